extension PageScript {
    /// One screen gives way to another.
    static let slides = #"""
        // Forward, the new screen comes from the trailing edge and the old one gives way by a third; back, the reverse.
        // A screen one can see through fades as it leaves, so that the two are not read at once.
        function slide(from, to, direction, done) {
            from.inert = true;
            to.inert = false;
            const over = direction > 0 ? to : from;
            const under = direction > 0 ? from : to;
            over.style.zIndex = 2;
            under.style.zIndex = 1;
            const animations = [];
            const options = { duration: calm.matches ? 240 : 480, easing: calm.matches ? 'ease' : curve, fill: 'both' };
            const play = (element, frames) => element && animations.push(
                element.animate(direction > 0 ? frames : [...frames].reverse(), options));
            const isOpaque = over.querySelector('.slide.opaque, .isolated > .behind') !== null;
            const [overSlide, underSlide] = [over.querySelector('.slide'), under.querySelector('.slide')];
            if (calm.matches) {
                play(overSlide, [{ opacity: 0 }, { opacity: 1 }]);
                play(underSlide, [{ opacity: 1 }, { opacity: isOpaque ? 1 : 0 }]);
            } else {
                play(overSlide, [{ transform: 'translateX(100%)' }, { transform: 'none' }]);
                play(underSlide, isOpaque
                    ? [{ transform: 'none', filter: 'none' }, { transform: 'translateX(-30%)', filter: 'brightness(.9)' }]
                    : [{ transform: 'none', opacity: 1 }, { opacity: 0, offset: .55 },
                       { transform: 'translateX(-30%)', opacity: 0 }]);
            }
            play(over.querySelector('.bar'), [{ opacity: 0 }, { opacity: 1 }]);
            play(under.querySelector('.bar'), [{ opacity: 1 }, { opacity: 0 }]);
            phone.dataset.moving = '';
            finish = () => {
                finish = null;
                animations.forEach((animation) => animation.cancel());
                over.style.zIndex = under.style.zIndex = '';
                delete phone.dataset.moving;
                done();
            };
            const end = finish;
            Promise.all(animations.map((animation) => animation.finished)).then(() => finish === end && end(), () => {});
        }
        """#

    /// A sheet over everything, which comes from below.
    static let sheets = #"""
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
                tab.element.querySelector(`.screen [data-a="${by}"]`)?.focus({ preventScroll: true });
                rise(element, true, () => element.remove());
            } else if (tab.sheet !== null) {
                tab.sheet.element = patch(tab.sheet.element, tab.sheet.number, number);
                tab.sheet.number = number;
            }
        }

        function rise(element, isLeaving, done) {
            const options = { duration: calm.matches ? 200 : 420, easing: curve, fill: 'both',
                direction: isLeaving ? 'reverse' : 'normal' };
            const frames = calm.matches ? [{ opacity: 0 }, { opacity: 1 }]
                : [{ transform: 'translateY(105%)' }, { transform: 'none' }];
            const animations = [element.querySelector('.sheet').animate(frames, options),
                element.querySelector('.dimming').animate([{ opacity: 0 }, { opacity: 1 }], options)];
            // A finished animation would go on to make a layer of its own, in which a blur sees nothing.
            Promise.all(animations.map((animation) => animation.finished)).then(() => {
                done?.();
                animations.forEach((animation) => animation.cancel());
            }, () => {});
        }
        """#

    /// Views with an identity move from where they were; those that come flow out of their nearest neighbor.
    static let matches = #"""
        const matched = () => [...(top()?.element.querySelectorAll('[data-match]') ?? [])];
        const rectangles = () => new Map(matched().map((element) => [element.dataset.match, place(element)]));

        // In the phone's own measure, whatever it is zoomed to.
        function place(element) {
            const [box, frame] = [element.getBoundingClientRect(), app.getBoundingClientRect()];
            const scale = frame.width / 393;
            return { x: (box.left - frame.left) / scale, y: (box.top - frame.top) / scale,
                width: box.width / scale, height: box.height / scale };
        }

        const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

        function moveMatches(before) {
            for (const element of matched()) {
                const now = place(element);
                const was = before.get(element.dataset.match);
                const from = was ?? [...before.values()].sort((a, b) => distance(now, a) - distance(now, b))[0];
                if (!from || (was && distance(was, now) < 1 && Math.abs(was.width - now.width) < 1)) continue;
                const shift = `translate(${from.x + from.width / 2 - now.x - now.width / 2}px,` +
                    `${from.y + from.height / 2 - now.y - now.height / 2}px)`;
                const options = { duration: calm.matches ? 160 : 420, easing: curve };
                if (calm.matches) {
                    if (!was) element.animate([{ opacity: 0 }, { opacity: 1 }], options);
                } else {
                    element.animate([{ transform: was ? shift : `${shift} scale(.6)` }, { transform: 'none' }], options);
                }
            }
        }
        """#
}
