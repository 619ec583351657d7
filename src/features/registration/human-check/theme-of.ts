/** Light or dark, as the page shows itself (`data-theme`), for a widget that cannot see our style sheet. */
export const themeOf = (container: Element): 'light' | 'dark' | 'auto' => {
  const scheme = getComputedStyle(container).colorScheme;
  return /^(?:only )?light$/.test(scheme) ? 'light' : /^(?:only )?dark$/.test(scheme) ? 'dark' : 'auto';
};
