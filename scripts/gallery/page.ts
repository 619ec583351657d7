import type { ChangedPicture, Comparison } from './compare.ts';
import type { Picture, StateRecord } from './records.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => ESCAPES[each] ?? each);

/** An address below the folder of the gallery, as an attribute. */
const address = (file: string): string => escape(file.split('/').map(encodeURIComponent).join('/'));

const anchorOf = ({ flow, id }: Pick<StateRecord, 'flow' | 'id'>): string => escape(`${flow}/${id}`);
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How a picture was taken, in words. */
const labelOf = ({ width, theme }: Picture): string => `${width} px, ${theme}`;

const image = (file: string, alt: string, { width, height }: Picture): string =>
  `<a href="${address(file)}"><img src="${address(file)}" alt="${escape(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></a>`;

const figure = (id: string, picture: Picture): string =>
  `<figure class="w${picture.width}">${image(picture.file, `${id}, ${labelOf(picture)}`, picture)}<figcaption>${labelOf(picture)}</figcaption></figure>`;

/** What axe found in the pictures of a state: one line for each rule and screen. */
const verdict = (pictures: readonly Picture[]): string => {
  const lines = pictures.flatMap((picture) =>
    [...Map.groupBy(picture.findings, ({ rule }) => rule)].map(
      ([rule, found]) =>
        `<li><code>${escape(rule)}</code>: ${plural(found.length, 'element')} at ${labelOf(picture)}: ${found.map(({ target }) => `<code>${escape(target)}</code>`).join(', ')}</li>`,
    ),
  );
  return lines.length === 0
    ? '<p class="clear">axe found nothing.</p>'
    : `<div class="found"><p>axe found ${plural(lines.length, 'problem')}:</p><ul>${lines.join('')}</ul></div>`;
};

/** One path in words, behind a line that says how long it is. */
const pathShown = (title: string, [input = '', ...steps]: readonly string[]): string =>
  `<details><summary>${title}: ${plural(steps.length, 'step')} from “${escape(input)}”</summary><ol>${[`starts from: ${input}`, ...steps].map((step) => `<li>${escape(step)}</li>`).join('')}</ol></details>`;

/** The shortest path to a state, and the one on which its pictures were taken, where that is another. */
const pathsShown = ({ shortest, path }: StateRecord): string =>
  [
    shortest.length === 0 ? '' : pathShown('Shortest path', shortest),
    shortest.join('\n') === path.join('\n') ? '' : pathShown('Pictures taken after', path),
  ].join('');

const hasFindings = ({ pictures }: StateRecord): boolean => pictures.some(({ findings }) => findings.length > 0);

const article = (record: StateRecord): string => `
<article id="${anchorOf(record)}" data-text="${escape([record.flow, record.id, record.description, ...record.items].join(' ').toLowerCase())}"${hasFindings(record) ? ' data-found' : ''}>
<h3><a href="#${anchorOf(record)}">${escape(record.id)}</a></h3>
<p>${escape(record.description)}</p>
<p class="items">${record.items.map((item) => `<span>${escape(item)}</span>`).join(' ')}</p>
${record.missing === null ? `${verdict(record.pictures)}${pathsShown(record)}<div class="pictures">${record.pictures.map((picture) => figure(record.id, picture)).join('')}</div>` : `<p class="missing">No picture. ${escape(record.missing)}</p>`}
</article>`;

const section = (flow: string, records: readonly StateRecord[]): string => `
<section aria-labelledby="${escape(flow)}">
<h2 id="${escape(flow)}">${escape(flow)}</h2>
${records.map(article).join('')}
</section>`;

const changedPicture = ({ flow, id, picture, before, difference, pixels }: ChangedPicture): string => `
<article>
<h3><a href="#${anchorOf({ flow, id })}">${escape(id)}</a></h3>
<p>${labelOf(picture)}: ${difference === null ? 'the sizes differ' : `${plural(pixels, 'pixel')} differ`}.</p>
<div class="sides">${[
  { file: before, label: 'before' },
  { file: picture.file, label: 'after' },
  ...(difference === null ? [] : [{ file: difference, label: 'difference' }]),
]
  .map(
    ({ file, label }) =>
      `<figure>${image(file, `${id}, ${labelOf(picture)}, ${label}`, picture)}<figcaption>${label}</figcaption></figure>`,
  )
  .join('')}</div>
</article>`;

const list = (title: string, names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `<h3>${title}</h3><ul>${names.map((name) => `<li><code>${escape(name)}</code></li>`).join('')}</ul>`;

const comparisonShown = ({ changed, added, vanished }: Comparison): string => `
<section aria-labelledby="compared">
<h2 id="compared">Compared with the older gallery</h2>
<p>${[changed.length === 0 ? 'No picture changed' : `${plural(changed.length, 'picture')} changed`, `${plural(added.length, 'new state')}`, `${plural(vanished.length, 'vanished state')}`].join(', ')}.</p>
${list('New states', added)}${list('Vanished states', vanished)}${changed.map(changedPicture).join('')}
</section>`;

/** The counts of a gallery in one sentence. */
export const summaryOf = (records: readonly StateRecord[]): string => {
  const shown = records.filter(({ missing }) => missing === null).length;
  return `${shown} of ${plural(records.length, 'state')} with pictures; axe found something in ${records.filter(hasFindings).length}.`;
};

/** The page of a gallery, which works without a server. `comparison` is null where it was compared with nothing. */
export const pageOf = (records: readonly StateRecord[], comparison: Comparison | null): string => {
  const areas = Map.groupBy(records, ({ area }) => area);
  const flows = Map.groupBy(records, ({ flow }) => flow);
  const links = [...areas].map(
    ([area, ofArea]) =>
      `<li>${escape(area)}<ul>${[...Map.groupBy(ofArea, ({ flow }) => flow)].map(([flow, states]) => `<li><a href="#${escape(flow)}">${escape(flow.slice(area.length + 1))}</a> <small>${states.length}</small></li>`).join('')}</ul></li>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waymark: gallery of states</title>
<link rel="stylesheet" href="gallery.css">
<script src="gallery.js" defer></script>
</head>
<body>
<a class="skip" href="#states">Skip to the states</a>
<header>
<h1>Gallery of states</h1>
<p>Every state of every state chart, as the real screen shows it. ${summaryOf(records)}</p>
<search>
<label for="search">Search names, items and descriptions</label>
<input id="search" type="search" autocomplete="off" spellcheck="false">
<label class="check"><input id="found" type="checkbox"> Only where axe found something</label>
<p id="count" role="status">${plural(records.length, 'state')}</p>
</search>
<nav aria-label="Areas and state charts"><ul>${links.join('')}</ul></nav>
</header>
<main id="states" tabindex="-1">${comparison === null ? '' : comparisonShown(comparison)}${[...flows].map(([flow, states]) => section(flow, states)).join('')}
</main>
</body>
</html>
`;
};
