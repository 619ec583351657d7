import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import type { BlockViewProps } from '../block-view.ts';

/** P-11, through the one sanitiser (K-19). */
export function RichTextBlock({ block: { props } }: BlockViewProps<'richText'>) {
  return <RichText html={props.html} />;
}
