import { LIMITS } from '#contracts/constants.ts';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import { kindOfNode, nodeAt, placedBlocks } from './node-tree.ts';
import { frameTarget, linkTarget, youtubeAddress } from './safe-address.ts';
import { lengthOf, richTextLength } from './text-length.ts';

/** What keeps a block from being published (P-05 to P-16), by the name of its setting. */
export type BlockFault =
  | { readonly id: string; readonly field: string; readonly reason: 'missing' | 'address' | 'video id' | 'height' }
  | {
      readonly id: string;
      readonly field: string;
      readonly reason: 'long';
      readonly length: number;
      readonly limit: number;
    };

type Settings = Readonly<Record<string, unknown>>;
type Reason =
  | { readonly reason: 'missing' | 'address' | 'video id' | 'height' }
  | { readonly reason: 'long'; readonly length: number; readonly limit: number };
type Check = (value: unknown, origin: string) => Reason | null;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const missing: Reason = { reason: 'missing' };

const within =
  (limit: number, count: (text: string) => number = lengthOf): Check =>
  (value) => {
    const length = count(textOf(value));
    return length > limit ? { reason: 'long', length, limit } : null;
  };
const required: Check = (value) => (textOf(value).trim() === '' ? missing : null);
const chosen: Check = (value) => (typeof value === 'number' ? null : missing);
const all =
  (...checks: readonly Check[]): Check =>
  (value, origin) =>
    checks.map((check) => check(value, origin)).find((reason) => reason !== null) ?? null;

const linked: Check = (value, origin) => (linkTarget(textOf(value), origin) === null ? { reason: 'address' } : null);
const frameable: Check = (value, origin) =>
  frameTarget(textOf(value), origin, []) === null ? { reason: 'address' } : null;
const isVideo: Check = (value) => (youtubeAddress(textOf(value)) === null ? { reason: 'video id' } : null);
/** P-10: digits, with or without their unit. */
const isHeight: Check = (value) => (/^\d+(?:px)?$/.test(textOf(value).trim()) ? null : { reason: 'height' });

const title = all(required, within(LIMITS.builderTitleCharacters));
const label = within(LIMITS.builderLabelCharacters);
const caption = within(LIMITS.builderTextCharacters);
const link = { label, url: all(required, within(LIMITS.builderTextCharacters), linked) };

/** P-05 to P-16: the settings of each block that can be wrong, in the order in which they are shown. */
const CHECKS: Readonly<Record<BlockKind, Readonly<Record<string, Check>>>> = {
  heading: { text: title },
  richText: { html: within(LIMITS.builderRichTextCharacters, richTextLength) },
  simpleText: { text: all(required, caption) },
  card: { title },
  columns: { columns: (value) => (value === 1 || value === 2 || value === 3 ? null : missing) },
  iframe: {
    url: all(required, within(LIMITS.builderTextCharacters), frameable),
    height: all(required, within(LIMITS.builderHeightCharacters), isHeight),
  },
  youtube: { embedId: all(required, within(LIMITS.builderTitleCharacters), isVideo), caption },
  video: { fileId: chosen, caption },
  image: { thumbnailId: chosen, caption },
  file: { fileId: chosen, label },
  link,
  customLink: link,
  pageLink: { pageId: chosen, label },
  assessment: { assessmentId: chosen },
  collection: { collectionId: chosen },
  module: { moduleId: chosen },
  page: { pageId: chosen },
};

/** What is wrong with the settings of one block. `origin` is ours, as `https://host`. */
export const settingFaults = (kind: BlockKind, settings: Settings, id: string, origin: string): readonly BlockFault[] =>
  Object.entries(CHECKS[kind]).flatMap(([field, check]) => {
    const reason = check(settings[field], origin);
    return reason === null ? [] : [{ id, field, ...reason }];
  });

/** What is wrong with a node, which never changes: an edit makes another one. */
const known = new WeakMap<
  BuilderNode,
  { readonly id: string; readonly origin: string; readonly faults: readonly BlockFault[] }
>();

const faultsOfNode = (node: BuilderNode, id: string, origin: string): readonly BlockFault[] => {
  const before = known.get(node);
  if (before?.id === id && before.origin === origin) return before.faults;
  const kind = kindOfNode(node);
  const faults = kind === undefined ? [] : settingFaults(kind, node.props ?? {}, id, origin);
  known.set(node, { id, origin, faults });
  return faults;
};

/**
 * What keeps a document from being published, in the order in which it is read. A block that this version does not know
 * is never at fault: whoever made it knows its limits.
 */
export const blockFaults = (nodes: BuilderContent, origin: string): readonly BlockFault[] =>
  placedBlocks(nodes).flatMap(({ id }) => {
    const node = nodeAt(nodes, id);
    return node === undefined ? [] : faultsOfNode(node, id, origin);
  });

/** P-15: the id of a video where somebody pasted its address; what else was typed stays. */
export const videoIdOf = (typed: string): string =>
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/))([\w-]{6,50})/i.exec(
    typed.trim(),
  )?.[1] ?? typed.trim();
