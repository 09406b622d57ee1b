// Makes elements of the page from boxes of the table.

'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const { s: strings, a: attributes, n: nodes, p: places, q: rects, b: breaks } = data.table;
const { pictures } = data;
const svg = new Set(['svg', 'use', 'path', 'circle', 'rect']);

// A child's index is relative to its parent's.
function count(lists, first) {
    lists.forEach((list, index) => {
        for (let i = first; i < list.length; i += 1)
            if (list[i] >= 0) list[i] = index - list[i];
    });
}
count(nodes, 2);
count(places, 1);

// Lists of numbers, each relative to the previous list.
function addUp(lists) {
    for (let i = 1; i < lists.length; i += 1) lists[i] = lists[i].map((number, k) => number + lists[i - 1][k]);
}
addUp(pictures);

// A picture is a box and its place, which has the places of the box's children in order.
const make = (picture) => makeBox(...pictures[picture]);

function makeBox(number, place) {
    if (number < 0) return document.createTextNode(inLines(strings[-1 - number], breaks[-1 - place]));
    const [tag, list, ...children] = nodes[number];
    const name = strings[tag];
    const element = svg.has(name)
        ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
    setAttributes(element, list);
    put(element, place);
    children.forEach((child, i) => element.append(makeBox(child, places[place][i + 1])));
    return element;
}

// The text with its line breaks, each in place of white space.
function inLines(text, list) {
    let [lines, start] = ['', 0];
    for (let i = 0; i < list.length; i += 2) {
        lines += `${text.slice(start, list[i])}\n`;
        start = list[i] + list[i + 1];
    }
    return lines + text.slice(start);
}

function setAttributes(element, list) {
    const pairs = attributes[list];
    for (let i = 0; i < pairs.length; i += 2) element.setAttribute(strings[pairs[i]], strings[pairs[i + 1]]);
}

// Places are relative to the leading edge, so right-to-left pages are mirrored.
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

// Changes an element into another picture, and keeps every element that is in both. So a background stays
// the same element, and its colors change smoothly to another palette's.
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
        const { background } = element.style;
        const kept = new Set(attributes[list].filter((_, i) => i % 2 === 0));
        attributes[oldList].forEach((name, i) => {
            if (i % 2 === 0 && !kept.has(name)) element.removeAttribute(strings[name]);
        });
        setAttributes(element, list);
        fade(element, background);
    }
    if (oldList !== list || places[oldPlace][0] !== places[place][0]) put(element, place);
    const elements = [...element.childNodes];
    children.forEach((child, i) => {
        const childPlace = places[place][i + 1];
        if (i >= oldChildren.length) return element.append(makeBox(child, childPlace));
        return patchBox(elements[i], oldChildren[i], places[oldPlace][i + 1], child, childPlace);
    });
    for (let i = children.length; i < oldChildren.length; i += 1) elements[i].remove();
    return element;
}

// A style sheet can't animate a gradient with many stops, so the old gradient fades out over the new one.
function fade(element, old) {
    if (!old.includes('gradient') || old === element.style.background) return;
    if (!element.matches('.animated *') || !element.checkVisibility()) return;
    const cover = document.createElement('div');
    cover.style.background = old;
    cover.style.borderRadius = 'inherit';
    element.append(cover);
    const style = getComputedStyle(element);
    const duration = parseFloat(style.getPropertyValue('--duration')) * 1000;
    const easing = style.getPropertyValue('--curve') || 'ease-in-out';
    cover.animate([{ opacity: 1 }, { opacity: 0 }], { duration, easing }).finished.then(() => cover.remove(), () => {});
}
