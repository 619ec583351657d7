/** Text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page without style or script, which any policy admits. `head`: what its head has besides. */
export const pageOf = (title: string, body: readonly string[], head = ''): string =>
  [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>${head}</head><body><h1>${escaped(title)}</h1>`,
    ...body,
    '</body></html>',
  ].join('');
