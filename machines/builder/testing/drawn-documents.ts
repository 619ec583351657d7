import * as fc from 'fast-check';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import type { Random } from '../../random.ts';
import { RESOLVED_NAMES } from '../edits.ts';

export const below = (random: Random, end: number): number => Math.floor(random() * end);
export const oneOf = <T>(random: Random, all: readonly [T, ...T[]]): T => all[below(random, all.length)] ?? all[0];
const isDrawn = (random: Random, share: number): boolean => random() < share;
const shuffled = <T>(random: Random, all: readonly T[]): T[] =>
  all
    .map((one) => [random(), one] as const)
    .toSorted(([left], [right]) => left - right)
    .map(([, one]) => one);

/** What settings may be: any JSON, with text of every script. */
const VALUES = fc
  .sample(fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }), { seed: 2303, numRuns: 1000 })
  .map((value) => JSON.stringify(value))
  .filter((json) => json.length < 100);
const TEXTS = fc.sample(fc.string({ unit: 'binary', maxLength: 12 }), { seed: 2303, numRuns: 100 });

const drawnJson = (random: Random): string => VALUES[below(random, VALUES.length)] ?? 'null';
export const drawnText = (random: Random): string => TEXTS[below(random, TEXTS.length)] ?? '';

const UNKNOWN = ['Hologram', 'Quiz 3D', 'constructor', '__proto__', '', 'Überschrift'] as const;
const FRAMES = ['Container', 'Canvas', 'Column', 'div'] as const;
const ALIASES = ['Rich Text', 'iFrame', 'module_card', 'CARD CONTAINER'] as const;
const CONTAINERS = ['Card', 'Columns'] as const;

const drawnName = (random: Random): string =>
  oneOf(random, oneOf(random, [UNKNOWN, FRAMES, ALIASES, CONTAINERS, HEADINGS, KNOWN]));
const HEADINGS = ['Heading'] as const;
const KNOWN: readonly [string, ...string[]] = ['Heading', ...Object.values(RESOLVED_NAMES)];

/** Keys as Craft draws them, keys that every object has, keys that are numbers, and keys that are hardly any. */
const CRAFT_KEYS = ['a', 'x_Ab-9q', 'EYKO-RbOW3', 'node-1', 'node-1-column-2'] as const;
const OBJECT_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'] as const;
const NUMBER_KEYS = ['0', '7', '12', '007', '1e3', '-1', '4294967294', '4294967295'] as const;
const ODD_KEYS = ['', ' ', 'ключ', '🦷', 'a"b\\c', '\u2028', 'root'] as const;
const KEYS = [...CRAFT_KEYS, ...OBJECT_KEYS, ...NUMBER_KEYS, ...ODD_KEYS] as const;

type Entry = readonly [key: string, json: string];

const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;

/** An object as JavaScript writes each: keys that are indices first, in their order; then all others as they came. */
const objectText = (entries: readonly Entry[]): string => {
  const unique = new Map(entries);
  const keys = [...unique.keys()];
  const indices = keys.filter(isIndex).toSorted((left, right) => Number(left) - Number(right));
  const others = indices.length === 0 ? keys : keys.filter((key) => !isIndex(key));
  return `{${[...indices, ...others].map((key) => `${JSON.stringify(key)}:${unique.get(key)}`).join(',')}}`;
};

/** A field that may be absent or null as well. */
const maybeEntry = (random: Random, key: string, json: () => string): readonly Entry[] => {
  const drawn = random();
  if (drawn < 0.2) return [];
  return [[key, drawn < 0.35 ? 'null' : json()]];
};

const SETTING_KEYS = [...KEYS, 'text', 'title', 'html', 'columns', 'style'] as const;
const FIELD_KEYS = [...KEYS, 'hidden', 'isCanvas'] as const;

const drawnProps = (random: Random): readonly Entry[] =>
  Array.from({ length: below(random, 4) }, () => [oneOf(random, SETTING_KEYS), drawnJson(random)]);

/** A text that no other setting has: what is edited. */
export const MARK = 'the one text that is edited';

/** A document as whoever may have written it: its JSON, and the key of the heading that says `MARK`. */
export interface HostileDocument {
  readonly json: string;
  readonly id: string;
}

/**
 * A document of known and unknown kinds, settings and fields, with lists and links that may name anything: missing
 * nodes, one node twice, each other in a circle, the page itself.
 */
export const hostileDocument = (random: Random): HostileDocument => {
  const ids = shuffled(random, KEYS).slice(0, 1 + below(random, 8));
  const edited = oneOf(random, ['a', ...ids.slice(0, 1)]);
  const keys = [...new Set([edited, ...ids])];
  const lists = new Map<string, string[]>(['ROOT', ...keys].map((id) => [id, []]));
  const links = new Map<string, Entry[]>(['ROOT', ...keys].map((id) => [id, []]));
  for (const [index, id] of keys.entries()) {
    // Most hang below one that stands before them, so that most are read.
    const under = isDrawn(random, 0.9) ? (['ROOT', ...keys][below(random, index + 1)] ?? 'ROOT') : id;
    if (isDrawn(random, 0.25)) links.get(under)?.push([oneOf(random, ['column-1', ...KEYS]), JSON.stringify(id)]);
    else lists.get(under)?.push(id);
    if (isDrawn(random, 0.15)) lists.get(id)?.push(oneOf(random, ['ROOT', 'gone', ...keys]));
  }
  const nodeText = (id: string): string => {
    const name = JSON.stringify(id === edited ? 'Heading' : id === 'ROOT' ? 'Container' : drawnName(random));
    const type: Entry = [
      'type',
      isDrawn(random, 0.8)
        ? objectText([['resolvedName', name], ...maybeEntry(random, 'x', () => drawnJson(random))])
        : name,
    ];
    const props = drawnProps(random);
    const text: Entry = ['text', JSON.stringify(MARK)];
    const fields: readonly Entry[] = [
      type,
      ...(id === edited
        ? [['props', objectText([...shuffled(random, [...props, text]), text])] as const]
        : maybeEntry(random, 'props', () => objectText(props))),
      ...maybeEntry(random, 'parent', () => JSON.stringify(oneOf(random, ['ROOT', 'gone', ...keys]))),
      ...((lists.get(id) ?? []).length > 0
        ? [['nodes', JSON.stringify(lists.get(id))] as const]
        : maybeEntry(random, 'nodes', () => '[]')),
      ...((links.get(id) ?? []).length > 0
        ? [['linkedNodes', objectText(links.get(id) ?? [])] as const]
        : maybeEntry(random, 'linkedNodes', () => '{}')),
      ...maybeEntry(random, 'custom', () => objectText(drawnProps(random))),
      ...maybeEntry(random, oneOf(random, FIELD_KEYS), () => drawnJson(random)),
    ];
    return objectText(shuffled(random, fields));
  };
  return {
    json: objectText(shuffled(random, ['ROOT', ...keys]).map((id) => [id, nodeText(id)])),
    id: edited,
  };
};

const settings = (random: Random, name: string, index: number): Record<string, unknown> => ({
  ...(name === 'Heading' ? { text: `text ${index}`, style: oneOf(random, ['h1', 'h2', 'h3']) } : {}),
  ...(name === 'RichText' ? { html: `<p>${index}</p>` } : {}),
  ...(name === 'Card' ? { title: `title ${index}` } : {}),
  ...(isDrawn(random, 0.4) ? { 'x-setting': JSON.parse(drawnJson(random)) } : {}),
});

/**
 * A document as an editor leaves it behind: each node hangs in one list, and names it as its parent. Some nodes may
 * hang nowhere. Kinds, settings and fields that are unknown here are among them.
 */
export const soundDocument = (random: Random): BuilderContent => {
  const count = 2 + below(random, 13);
  const names = Array.from({ length: count }, () =>
    oneOf(random, ['Heading', 'RichText', 'Card', 'Columns', 'Hologram', 'Container', 'Column']),
  );
  const lists = [0, ...names.keys()].map(() => ({ nodes: [] as string[], linkedNodes: {} as Record<string, string> }));
  const nodes = names.map((name, index): [string, BuilderNode] => {
    const under = below(random, index + 1);
    const isLost = isDrawn(random, 0.05);
    const list = lists[under];
    if (!isLost && list !== undefined) {
      if (under !== 0 && isDrawn(random, 0.3)) list.linkedNodes[`column-${index}`] = `n${index + 1}`;
      else list.nodes.push(`n${index + 1}`);
    }
    return [
      `n${index + 1}`,
      {
        type: isDrawn(random, 0.9) ? { resolvedName: name } : name,
        props: settings(random, name, index),
        ...(isDrawn(random, 0.5) ? { displayName: name, custom: JSON.parse(objectText(drawnProps(random))) } : {}),
        ...(isDrawn(random, 0.3) ? { 'x-field': JSON.parse(drawnJson(random)) } : {}),
        parent: under === 0 ? 'ROOT' : `n${under}`,
        ...lists[index + 1],
      },
    ];
  });
  return Object.fromEntries([
    ['ROOT', { type: { resolvedName: 'Container' }, isCanvas: true, props: {}, ...lists[0] }],
    ...nodes,
  ]);
};
