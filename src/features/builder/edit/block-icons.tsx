import {
  IconAlignLeft,
  IconAppWindow,
  IconArrowRight,
  IconBook,
  IconBrandYoutube,
  IconColumns2,
  IconExternalLink,
  IconFileText,
  IconH1,
  IconLetterT,
  IconLink,
  IconListCheck,
  IconPaperclip,
  IconPhoto,
  IconSquare,
  IconStack2,
  IconVideo,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';

const ICONS: Readonly<Record<BlockKind, ComponentType<{ className?: string }>>> = {
  heading: IconH1,
  richText: IconAlignLeft,
  simpleText: IconLetterT,
  collection: IconStack2,
  module: IconBook,
  assessment: IconListCheck,
  page: IconFileText,
  image: IconPhoto,
  video: IconVideo,
  youtube: IconBrandYoutube,
  iframe: IconAppWindow,
  file: IconPaperclip,
  link: IconLink,
  customLink: IconExternalLink,
  pageLink: IconArrowRight,
  columns: IconColumns2,
  card: IconSquare,
};

/** The sign of a kind of block; a neutral one for a kind that this version does not know. */
export function BlockIcon({ kind }: { kind: BlockKind | undefined }) {
  if (kind === undefined) return <Marker shape="coming" size={20} />;
  const Icon = ICONS[kind];
  return <Icon className="ic" aria-hidden />;
}

/** P-01: the palette, in its groups. */
export const BLOCK_GROUPS: readonly { readonly title: string; readonly kinds: readonly BlockKind[] }[] = [
  { title: 'Words', kinds: ['heading', 'richText', 'simpleText'] },
  { title: 'Training', kinds: ['collection', 'module', 'assessment', 'page'] },
  { title: 'Pictures and files', kinds: ['image', 'video', 'youtube', 'iframe', 'file'] },
  { title: 'Ways on', kinds: ['link', 'customLink', 'pageLink'] },
  { title: 'Arrangement', kinds: ['columns', 'card'] },
];
