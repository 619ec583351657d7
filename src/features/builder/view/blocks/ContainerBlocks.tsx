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

/** P-13: beside each other where there is room, below each other on a phone. */
export function ColumnsBlock({ columns = [] }: BlockViewProps<'columns'>) {
  return (
    <div className={`content__columns content__columns--${Math.min(3, Math.max(1, columns.length))}`}>{columns}</div>
  );
}
