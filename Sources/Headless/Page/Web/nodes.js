// Boxes of the table as elements of the page.

'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const { s: strings, a: attributes, n: nodes } = data.table;
const svg = new Set(['svg', 'use', 'path', 'circle', 'rect']);

function make(number) {
    if (number < 0) return document.createTextNode(strings[-1 - number]);
    const [tag, list, ...children] = nodes[number];
    const name = strings[tag];
    const element = svg.has(name)
        ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
    setAttributes(element, list);
    for (const child of children) element.append(make(child));
    return element;
}

function setAttributes(element, list) {
    const pairs = attributes[list];
    for (let i = 0; i < pairs.length; i += 2) element.setAttribute(strings[pairs[i]], strings[pairs[i + 1]]);
}

// Turns what is shown into something else, keeping every element that is still there: that is what lets
// a background stay the very same element, and its colors run from one palette to the next.
function patch(element, old, number) {
    if (old === number) return element;
    if (old < 0 || number < 0 || nodes[old][0] !== nodes[number][0]) {
        const replacement = make(number);
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
    const elements = [...element.childNodes];
    children.forEach((child, i) => {
        if (i < oldChildren.length) patch(elements[i], oldChildren[i], child);
        else element.append(make(child));
    });
    for (let i = children.length; i < oldChildren.length; i += 1) elements[i].remove();
    return element;
}
