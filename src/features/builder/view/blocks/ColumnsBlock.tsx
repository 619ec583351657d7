import type { BlockViewProps } from '../block-view.ts';

/** P-13: beside each other where there is room, below each other on a phone. */
export function ColumnsBlock({ columns = [] }: BlockViewProps<'columns'>) {
  return (
    <div className={`content__columns content__columns--${Math.min(3, Math.max(1, columns.length))}`}>{columns}</div>
  );
}
