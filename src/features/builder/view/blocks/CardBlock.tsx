import { useId } from 'react';
import type { BlockViewProps } from '../block-view.ts';

/** P-06: what belongs together, under a title of its own. */
export function CardBlock({ block: { props }, columns }: BlockViewProps<'card'>) {
  const id = useId();
  return (
    <section className="content__card" aria-labelledby={id}>
      <h3 id={id} className="content__h3">
        {props.title}
      </h3>
      {columns}
    </section>
  );
}
