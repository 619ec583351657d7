import type { BlockViewProps } from '../block-view.ts';

/** The page's own title is level 1 (P-05). */
const LEVEL = { h1: 'h2', h2: 'h3', h3: 'h4' } as const;

/** P-05. */
export function HeadingBlock({ block: { props } }: BlockViewProps<'heading'>) {
  const style = props.style ?? 'h2';
  const Heading = LEVEL[style];
  return <Heading className={`content__${style}`}>{props.text}</Heading>;
}
