import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import './sort-header.css';

export interface SortHeaderProps {
  readonly children: string;
  /** Left out where another column sorts. */
  readonly sorted: 'ascending' | 'descending' | undefined;
  readonly numeric?: boolean;
  /** Pressed: sort by this column, or turn the order round. */
  readonly onSort: () => void;
}

/** V-04: the head of a column that sorts; which way is announced with the column. */
export function SortHeader({ children, sorted, numeric = false, onSort }: SortHeaderProps) {
  const Arrow = sorted === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={sorted} className={numeric ? 'num' : undefined}>
      <button type="button" className="sort" onClick={onSort}>
        {children}
        {sorted !== undefined && <Arrow className="ic ic--s" aria-hidden />}
      </button>
    </th>
  );
}
