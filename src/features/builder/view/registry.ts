import type { BlockViews } from './block-view.ts';
import { CardBlock, ColumnsBlock } from './blocks/ContainerBlocks.tsx';
import { FileBlock } from './blocks/FileBlock.tsx';
import { FrameBlock } from './blocks/FrameBlock.tsx';
import { HeadingBlock, RichTextBlock, SimpleTextBlock } from './blocks/TextBlocks.tsx';
import { ImageBlock } from './blocks/ImageBlock.tsx';
import { ItemBlockView } from './blocks/ItemBlockView.tsx';
import { LinkBlock, PageLinkBlock } from './blocks/LinkBlocks.tsx';
import { VideoBlock } from './blocks/VideoBlock.tsx';
import { YouTubeBlock } from './blocks/YouTubeBlock.tsx';

/** P-01: how each of the 17 blocks is read. An editor shows the same views, with its handles around them. */
export const BLOCK_VIEWS: BlockViews = {
  heading: HeadingBlock,
  richText: RichTextBlock,
  simpleText: SimpleTextBlock,
  card: CardBlock,
  columns: ColumnsBlock,
  iframe: FrameBlock,
  youtube: YouTubeBlock,
  video: VideoBlock,
  image: ImageBlock,
  file: FileBlock,
  link: LinkBlock,
  customLink: LinkBlock,
  pageLink: PageLinkBlock,
  assessment: ItemBlockView,
  collection: ItemBlockView,
  module: ItemBlockView,
  page: ItemBlockView,
};
