import type { BlockViewProps } from '../block-view.ts';

/** P-12: text as it was typed, its line breaks too. */
export function SimpleTextBlock({ block: { props } }: BlockViewProps<'simpleText'>) {
  return <p className="content__text">{props.text}</p>;
}
