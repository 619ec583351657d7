// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, productFiles } from './lib/product-sources.ts';

/**
 * What a browser can do and the DOM of these tests lacks: there a test proves that it was called, never that it works.
 * All of it that the product uses is named here, with the story in a browser that needs it, or why it has none. What is
 * new is decided about before it is listed.
 */
type Proof = readonly [file: string, text: string] | string;

const DOCUMENTS = 'e2e/accessibility/document-stage.e2e.ts';
const PICTURES = ['e2e/profile/pictures.e2e.ts', 'Becomes 512 × 512'] as const;
const FULL_SCREEN = 'no story: what is asked of the browser is tested, not what it makes of it';

const LACKING: Readonly<Record<string, Proof>> = {
  DragEvent: 'no story: a file is dropped by the hand alone; choosing it has stories',
  IntersectionObserver: ['e2e/accessibility/widths.e2e.ts', 'scrollWidth'],
  ResizeObserver: [DOCUMENTS, 'as wide as its place at 390 px'],
  Worker: [DOCUMENTS, 'a PDF is drawn by us'],
  clipboardData: 'no story: what is pasted into a text is cleaned by code that is tested by itself',
  closedBy: ['e2e/builder/focus.e2e.ts', 'Escape'],
  dataTransfer: 'no story: a file is dropped by the hand alone; choosing it has stories',
  drawImage: PICTURES,
  elementsFromPoint: ['e2e/builder/editor.e2e.ts', 'editor.drag('],
  exitFullscreen: FULL_SCREEN,
  fillRect: PICTURES,
  fillStyle: PICTURES,
  fullscreenElement: FULL_SCREEN,
  fullscreenEnabled: FULL_SCREEN,
  getData: 'no story: what is pasted into a text is cleaned by code that is tested by itself',
  imageSmoothingQuality: PICTURES,
  isContentEditable: ['e2e/builder/focus.e2e.ts', 'Escape leads from a text to its block'],
  matchMedia: ['e2e/accessibility/motion.e2e.ts', 'reduced motion: nothing moves'],
  moveBefore: ['e2e/library/package-origin.e2e.ts', 'what a package says as its page goes is stored'],
  pdfViewerEnabled: [DOCUMENTS, 'where the library does not come the browser shows it'],
  requestFullscreen: FULL_SCREEN,
  scrollIntoView: ['e2e/accessibility/focus-seen.e2e.ts', 'no focus stop lies under a sticky bar'],
  sendBeacon: 'no story: a report of an error that nobody waits for',
  setPointerCapture: PICTURES,
  showModal: ['e2e/accessibility/missing-parts.e2e.ts', 'dialog'],
  writeText: ['e2e/releases/releases.e2e.ts', 'navigator.clipboard.readText()'],
};

/**
 * Names of our own that the standard has, too, for something that the product does not use; and what the URL of the
 * tests inherits.
 */
const OURS: ReadonlySet<string> = new Set(['getHTML', 'isActive', 'requestId', 'searchParams', 'userId']);

/** What the DOM of the tests has, and only pretends to do. */
const PRETENDED: Readonly<Record<string, Proof>> = {
  BroadcastChannel: ['e2e/session/session-over.e2e.ts', 'newPage('],
  currentTime: ['e2e/library/module.e2e.ts', 'in a film one can jump'],
  isComposing: 'no story: an input method cannot be had in the browsers of the tests; a lint holds every key handler',
  keepalive: ['e2e/library/package-origin.e2e.ts', 'closing the tab'],
  playbackRate: ['e2e/library/module.e2e.ts', 'in a film one can jump'],
  scrollTo: ['e2e/shell/shell.e2e.ts', 'scrollY'],
};

const lib = readFileSync(globSync('node_modules/@typescript/*/lib/lib.dom.d.ts')[0] ?? '', 'utf8');
/** Members and globals of the standard whose names no other code is likely to have: in two parts, or capitalised. */
const standard = (): ReadonlySet<string> => {
  const members = [...lib.matchAll(/^interface \w+[^{]*\{\r?\n([^]*?)^\}/gm)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {4}(?:readonly |get |set )?([a-z]+[A-Z]\w*)\??[:(<]/gm)].map(([, name = '']) => name),
  );
  return new Set([...members, ...[...lib.matchAll(/^declare var (\w+):/gm)].map(([, name = '']) => name)]);
};

const own = (value: unknown): readonly string[] =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Object.getOwnPropertyNames(value) : [];
/** A window that no other test has touched: what one of them lends to a prototype stays there for all. */
const untouched = (): Readonly<Record<string, unknown>> => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as unknown as Readonly<Record<string, unknown>>;
  frame.remove();
  return view;
};
/** Everything that the DOM of the tests, or the language, has under some name. */
const there = (): ReadonlySet<string> => {
  const clean = untouched();
  const view = window as unknown as Readonly<Record<string, unknown>>;
  const names = new Set([...own(clean), ...own(view)]);
  const values = [...names].flatMap((name) => {
    const value = /^(?:local|session)Storage$/.test(name) ? undefined : name in clean ? clean[name] : view[name];
    return [value, (value as { readonly prototype?: unknown } | null | undefined)?.prototype];
  });
  return new Set([...names, ...[...values, URL.prototype].flatMap(own)]);
};

const sources = productFiles().map(codeOf);
/** Members of something, and globals that are called, built or asked. */
const used = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/\.([a-z]\w*)\b(?!-)/g)].map(([, name]) => name),
    ...[...source.matchAll(/(?<![\w.'#/-])([A-Z]\w*)\b(?=[.(]|\s*[)=])/g)].map(([, name]) => name),
  ]),
);

test('what the DOM of the tests lacks, and the product uses, is listed with its story in a browser', () => {
  const known = there();
  const names = [...standard()].filter((name) => !known.has(name) && !OURS.has(name));
  expect(names.length).toBeGreaterThan(1000);
  expect(Object.keys(PRETENDED).filter((name) => !sources.some((source) => source.includes(name)))).toEqual([]);
  expect(names.filter((name) => used.has(name)).toSorted()).toEqual(Object.keys(LACKING).toSorted());
});

test('every story that is named is there', () => {
  const lost = Object.entries({ ...LACKING, ...PRETENDED }).filter(([, proof]) =>
    typeof proof === 'string' ? !proof.startsWith('no story: ') : !readFileSync(proof[0], 'utf8').includes(proof[1]),
  );
  expect(lost).toEqual([]);
});
