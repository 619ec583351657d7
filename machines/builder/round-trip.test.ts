import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { blockFaults } from './block-faults.ts';
import { readContent, writeContent } from './content-text.ts';
import { allBlocks, documentOf } from './document.ts';
import { setProps } from './edits.ts';
import { placedBlocks } from './node-tree.ts';
import { drawnText, hostileDocument, MARK } from './testing/drawn-documents.ts';

const toBase64 = (json: string): string => Buffer.from(json).toString('base64');
const fromBase64 = (content: string): string => Buffer.from(content, 'base64').toString();

/** What goes wrong with one document between reading and writing; nothing where all is well. */
const flawsOf = (seed: number): readonly string[] => {
  const random = randomFrom(seed);
  const { json, id } = hostileDocument(random);
  const content = toBase64(json);
  const nodes = readContent(content);
  if (nodes === null) return [`${seed}: is no document\n${json}`];
  const text = drawnText(random);
  const edited = setProps(nodes, id, { text }) ?? {};
  const [before = '', after, ...others] = json.split(JSON.stringify(MARK));
  if (after === undefined || others.length > 0) return [`${seed}: says the text more than once\n${json}`];
  const expected = `${before}${JSON.stringify(text)}${after}`;
  const ids = placedBlocks(edited).map((placed) => placed.id);
  return [
    ...(writeContent(nodes) === content ? [] : [`${seed}: is written differently without an edit\n${json}`]),
    ...(fromBase64(writeContent(edited)) === expected ? [] : [`${seed}: differs in more than the text\n${expected}`]),
    ...(fromBase64(writeContent(nodes)) === json ? [] : [`${seed}: is changed by the edit of a copy`]),
    ...(new Set(ids).size === ids.length ? [] : [`${seed}: has a block twice\n${json}`]),
    ...(allBlocks(documentOf(edited)).every((block) => ids.includes(block.id)) ? [] : [`${seed}: shows more\n${json}`]),
    ...(blockFaults(edited, 'https://learn.example').every((fault) => ids.includes(fault.id))
      ? []
      : [`${seed}: fault`]),
  ];
};

test('of 10,000 documents one text is edited, and the JSON differs in that text alone (P-23)', () => {
  const flaws = Array.from({ length: 10_000 }, (_, seed) => flawsOf(seed)).flat();
  expect(flaws.slice(0, 3)).toEqual([]);
}, 300_000);

test('the documents have whatever may be in one, or they would prove nothing', () => {
  const documents = Array.from({ length: 1000 }, (_, seed) => hostileDocument(randomFrom(seed)).json);
  const share = (isCounted: (json: string) => boolean): number => documents.filter(isCounted).length;
  const counts = Object.entries({
    'an unknown kind': share((json) => json.includes('"Hologram"')),
    'a frame': share((json) => json.includes('"Column"')),
    'nodes that are linked': share((json) => /"linkedNodes":\{"/.test(json)),
    'a node that is missing': share((json) => /"nodes":\[[^\]]*"gone"/.test(json)),
    'a circle through the page': share((json) => /"nodes":\[[^\]]*"ROOT"/.test(json)),
    'no settings': share((json) => json.includes('"props":null')),
    'no lists': share((json) => json.includes('"nodes":null') || json.includes('"linkedNodes":null')),
    'a node of every object': share((json) => json.includes('"constructor":{"')),
    'a node of the prototype': share((json) => json.includes('"__proto__":{"')),
    'a key that is a number': share((json) => /"(?:0|7|12)":\{"/.test(json)),
    'more than ASCII': share((json) => /[^ -~]/.test(json)),
    'a page that is not first': share((json) => !json.startsWith('{"ROOT"')),
    'more blocks than one that are read': share((json) => placedBlocks(readContent(toBase64(json)) ?? {}).length > 1),
  });
  expect(counts.filter(([, count]) => count < 50)).toEqual([]);
});

/** JSON that says the same as JavaScript would, in another spelling. */
const FOREIGN =
  '{ "12": {"type":"Heading","props":{"text":"twelve"}},\n "ROOT":{"type":"div","nodes":["12","7"]},' +
  '"7":{"type":"Heading","props":{"text":"Clean\\u0069ng \\/ caf\\u00e9","size":1.50,"scale":1e2}}}';

test('JSON of another language keeps its meaning and its order of blocks, though not its spelling', () => {
  const nodes = readContent(toBase64(FOREIGN)) ?? {};
  const edited = setProps(nodes, '12', { text: 'a dozen' }) ?? {};
  expect(documentOf(edited).blocks.map(({ id }) => id)).toEqual(['12', '7']);
  expect(JSON.parse(fromBase64(writeContent(edited)))).toEqual(JSON.parse(FOREIGN.replace('twelve', 'a dozen')));
});

test('JavaScript, and so Craft, writes keys that are numbers first and in their order: none is written anew', () => {
  const written = JSON.stringify(JSON.parse(FOREIGN));
  expect(Object.keys(JSON.parse(FOREIGN))).toEqual(['7', '12', 'ROOT']);
  expect(written.startsWith('{"7":')).toBe(true);
  expect(fromBase64(writeContent(readContent(toBase64(FOREIGN)) ?? {}))).toBe(written);
  expect(fromBase64(writeContent(readContent(toBase64(written)) ?? {}))).toBe(written);
});

test.each([
  ['a node that is none', '{"ROOT":{"type":"div","nodes":["__proto__"]},"__proto__":5}'],
  ['a node without a type', '{"ROOT":{"type":"div","nodes":["__proto__"]},"__proto__":{"props":{}}}'],
  ['a link to no key', '{"ROOT":{"type":"div","linkedNodes":{"__proto__":5}}}'],
  ['the page itself, inherited', '{"__proto__":{"ROOT":{"type":"div"}}}'],
])('under the key __proto__, %s is as little a document as elsewhere (P-23)', (_, json) => {
  expect(readContent(toBase64(json))).toBeNull();
});

test('content that is cut anywhere is no document, unless what is cut says nothing (P-18)', () => {
  const json =
    '{"ROOT":{"type":"div","nodes":["a"]},"a":{"type":"Heading","props":{"text":"half past two o’clock 🦷"}}}';
  // A space at the end and the marks that fill up say nothing.
  const content = toBase64(`${json} `);
  const read = Array.from({ length: content.length }, (_, length) => readContent(content.slice(0, length)));
  expect(new Set(read.map((nodes) => JSON.stringify(nodes)))).toEqual(new Set(['null', json]));
  expect(read.slice(0, -4).filter((nodes) => nodes !== null)).toEqual([]);
});
