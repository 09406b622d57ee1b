/// What makes the page move: it shows states of the graph, and animates from one to the next as the system does.
enum PageScript {
    static let source = "(() => {\n" + [nodes, navigation, settings].joined(separator: "\n") + "\n})();"

    /// Boxes of the table as elements of the page.
    private static let nodes = #"""
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
                if (i < oldChildren.length) patch(elements[i], oldChildren[i], child); else element.append(make(child));
            });
            for (let i = children.length; i < oldChildren.length; i += 1) elements[i].remove();
            return element;
        }
        """#

    /// The stack of screens.
    private static let navigation = #"""
        const phone = document.getElementById('phone');
        const app = document.getElementById('app');
        const calm = matchMedia('(prefers-reduced-motion: reduce)');
        const curve = 'cubic-bezier(.32,.72,0,1)';
        const screens = document.createElement('div');
        screens.className = 'screens';
        let stack = [];
        let state = 0;
        let system = 0;
        let shell = null;
        let finish = null;

        const shellNumber = () => data.states[state].r[system * 2];
        const screenNumber = () => data.states[state].r[system * 2 + 1];
        const top = () => stack[stack.length - 1];

        function showShell() {
            const number = shellNumber();
            if (shell === null) app.append(make(number)); else patch(app.firstChild, shell, number);
            shell = number;
            const slot = app.querySelector('[data-stack]');
            if (screens.parentNode !== slot) slot.append(screens);
        }

        function newEntry() {
            const element = make(screenNumber());
            element.querySelector('.primary')?.addEventListener('scroll', scrolled, { passive: true });
            return { element, number: screenNumber() };
        }

        function refresh(entry) {
            const number = screenNumber();
            entry.element = patch(entry.element, entry.number, number);
            entry.number = number;
        }

        function scrolled(event) {
            const title = event.target.querySelector('.large-title');
            const edge = title ? title.offsetHeight : 0;
            const screen = event.target.closest('.screen');
            screen.toggleAttribute('data-scrolled', event.target.scrollTop > 2);
            screen.toggleAttribute('data-collapsed', event.target.scrollTop > edge - 6);
        }

        function go(move) {
            const target = data.states[state].m[move];
            if (target === undefined) return;
            finish?.();
            const opener = move;
            state = target;
            showShell();
            const depth = data.states[state].d;
            const from = top();
            if (depth === stack.length - 1) return refresh(from);
            if (depth > stack.length - 1) {
                from.opener = opener;
                while (stack.length < depth) stack.push(null);
                const entry = newEntry();
                stack.push(entry);
                screens.append(entry.element);
                entry.element.querySelector('h1')?.focus({ preventScroll: true });
                slide(from.element, entry.element, 1, () => conceal(from));
            } else {
                stack.length = depth + 1;
                const entry = top() ?? newEntry();
                stack[depth] = entry;
                reveal(entry);
                refresh(entry);
                if (!entry.element.parentNode) screens.prepend(entry.element);
                const row = entry.opener && entry.element.querySelector(`[data-a="${entry.opener}"]`);
                (row ?? entry.element.querySelector('h1'))?.focus({ preventScroll: true });
                slide(from.element, entry.element, -1, () => from.element.remove());
            }
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

        phone.addEventListener('click', (event) => {
            const control = event.target.closest('[data-a]');
            if (control && phone.contains(control)) go(control.dataset.a);
        });

        document.addEventListener('keydown', (event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) go('back');
        });
        """#

    /// The switches, and the size of the phone.
    private static let settings = #"""
        const form = document.querySelector('.settings');
        const groups = [...form.querySelectorAll('fieldset')].map((group) => [...group.querySelectorAll('input')]);

        function readSettings() {
            system = 0;
            for (const inputs of groups) {
                const index = inputs.findIndex((input) => input.checked);
                system = system * inputs.length + index;
                phone.dataset[inputs[index].name] = inputs[index].value;
            }
        }

        form.addEventListener('change', () => {
            finish?.();
            readSettings();
            showShell();
            refresh(top());
        });
        form.addEventListener('submit', (event) => event.preventDefault());

        function fit() {
            const isNarrow = innerWidth < 860;
            const byHeight = (innerHeight - (isNarrow ? 32 : 64)) / 876;
            const byWidth = (innerWidth - 24) / 417;
            phone.parentNode.style.zoom = Math.max(.5, Math.min(1, byHeight, byWidth));
        }

        addEventListener('resize', fit);
        fit();
        readSettings();
        showShell();
        stack = [newEntry()];
        screens.append(top().element);
        """#
}
