// Slides from one screen to another.

// A push slides the new screen in from the trailing edge and the old one out by a third; a pop does the reverse.
// Two transparent screens are read through each other, as on a phone.
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
    const isOpaque = over.querySelector('.slide:is(.opaque, .painted)') !== null;
    const [overSlide, underSlide] = [over.querySelector('.slide'), under.querySelector('.slide')];
    if (calm.matches) {
        play(overSlide, [{ opacity: 0 }, { opacity: 1 }]);
        play(underSlide, [{ opacity: 1 }, { opacity: isOpaque ? 1 : 0 }]);
    } else {
        play(overSlide, [{ transform: 'translateX(100%)' }, { transform: 'none' }]);
        play(underSlide, isOpaque
            ? [{ transform: 'none', filter: 'none' }, { transform: 'translateX(-30%)', filter: 'brightness(.9)' }]
            : [{ transform: 'none' }, { transform: 'translateX(-30%)' }]);
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
