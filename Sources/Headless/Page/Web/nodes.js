// Boxes of the table as elements of the page.

'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const { s: strings, a: attributes, n: nodes, p: places, q: rects } = data.table;
const { pictures } = data;
const svg = new Set(['svg', 'use', 'path', 'circle', 'rect']);

// A picture is a box and where it is; the places of the boxes in it are in the order of the boxes.
const make = (picture) => makeBox(...pictures[picture]);

function makeBox(number, place) {
    if (number < 0) return document.createTextNode(strings[-1 - number]);
    const [tag, list, ...children] = nodes[number];
    const name = strings[tag];
    const element = svg.has(name)
        ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
    setAttributes(element, list);
    put(element, place);
    let next = 1;
    for (const child of children) element.append(makeBox(child, child < 0 ? -1 : places[place][next++]));
    return element;
}

function setAttributes(element, list) {
    const pairs = attributes[list];
    for (let i = 0; i < pairs.length; i += 2) element.setAttribute(strings[pairs[i]], strings[pairs[i + 1]]);
}

// From the leading edge: where text runs from right to left, all is mirrored.
function put(element, place) {
    const [x, y, width, height, size, line] = rects[places[place][0]];
    element.place = x === undefined ? null : [x, y, width, height];
    if (x === undefined) return;
    const { style } = element;
    style.insetInlineStart = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.fontSize = size ? `${size}px` : '';
    style.lineHeight = size ? `${line}px` : '';
}

// Turns what is shown into something else, keeping every element that is still there: that is what lets
// a background stay the very same element, and its colors run from one palette to the next.
function patch(element, old, picture) {
    return old === picture ? element : patchBox(element, ...pictures[old], ...pictures[picture]);
}

function patchBox(element, old, oldPlace, number, place) {
    if (old === number && oldPlace === place) return element;
    if (old < 0 || number < 0 || nodes[old][0] !== nodes[number][0]) {
        const replacement = makeBox(number, place);
        element.replaceWith(replacement);
        return replacement;
    }
    const [, oldList, ...oldChildren] = nodes[old];
    const [, list, ...children] = nodes[number];
    if (oldList !== list) {
        const kept = new Set(attributes[list].filter((_, i) => i % 2 === 0));
        attributes[oldList].forEach((name, i) => {
            if (i % 2 === 0 && !kept.has(name)) element.removeAttribute(strings[name]);
        });
        setAttributes(element, list);
    }
    if (oldList !== list || places[oldPlace][0] !== places[place][0]) put(element, place);
    const elements = [...element.childNodes];
    let [oldNext, next] = [1, 1];
    children.forEach((child, i) => {
        const childPlace = child < 0 ? -1 : places[place][next++];
        if (i >= oldChildren.length) return element.append(makeBox(child, childPlace));
        const oldChildPlace = oldChildren[i] < 0 ? -1 : places[oldPlace][oldNext++];
        return patchBox(elements[i], oldChildren[i], oldChildPlace, child, childPlace);
    });
    for (let i = children.length; i < oldChildren.length; i += 1) elements[i].remove();
    return element;
}
