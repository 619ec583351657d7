import type { BlockViewProps } from '../block-view.ts';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';

/** The page's own title is level 1 (P-05). */
const LEVEL = { h1: 'h2', h2: 'h3', h3: 'h4' } as const;

/** P-05. */
export function HeadingBlock({ block: { props } }: BlockViewProps<'heading'>) {
  const style = props.style ?? 'h2';
  const Heading = LEVEL[style];
  return <Heading className={`content__${style}`}>{props.text}</Heading>;
}

/** P-11, through the one sanitiser (K-19). */
export function RichTextBlock({ block: { props } }: BlockViewProps<'richText'>) {
  return <RichText html={props.html} />;
}

/** P-12: text as it was typed, its line breaks too. */
export function SimpleTextBlock({ block: { props } }: BlockViewProps<'simpleText'>) {
  return <p className="content__text">{props.text}</p>;
}
