// Views with an identity move from their old place. New ones flow out of their nearest neighbor.

const matched = () => [...(top()?.element.querySelectorAll('[data-match]') ?? [])];
const rectangles = () => new Map(matched().map((element) => [element.dataset.match, place(element)]));

// The frame in the phone's points, whatever the zoom.
function place(element) {
    const [box, frame] = [element.getBoundingClientRect(), app.getBoundingClientRect()];
    const scale = frame.width / 402;
    return {
        x: (box.left - frame.left) / scale,
        y: (box.top - frame.top) / scale,
        width: box.width / scale,
        height: box.height / scale
    };
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
