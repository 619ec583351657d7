/** Text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page without style or script, which any policy admits. */
export const pageOf = (title: string, body: readonly string[]): string =>
  [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>`,
    ...body,
    '</body></html>',
  ].join('');
