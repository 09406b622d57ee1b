// The content of a tab, which is kept while another tab is selected.

const phone = document.getElementById('phone');
const app = document.getElementById('app');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const curve = 'cubic-bezier(.32,.72,0,1)';
let system = 0;
let finish = null;
let tab = null;

// The data that the phone keeps between launches of the app, for as long as the page is open, reloads included.
const kept = history.state ?? { choices: [], tab: 0, stored: [] };

function keep() {
    kept.tab = tabs.indexOf(tab);
    kept.stored = tabs.map((one) => data.states[one.state].s);
    kept.link = false;
    history.replaceState(kept, '');
    const snapshot = document.getElementById('stored');
    if (snapshot) snapshot.textContent = kept.stored.filter((stored) => stored !== null).join('\n') || 'nothing yet';
}

// The first state of a tab: a launch finds the stored data.
function launch(start, index) {
    const linked = kept.link && data.states.find(({ t, m }) => t === index && m.link !== undefined);
    if (linked) {
        kept.tab = index;
        return linked.m.link;
    }
    const before = data.states.find(({ t, s, m }) =>
        t === index && s === kept.stored[index] && m.relaunch !== undefined);
    return before ? before.m.relaunch : start;
}

const tabs = data.starts.map(launch).map((start) => {
    const [element, screens] = [document.createElement('div'), document.createElement('div')];
    element.className = 'tab';
    element.hidden = true;
    screens.className = 'screens';
    app.append(element);
    return { element, screens, state: start, shell: null, stack: [], sheet: null };
});

const state = () => data.states[tab.state];
addUp(data.renderings);
for (const { r } of data.states)
    for (let i = 1; i < r.length; i += 1) r[i] += r[i - 1];
const rendering = () => data.renderings[state().r[system]];
const shellNumber = () => rendering()[0];
const screenNumber = () => rendering()[1];
const sheetNumber = () => (rendering()[2] < 0 ? null : rendering()[2]);
const scrolledNumber = () => rendering()[3];
const top = () => tab.stack[tab.stack.length - 1];

function showShell() {
    const number = shellNumber();
    if (tab.shell === null) tab.element.append(make(number));
    else patch(tab.element.firstChild, tab.shell, number);
    tab.shell = number;
    const slot = tab.element.querySelector('[data-stack]');
    if (tab.screens.parentNode !== slot) slot.append(tab.screens);
}

// Shows all parts of the tab's state without an animation.
function showAll() {
    showShell();
    if (top()) refresh(top());
    else {
        tab.stack = [...Array(state().d).fill(null), newEntry()];
        tab.screens.append(top().element);
    }
    showSheet();
    keep();
}

function select(index) {
    finish?.();
    const isByTabBar = tab !== null;
    tab = tabs[index];
    tabs.forEach((other) => { other.element.hidden = other !== tab; });
    showAll();
    if (isByTabBar) tab.element.querySelector(`[data-tab="${index}"]`)?.focus({ preventScroll: true });
}
