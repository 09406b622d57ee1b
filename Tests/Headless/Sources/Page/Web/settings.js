// The switches, and the size of the phone.

document.documentElement.toggleAttribute('data-alone', new URLSearchParams(location.search).has('phone'));

const form = document.querySelector('.settings');
const groups = [...form.querySelectorAll('fieldset')].map((group) => [...group.querySelectorAll('input')]);

function readSettings() {
    system = 0;
    kept.choices = groups.map((inputs) => inputs.findIndex((input) => input.checked));
    for (const [group, index] of kept.choices.entries()) {
        const inputs = groups[group];
        system = system * inputs.length + index;
        phone.dataset[inputs[index].name] = inputs[index].value;
    }
}

form.addEventListener('change', () => {
    finish?.();
    readSettings();
    showAll();
});
form.addEventListener('submit', (event) => event.preventDefault());

function fit() {
    const isNarrow = innerWidth < 860;
    const byHeight = (innerHeight - (isNarrow ? 32 : 64)) / 898;
    const byWidth = (innerWidth - 24) / 426;
    phone.parentNode.style.zoom = Math.max(.5, Math.min(1, byHeight, byWidth));
}

addEventListener('resize', fit);
fit();
kept.choices.forEach((index, group) => { groups[group][index].checked = true; });
readSettings();
select(kept.tab);

document.getElementById('link')?.addEventListener('click', () => {
    history.replaceState({ ...kept, link: true }, '');
    location.reload();
});
document.getElementById('reload')?.addEventListener('click', () => location.reload());
