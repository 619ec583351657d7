import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import type { BlockFault } from './block-faults.ts';
import { kindOfNode, nameOf, nodeAt } from './node-tree.ts';
import type { Standing } from './steps.ts';
import { plainText } from './text-length.ts';

/** P-01: what an author calls the blocks. */
export const BLOCK_NAMES: Readonly<Record<BlockKind, string>> = {
  heading: 'Heading',
  richText: 'Rich text',
  simpleText: 'Simple text',
  collection: 'Collection card',
  module: 'Module card',
  assessment: 'Assessment card',
  page: 'Page card',
  image: 'Image',
  video: 'Video',
  youtube: 'YouTube',
  iframe: 'iFrame',
  file: 'File',
  link: 'Link',
  customLink: 'Custom link',
  pageLink: 'Page link',
  columns: 'Columns',
  card: 'Card container',
};

/** The name of a block's kind; for one that this version does not know, what its editor called it. */
export const blockName = (nodes: BuilderContent, id: string): string => {
  const node = nodeAt(nodes, id);
  if (node === undefined) return '';
  const kind = kindOfNode(node);
  return kind === undefined ? nameOf(node) : BLOCK_NAMES[kind];
};

/** How much of a text stands for its block where blocks are listed. */
const EXCERPT_CHARACTERS = 60;

const excerpt = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
  const marks = Array.from(text);
  if (marks.length === 0) return null;
  return marks.length <= EXCERPT_CHARACTERS ? text : `${marks.slice(0, EXCERPT_CHARACTERS).join('').trimEnd()}…`;
};

/** What an item is called that a block names by its id; null while it is not known. */
export type TitleOf = (kind: 'assessment' | 'collection' | 'module' | 'page' | 'file', id: number) => string | null;

const ITEM_SETTINGS = {
  assessment: ['assessment', 'assessmentId'],
  collection: ['collection', 'collectionId'],
  module: ['module', 'moduleId'],
  page: ['page', 'pageId'],
  pageLink: ['page', 'pageId'],
  file: ['file', 'fileId'],
  video: ['file', 'fileId'],
} as const;

/** What a block says, or what it names, in one line; null where there is nothing yet. */
export const blockText = (nodes: BuilderContent, id: string, titleOf: TitleOf = () => null): string | null => {
  const node = nodeAt(nodes, id);
  const kind = node === undefined ? undefined : kindOfNode(node);
  const props = node?.props ?? {};
  switch (kind) {
    case undefined:
      return null;
    case 'heading':
    case 'simpleText':
      return excerpt(props['text']);
    case 'richText':
      return excerpt(plainText(typeof props['html'] === 'string' ? props['html'] : ''));
    case 'card':
      return excerpt(props['title']);
    case 'columns': {
      const count = typeof props['columns'] === 'number' ? props['columns'] : 2;
      return count === 1 ? '1 column' : `${count} columns`;
    }
    case 'iframe':
      return excerpt(props['url']);
    case 'youtube':
      return excerpt(props['caption']) ?? excerpt(props['embedId']);
    case 'image':
      return excerpt(props['caption']);
    case 'link':
    case 'customLink':
      return excerpt(props['label']) ?? excerpt(props['url']);
    case 'assessment':
    case 'collection':
    case 'module':
    case 'page':
    case 'pageLink':
    case 'file':
    case 'video': {
      const [item, setting] = ITEM_SETTINGS[kind];
      const itemId = props[setting];
      return (
        excerpt(props['label']) ??
        excerpt(props['caption']) ??
        (typeof itemId === 'number' ? titleOf(item, itemId) : null)
      );
    }
  }
};

/** A block by what it says, else by its kind. */
export const blockTitle = (nodes: BuilderContent, id: string, titleOf?: TitleOf): string =>
  blockText(nodes, id, titleOf) ?? blockName(nodes, id);

/** Where a block stands, in a sentence: “Place 5 of 8, after “Start here””. */
export const standingText = (nodes: BuilderContent, standing: Standing, titleOf?: TitleOf): string => {
  const { number, count, after, before, within } = standing;
  const column =
    within === null
      ? ''
      : within.columns === 1
        ? `In “${blockTitle(nodes, within.id, titleOf)}”. `
        : `Column ${within.column} of ${within.columns}. `;
  const beside =
    after !== null
      ? `, after “${blockTitle(nodes, after, titleOf)}”`
      : before !== null
        ? `, before “${blockTitle(nodes, before, titleOf)}”`
        : ', alone';
  return `${column}Place ${number} of ${count}${beside}`;
};

/** What is to choose in a block that names something, by its setting. */
const TO_CHOOSE: Readonly<Record<string, string>> = {
  assessmentId: 'Choose an assessment',
  collectionId: 'Choose a collection',
  moduleId: 'Choose a module',
  pageId: 'Choose a page',
  thumbnailId: 'Choose a picture',
};

/** What is wrong with a setting, beside its field (K-09, P-05 to P-16). */
export const faultText = (fault: BlockFault, kind: BlockKind): string => {
  switch (fault.reason) {
    case 'missing':
      return fault.field === 'fileId'
        ? kind === 'video'
          ? 'Choose a video'
          : 'Choose a file'
        : (TO_CHOOSE[fault.field] ?? 'Please complete this field');
    case 'long':
      return `${fault.length.toLocaleString('en-GB')} of ${fault.limit.toLocaleString('en-GB')} characters`;
    case 'address':
      return kind === 'iframe'
        ? 'Only http and https addresses can be shown.'
        : 'Only http and https addresses can be linked.';
    case 'video id':
      return 'This is not the id of a YouTube video.';
    case 'height':
      return 'A height is a number of pixels: 480px.';
  }
};

/** How much is to fix, over the list of it. */
export const toFixTitle = (count: number): string =>
  count === 1 ? 'One thing to fix before publishing' : `${count} things to fix before publishing`;
