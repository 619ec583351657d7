import type { Plugin } from 'vite';

const LINK = /[ \t]*<link rel="stylesheet"[^>]*>\n/g;

/**
 * Puts the entry's style sheet before those of the chunks it shares with lazy pages: it declares the order of the
 * layers, and whoever names a layer first decides.
 */
export const layersFirstPlugin = (): Plugin => ({
  name: 'waymark-layers-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(LINK) ?? [];
      const entry = links.find((link) => /\/(?:app|index)-[^/]*\.css"/.test(link));
      if (entry === undefined) throw new Error('index.html links no style sheet of the entry');
      return html
        .replaceAll(LINK, '')
        .replace('</head>', `${[entry, ...links.filter((link) => link !== entry)].join('')}  </head>`);
    },
  },
});
