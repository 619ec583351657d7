/** Opens the demo desk, and hides it again: a key that neither the product nor a browser uses. */
const KEY = 'd';
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

/**
 * In the flow, below the page: it covers nothing but while it has something to say. Bars of the product for which its
 * page reserves no room at its foot would cover it (T23). Below a page that is shorter than the window it stands at the
 * window's end (V37). Not printed.
 */
const STYLE = `
.demo-opener { position: sticky; top: calc(100dvh - 36px); display: flex; justify-content: end; background: oklch(0.232 0.022 200); color: oklch(0.965 0.01 190); font-size: 13px; }
.demo-opener button { flex: none; padding: 0 16px; border: 0; background: none; color: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
.demo-opener a { display: inline-flex; flex: none; align-items: center; gap: 8px; min-height: 36px; padding: 0 16px; border-left: 8px solid oklch(0.87 0.175 122); color: inherit; font-weight: 600; text-decoration: none; }
.demo-opener a:focus-visible { outline-color: oklch(0.87 0.175 122); outline-offset: -3px; }
.demo-opener p { margin-right: auto; padding: 8px 16px; color: oklch(0.86 0.13 85); font-weight: 600; }
.demo-opener:has(p) { top: auto; bottom: 0; z-index: 50; }
body:has(.selbar, .undo) .demo-opener { margin-bottom: 6rem; }
@media (max-width: 47.99em) { body:has(.selbar) .demo-opener { margin-bottom: 9rem; } }
@media print { .demo-opener { display: none; } }`;

/** WCAG 2.1.4: single keys rest where the product's are switched off. */
const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem('waymark.keys') !== 'off';
  } catch {
    return true;
  }
};

/** Says before the button what is wrong, until it is dismissed. */
const tellProblem = (opener: HTMLElement, problem: string): void => {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = 'Dismiss';
  dismiss.addEventListener('click', () => {
    note.remove();
    dismiss.remove();
  });
  opener.prepend(note, dismiss);
  // What is put into a region that stands already is announced.
  note.textContent = problem;
};

/**
 * Puts the one small button of the demo desk below the product, and its key on the page. Both lead to the instruments,
 * which open the product anew at the same address. Within a frame there is none: it is the instruments' own. `base`:
 * where the product lies on its host, with a slash at both ends. `problem`: what is wrong with the demo in this page,
 * or null; it stands beside the button until it is dismissed.
 */
export const offerInstruments = (
  base: string,
  problem: string | null,
  leave = (address: string): void => location.assign(address),
): void => {
  if (window.parent !== window) return;
  const address = (): string =>
    `${base}instruments/?at=${encodeURIComponent(`/${location.pathname.slice(base.length)}${location.search}${location.hash}`)}`;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  const link = document.createElement('a');
  link.href = address();
  link.textContent = 'Demo desk';
  // What the page's router has made of the address meanwhile.
  link.addEventListener('click', () => (link.href = address()));
  const opener = document.createElement('aside');
  opener.className = 'demo-opener';
  opener.setAttribute('aria-label', 'Demo');
  opener.append(link);
  document.body.append(opener);
  if (problem !== null) tellProblem(opener, problem);

  document.addEventListener('keydown', (event) => {
    if (
      event.key.toLowerCase() !== KEY ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.repeat ||
      event.defaultPrevented ||
      !areKeysOn()
    )
      return;
    if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return;
    leave(address());
  });
};
