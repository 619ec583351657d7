// The search of the gallery. A plain script, because a page without a server loads no modules.
{
  const search = document.querySelector('#search');
  const found = document.querySelector('#found');
  const count = document.querySelector('#count');
  const states = [...document.querySelectorAll('article[data-text]')];
  const sections = [...document.querySelectorAll('main > section')].filter(
    (section) => section.querySelector('article[data-text]') !== null,
  );

  const filter = () => {
    const terms = search.value.toLowerCase().split(/\s+/);
    for (const state of states)
      state.hidden =
        !terms.every((term) => state.dataset.text.includes(term)) ||
        (found.checked && state.dataset.found === undefined);
    for (const section of sections) section.hidden = section.querySelector('article:not([hidden])') === null;
    const shown = states.filter(({ hidden }) => !hidden).length;
    count.textContent = shown === states.length ? `${shown} states` : `${shown} of ${states.length} states`;
  };

  search.addEventListener('input', filter);
  found.addEventListener('change', filter);
  // A browser that goes back fills in what was searched for.
  filter();
}
