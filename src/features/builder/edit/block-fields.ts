import { LIMITS } from '#contracts/constants.ts';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BlockFileKind } from '#machines/builder/block-files.ts';
import type { ChoiceKind } from './use-choices.ts';

/** How one setting of a block is asked for (P-05 to P-16). */
export type FieldSpec =
  | {
      readonly as: 'line' | 'area';
      readonly name: string;
      readonly label: string;
      readonly limit?: number;
      readonly hint?: string;
      readonly isOptional?: boolean;
    }
  | {
      readonly as: 'segments';
      readonly name: string;
      readonly label: string;
      readonly standard: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly hint?: string;
    }
  | { readonly as: 'check'; readonly name: string; readonly label: string }
  | { readonly as: 'columns' | 'picture' | 'richText' }
  | { readonly as: 'choice'; readonly name: string; readonly label: string; readonly of: ChoiceKind }
  | { readonly as: 'file'; readonly label: string; readonly upload: BlockFileKind };

const label: FieldSpec = {
  as: 'line',
  name: 'label',
  label: 'Label',
  limit: LIMITS.builderLabelCharacters,
  isOptional: true,
};
const caption: FieldSpec = {
  as: 'area',
  name: 'caption',
  label: 'Caption',
  limit: LIMITS.builderTextCharacters,
  isOptional: true,
};
const address: FieldSpec = { as: 'line', name: 'url', label: 'Address', limit: LIMITS.builderTextCharacters };
const newWindow: FieldSpec = { as: 'check', name: 'newWindow', label: 'Open in a new window' };
const title = (name: string, word: string): FieldSpec => ({
  as: 'line',
  name,
  label: word,
  limit: LIMITS.builderTitleCharacters,
});
const choice = (of: ChoiceKind, name: string, word: string): FieldSpec => ({ as: 'choice', of, name, label: word });

/** The settings of each block, in the order in which they are asked for. */
export const BLOCK_FIELDS: Readonly<Record<BlockKind, readonly FieldSpec[]>> = {
  heading: [
    title('text', 'Text'),
    {
      as: 'segments',
      name: 'style',
      label: 'Style',
      standard: 'h2',
      options: [
        { value: 'h1', label: 'H1' },
        { value: 'h2', label: 'H2' },
        { value: 'h3', label: 'H3' },
      ],
    },
  ],
  richText: [{ as: 'richText' }],
  simpleText: [{ as: 'area', name: 'text', label: 'Text', limit: LIMITS.builderTextCharacters }],
  card: [title('title', 'Title')],
  columns: [{ as: 'columns' }],
  iframe: [
    { ...address, hint: 'http and https only' },
    { as: 'line', name: 'height', label: 'Height', limit: LIMITS.builderHeightCharacters },
  ],
  youtube: [
    {
      as: 'line',
      name: 'embedId',
      label: 'Video id',
      hint: 'A pasted address is shortened to it.',
      limit: LIMITS.builderTitleCharacters,
    },
  ],
  video: [{ as: 'file', label: 'File', upload: 'video' }, caption],
  image: [
    { as: 'picture' },
    caption,
    {
      as: 'segments',
      name: 'size',
      label: 'Size',
      standard: 'original',
      options: [
        { value: 'original', label: 'Original' },
        { value: 'cropped', label: 'Cropped 1.6:1' },
      ],
      hint: 'Cropped pictures keep the columns level.',
    },
  ],
  file: [label, { as: 'file', label: 'File', upload: 'module' }],
  link: [label, address, newWindow],
  customLink: [label, address, newWindow],
  pageLink: [choice('page', 'pageId', 'Page'), label],
  assessment: [choice('assessment', 'assessmentId', 'Assessment')],
  collection: [choice('collection', 'collectionId', 'Collection')],
  module: [choice('module', 'moduleId', 'Module')],
  page: [choice('page', 'pageId', 'Page')],
};

/** What is worth knowing of a kind beyond its fields. */
export const BLOCK_NOTES: Partial<Readonly<Record<BlockKind, string>>> = {
  heading: 'Write on the page itself, or here.',
  youtube: 'Plays without cookies until it is pressed.',
  iframe: 'It is shut in: it cannot leave its frame.',
  columns: 'Fewer columns: what stood in the last moves below the one before it.',
};
