// Changes of state, and the stack of screens.

function newEntry() {
    return { element: make(screenNumber()), number: screenNumber() };
}

function refresh(entry) {
    const number = entry.element.hasAttribute('data-scrolled') ? scrolledNumber() : screenNumber();
    entry.element = patch(entry.element, entry.number, number);
    entry.number = number;
}

// Listens on the app, because another version of the system may have another scroll view.
app.addEventListener('scroll', scrolled, { capture: true, passive: true });

function scrolled(event) {
    if (!event.target.matches('.primary')) return;
    const title = event.target.querySelector('.large-title');
    const edge = title ? title.offsetHeight : 0;
    const screen = event.target.closest('.screen');
    screen.toggleAttribute('data-scrolled', event.target.scrollTop > 2);
    screen.toggleAttribute('data-collapsed', event.target.scrollTop > edge - 6);
    if (top()?.element === screen && !finish) refresh(top());
}

function go(move) {
    const target = state().m[move];
    if (target === undefined) return;
    finish?.();
    const before = sheetNumber() === null ? rectangles() : null;
    tab.state = target;
    keep();
    showShell();
    const depth = state().d;
    const from = top();
    if (depth === tab.stack.length - 1) {
        refresh(from);
        if (before) moveMatches(before);
        showSheet(move);
        return;
    }
    const { stack } = tab;
    if (depth > stack.length - 1) {
        from.opener = move;
        while (stack.length < depth) stack.push(null);
        const entry = newEntry();
        stack.push(entry);
        tab.screens.append(entry.element);
        focusTitle(entry);
        slide(from.element, entry.element, 1, () => conceal(from));
    } else {
        stack.length = depth + 1;
        const entry = top() ?? newEntry();
        stack[depth] = entry;
        // A hidden screen changes at once, as if it had changed with the visible one.
        refresh(entry);
        reveal(entry);
        if (!entry.element.parentNode) tab.screens.prepend(entry.element);
        const row = entry.opener && entry.element.querySelector(`[data-a="${entry.opener}"]`);
        if (row) row.focus({ preventScroll: true });
        else focusTitle(entry);
        slide(from.element, entry.element, -1, () => from.element.remove());
    }
}

// The title in the system's bar or a custom one.
function focusTitle(entry) {
    const title = entry.element.querySelector('h1, .inset-top [role=heading]');
    if (title) title.tabIndex = -1;
    title?.focus({ preventScroll: true });
}

function conceal(entry) {
    entry.scroll = entry.element.querySelector('.primary')?.scrollTop;
    entry.element.hidden = true;
}

function reveal(entry) {
    entry.element.hidden = false;
    entry.element.inert = false;
    const primary = entry.element.querySelector('.primary');
    if (primary && entry.scroll) primary.scrollTop = entry.scroll;
}

phone.addEventListener('click', (event) => {
    const control = event.target.closest('[data-a], [data-tab]');
    if (!control || !phone.contains(control)) return;
    if (control.dataset.tab) select(Number(control.dataset.tab));
    else go(control.dataset.a);
});

document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented)
        go(sheetNumber() === null ? (state().m.back === undefined ? 'escape' : 'back') : 'dismiss');
});
