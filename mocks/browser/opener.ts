/** Opens the demo desk, and hides it again: a key that neither the product nor a browser uses. */
const KEY = 'd';
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

/** In the flow, below the page: it covers nothing. Not printed. */
const STYLE = `
.demo-opener { display: flex; justify-content: end; background: oklch(0.232 0.022 200); }
.demo-opener a { display: inline-flex; align-items: center; gap: 8px; min-height: 36px; padding: 0 16px; border-left: 8px solid oklch(0.87 0.175 122); color: oklch(0.965 0.01 190); font-size: 13px; font-weight: 600; text-decoration: none; }
.demo-opener a:focus-visible { outline-color: oklch(0.87 0.175 122); outline-offset: -3px; }
@media print { .demo-opener { display: none; } }`;

/** WCAG 2.1.4: single keys rest where the product's are switched off. */
const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem('waymark.keys') !== 'off';
  } catch {
    return true;
  }
};

/**
 * Puts the one small button of the demo desk below the product, and its key on the page. Both lead to the instruments, which
 * open the product anew at the same address. Within a frame there is none: it is the instruments' own. `base`: where the
 * product lies on its host, with a slash at both ends.
 */
export const offerInstruments = (base: string): void => {
  if (window.parent !== window) return;
  const address = (): string => `${base}instruments/?at=${encodeURIComponent(`/${location.pathname.slice(base.length)}${location.search}${location.hash}`)}`;

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

  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented || !areKeysOn()) return;
    if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return;
    location.assign(address());
  });
};
