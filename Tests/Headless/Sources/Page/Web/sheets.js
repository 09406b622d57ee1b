// A sheet over the whole screen, which slides up.

function showSheet(opener) {
    const number = sheetNumber();
    const shell = tab.element.firstChild;
    shell.inert = number !== null;
    if (tab.sheet === null && number !== null) {
        tab.sheet = { element: make(number), number, opener };
        tab.element.append(tab.sheet.element);
        tab.sheet.element.querySelector('.sheet button')?.focus({ preventScroll: true });
        rise(tab.sheet.element, false);
    } else if (tab.sheet !== null && number === null) {
        const { element, opener: by } = tab.sheet;
        tab.sheet = null;
        element.inert = true;
        top().element.querySelector(`[data-a="${by}"]`)?.focus({ preventScroll: true });
        rise(element, true, () => element.remove());
    } else if (tab.sheet !== null) {
        tab.sheet.element = patch(tab.sheet.element, tab.sheet.number, number);
        tab.sheet.number = number;
    }
}

function rise(element, isLeaving, done) {
    const options = {
        duration: calm.matches ? 200 : 420,
        easing: curve,
        fill: 'both',
        direction: isLeaving ? 'reverse' : 'normal'
    };
    const frames = calm.matches ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: 'translateY(105%)' }, { transform: 'none' }];
    const animations = [element.querySelector('.sheet').animate(frames, options),
        element.querySelector('.dimming').animate([{ opacity: 0 }, { opacity: 1 }], options)
    ];
    // Cancels finished animations: they would keep a separate layer, in which a blur has no backdrop.
    Promise.all(animations.map((animation) => animation.finished)).then(() => {
        done?.();
        animations.forEach((animation) => animation.cancel());
    }, () => {});
}
