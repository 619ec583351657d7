// Runs in the page, by itself: a filter over calls, events, questions and states.
const find = document.querySelector('#find');
const found = document.querySelector('#found');
const none = document.querySelector('#none');
const entries = [...document.querySelectorAll('.entry')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}));
const parts = [...document.querySelectorAll('main > section, .intro')];
const links = [...document.querySelectorAll('.contents a')];

const apply = () => {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { element, text } of entries) {
    element.hidden = !words.every((word) => text.includes(word));
    if (!element.hidden) shown += 1;
  }
  for (const part of parts) part.hidden = words.length > 0 && part.querySelector('.entry:not([hidden])') === null;
  for (const link of links) link.parentElement.hidden = document.querySelector(link.hash)?.closest('[hidden]') !== null;
  none.hidden = shown > 0;
  found.textContent = words.length === 0 ? '' : `${shown} of ${entries.length} shown`;
};

const clear = () => {
  find.value = '';
  apply();
};

find.addEventListener('input', () => {
  apply();
  scrollTo(0, 0);
});
find.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') clear();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement)
    return;
  event.preventDefault();
  find.focus();
  find.select();
});

// A link leads to what the filter hides, too.
addEventListener('hashchange', () => {
  const target = location.hash.length > 1 ? document.querySelector(location.hash) : null;
  if (target === null || target.closest('[hidden]') === null) return;
  clear();
  target.scrollIntoView();
});

const closed = new Set();
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details:not([open])')) {
    closed.add(details);
    details.open = true;
  }
});
addEventListener('afterprint', () => {
  for (const details of closed) details.open = false;
  closed.clear();
});

document.querySelector('.find').hidden = false;
