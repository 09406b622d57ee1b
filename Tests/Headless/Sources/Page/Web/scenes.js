// Shows one scene on one system, on all devices.

const form = document.querySelector('.scenes');
const phones = [...document.querySelectorAll('.phone')];

function show() {
    const [scene, version, scheme] = [...form.elements].map((choice) => choice.selectedIndex);
    phones.forEach((phone, device) => {
        const number = (scene * data.versions.length + version) * phones.length + device;
        phone.dataset.version = data.versions[version];
        phone.dataset.scheme = form.elements.scheme.options[scheme].text;
        phone.firstChild.replaceChildren(make(data.shown[number * form.elements.scheme.length + scheme]));
        phone.firstChild.truth = data.truths[number];
    });
}

form.addEventListener('change', show);
show();
