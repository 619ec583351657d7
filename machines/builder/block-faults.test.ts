import { expect, test } from 'vitest';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import { blockFaults, settingFaults, videoIdOf } from './block-faults.ts';
import { RESOLVED_NAMES } from './edits.ts';
import { richTextLength } from './text-length.ts';

const ORIGIN = 'https://learn.example';
const long = (length: number): string => 'a'.repeat(length);
const faultsOf = (kind: BlockKind, settings: Readonly<Record<string, unknown>>): readonly string[] =>
  settingFaults(kind, settings, 'b', ORIGIN).map(({ field, ...fault }) =>
    fault.reason === 'long' ? `${field}: ${fault.length} of ${fault.limit}` : `${field}: ${fault.reason}`,
  );

/** For each kind settings that are right, then settings that are wrong with what is said of them. */
const CASES: Readonly<
  Record<BlockKind, readonly (readonly [Readonly<Record<string, unknown>>, ...(readonly string[])])[]>
> = {
  heading: [
    [{ text: long(50), style: 'h1' }],
    [{ text: long(51) }, 'text: 51 of 50'],
    [{ text: '🦷'.repeat(50) }],
    [{ text: '🦷'.repeat(51) }, 'text: 51 of 50'],
    [{ text: ' ' }, 'text: missing'],
  ],
  richText: [
    [{ html: `<p>${long(2000)}</p>` }],
    [{ html: '' }],
    [{ html: `<p>${long(2001)}</p>` }, 'html: 2001 of 2000'],
    [{ html: `<ul>${'<li><strong>a</strong></li>\n'.repeat(2000)}</ul>` }],
    [{ html: `<p>${'&amp;'.repeat(1999)}<em>&#233;🦷</em></p>` }, 'html: 2001 of 2000'],
  ],
  simpleText: [[{ text: long(500) }], [{ text: long(501) }, 'text: 501 of 500'], [{}, 'text: missing']],
  card: [[{ title: 'Useful on shift' }], [{ title: long(51) }, 'title: 51 of 50'], [{ title: '' }, 'title: missing']],
  columns: [[{ columns: 3 }], [{ columns: 4 }, 'columns: missing'], [{}, 'columns: missing']],
  iframe: [
    [{ url: 'https://rota.example', height: '480px' }],
    [{ url: 'https://rota.example', height: 400 }],
    [{ url: 'javascript:alert(1)', height: '400' }, 'url: address'],
    [{ url: ' JaVaScRiPt:alert(1)', height: '400' }, 'url: address'],
    [{ url: 'java\nscript:alert(1)', height: '400' }, 'url: address'],
    [{ url: 'data:text/html,hi', height: '400' }, 'url: address'],
    [{ url: 'DATA:text/html;base64,aGk=', height: '400' }, 'url: address'],
    [{ url: 'https://rota.example', height: '0000000480' }],
    [{ url: 'https://rota.example', height: '00000000480' }, 'height: 11 of 10'],
    [{ url: 'https://rota.example', height: '-400' }, 'height: height'],
    [{ url: 'https://rota.example', height: '40000000000' }, 'height: 11 of 10'],
    [{ url: 'https://rota.example', height: 'tall' }, 'height: height'],
    [{ url: '', height: '' }, 'url: missing', 'height: missing'],
  ],
  youtube: [
    [{ embedId: 'dQx3vK0m2aE', caption: '' }],
    [{ embedId: 'https://youtu.be/dQx3vK0m2aE' }, 'embedId: video id'],
    [{ embedId: 'https://www.youtube.com/watch?v=dQx3vK0m2aE' }, 'embedId: video id'],
    [{ embedId: 'https://www.youtube.com/watch?v=dQx3vK0m2aE&feature=shared' }, 'embedId: 58 of 50'],
    [{ embedId: '"><script>' }, 'embedId: video id'],
    [{ embedId: long(51) }, 'embedId: 51 of 50'],
    [{ embedId: '' }, 'embedId: missing'],
    [{ embedId: 'dQx3vK0m2aE', caption: long(501) }, 'caption: 501 of 500'],
  ],
  video: [[{ fileId: 4 }], [{ caption: 'a' }, 'fileId: missing']],
  image: [
    [{ thumbnailId: 4, size: 'cropped' }],
    [{ caption: long(501) }, 'thumbnailId: missing', 'caption: 501 of 500'],
  ],
  file: [[{ fileId: 4, label: long(200) }], [{ label: long(201) }, 'fileId: missing', 'label: 201 of 200']],
  link: [
    [{ url: '/modules/4', label: '' }],
    [{ url: 'mailto:helen@demo.example' }],
    [{ url: 'javascript:open()' }, 'url: address'],
    [{ url: '\u0001javascript:open()' }, 'url: address'],
    [{ url: 'data:text/html,hi' }, 'url: address'],
    [{ url: 'vbscript:open()' }, 'url: address'],
    [{ url: `https://a.example/${long(483)}` }, 'url: 501 of 500'],
    [{ label: 'Rota' }, 'url: missing'],
  ],
  customLink: [
    [{ url: 'www.example.org' }],
    [{ url: 'data:text/html,hi' }, 'url: address'],
    [{ url: 'javascript:alert(1)' }, 'url: address'],
  ],
  pageLink: [[{ pageId: 4 }], [{ label: 'Rota' }, 'pageId: missing']],
  assessment: [[{ assessmentId: 4 }], [{ assessmentId: null }, 'assessmentId: missing']],
  collection: [[{ collectionId: 4 }], [{}, 'collectionId: missing']],
  module: [[{ moduleId: 4 }], [{}, 'moduleId: missing']],
  page: [[{ pageId: 4 }], [{}, 'pageId: missing']],
};

test.each(
  Object.entries(CASES).flatMap(([kind, cases]) =>
    cases.map(([settings, ...expected]) => ({ kind: kind as BlockKind, settings, expected })),
  ),
)('P-05 to P-16: $kind $settings', ({ kind, settings, expected }) => {
  expect(faultsOf(kind, settings)).toEqual(expected);
});

test('faults of a document in the order in which it is read, none of a block that is unknown', () => {
  const named = (name: string, props: Record<string, unknown>, rest = {}) => ({
    type: { resolvedName: name },
    props,
    nodes: [],
    ...rest,
  });
  const nodes = {
    ROOT: named('Container', {}, { nodes: ['card', 'quiz', 'last'] }),
    last: named(RESOLVED_NAMES.module, {}),
    quiz: named('Quiz', {}),
    card: named(RESOLVED_NAMES.card, { title: '' }, { nodes: ['inner'] }),
    inner: named(RESOLVED_NAMES.heading, {}),
  };
  expect(blockFaults(nodes, ORIGIN).map(({ id, field }) => `${id} ${field}`)).toEqual([
    'card title',
    'inner text',
    'last moduleId',
  ]);
});

test('a block within columns within columns within columns is judged as one at the top', () => {
  const columns = (...nodes: string[]) => ({ type: 'Columns', props: { columns: 1 }, nodes });
  const column = (...nodes: string[]) => ({ type: 'Column', props: {}, nodes });
  const nodes = {
    ROOT: { type: 'div', nodes: ['c1'] },
    c1: columns('f1'),
    f1: column('c2'),
    c2: columns('f2'),
    f2: column('c3'),
    c3: columns('f3'),
    f3: column('deep'),
    deep: { type: 'Heading', props: { text: long(51) } },
  };
  expect(blockFaults(nodes, ORIGIN)).toEqual([{ id: 'deep', field: 'text', reason: 'long', length: 51, limit: 50 }]);
});

test.each([
  ['markup', '<p>One <b>two</b></p><ul><li>three</li></ul>', 12],
  ['characters that are written as references', '<p>Fish &amp; chips &lt;&#233;&#x1F9B7;&gt;</p>', 17],
  ['an emoji', '<p>🦷</p>', 1],
  ['less than, as it stands in a text', '<p>1 < 2</p>', 5],
  ['a comment, as Word pastes one', '<!-- StartFragment --><p>text</p>', 4],
])('P-11: %s is counted as the reader sees it', (_, html, expected) => {
  expect(richTextLength(html)).toBe(expected);
});

test.each([
  ['https://www.youtube.com/watch?v=dQx3vK0m2aE&t=4s', 'dQx3vK0m2aE'],
  ['https://www.youtube.com/watch?list=abc&v=dQx3vK0m2aE', 'dQx3vK0m2aE'],
  ['youtu.be/dQx3vK0m2aE', 'dQx3vK0m2aE'],
  ['https://www.youtube-nocookie.com/embed/dQx3vK0m2aE?rel=0', 'dQx3vK0m2aE'],
  [' dQx3vK0m2aE ', 'dQx3vK0m2aE'],
  ['https://vimeo.example/12345678', 'https://vimeo.example/12345678'],
])('P-15: %s', (typed, expected) => {
  expect(videoIdOf(typed)).toBe(expected);
});
