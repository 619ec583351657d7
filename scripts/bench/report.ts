import type { Audit } from './lighthouse.ts';
import type { Load } from './load.ts';

/** One line of the table; times where they were measured. */
export interface Row {
  readonly name: string;
  readonly load: Load;
  readonly audit?: Audit | undefined;
}

/** Peers' pages, measured elsewhere: `docs/performance-anchors.md` says how. Their ratios are to their own static page. */
const ANCHORS: readonly (readonly [
  name: string,
  jsKb: number | null,
  requests: number | null,
  lcp: string,
  tbt: string,
])[] = [
  ['static form, no script', 0, null, '626', '0'],
  ['prerendered, React late', null, null, '645–660', '41–70'],
  ['prerendered, React at once', null, null, '1,055–1,119', '0'],
  ['bare React, on the client', 58, null, '1,100', '0'],
  ['bulletproof-react, sign-in', 143, 5, '2,200–2,350', '4–69'],
  ['epic-stack, sign-in', 189, 33, '2,640', '10'],
  ['openedx authn, sign-in', 440, 13, '4,700', '164–192'],
  ['frappe/lms, home', 771, 32, '7,800–8,000', '886–1,150'],
  ['openedx learning, home', 1085, 21, '8,200', '1,190–1,207'],
];

const COLUMNS = [28, 9, 8, 8, 10, 10, 15, 7, 13, 8, 20] as const;
const line = (...cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(COLUMNS[0]) : String(cell).padStart(COLUMNS[index] ?? 0)))
    .join('')
    .trimEnd();

/**
 * The table: ours, each beside the static page of the same run, then the anchors. kB are 1,024 bytes, brotli; times are
 * milliseconds.
 */
export const table = (rows: readonly Row[]): string => {
  const limit = rows[0]?.audit?.lcp;
  const ours = rows.map(({ name, load, audit }) =>
    line(
      name,
      load.requests,
      load.jsKb,
      load.cssKb,
      load.fontKb,
      load.laterKb,
      ...(audit === undefined
        ? []
        : [
            audit.lcp,
            limit === undefined ? '' : (audit.lcp / limit).toFixed(2),
            audit.tbt,
            audit.cls,
            Object.values(audit.scores).join('/'),
          ]),
    ),
  );
  const theirs = ANCHORS.map(([name, jsKb, requests, lcp, tbt]) =>
    line(name, requests ?? '–', jsKb ?? '–', '', '', '', lcp, '', tbt),
  );
  return [
    line(
      'page',
      'requests',
      'JS kB',
      'CSS kB',
      'fonts kB',
      'later kB',
      'LCP ms',
      'ratio',
      'TBT ms',
      'CLS',
      'perf/a11y/best/seo',
    ),
    ...ours,
    '',
    'anchors, measured elsewhere:',
    ...theirs,
  ].join('\n');
};
