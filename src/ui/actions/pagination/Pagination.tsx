import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import './pagination.css';

export interface PaginationProps {
  /** The landmark's name, e.g. 'Update history pages'. */
  label: string;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** How many there are on all pages. */
  total: number;
  /** Sizes of the dropdown; without them there is none. */
  pageSizes?: readonly number[];
  /** A new page, or a new size: then the page is 1 (V-03). */
  onChange: (next: { page: number; pageSize: number }) => void;
  previousLabel?: string;
  nextLabel?: string;
}

/** V-03: "1 to 10 of 46", both ways, and the page size where it can be chosen. */
export function Pagination(props: PaginationProps) {
  const {
    label,
    page,
    pageSize,
    total,
    pageSizes,
    onChange,
    previousLabel = 'Previous page',
    nextLabel = 'Next page',
  } = props;
  const sizeId = useId();
  const nav = useRef<HTMLElement>(null);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);

  /** The next page begins at its head, where that is not in sight. */
  const turnTo = (to: number): void => {
    onChange({ page: to, pageSize });
    const list = nav.current?.parentElement;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  };

  return (
    <nav ref={nav} className="pager" aria-label={label}>
      <span className="pager__n" role="status">
        {from} to {to} of {total}
      </span>
      <Button
        icon
        variant="quiet"
        aria-label={previousLabel}
        aria-disabled={page <= 1}
        onClick={() => turnTo(page - 1)}
      >
        <IconChevronLeft className="ic" aria-hidden />
      </Button>
      <Button icon variant="quiet" aria-label={nextLabel} aria-disabled={page >= last} onClick={() => turnTo(page + 1)}>
        <IconChevronRight className="ic" aria-hidden />
      </Button>
      {pageSizes && (
        <span className="pager__size">
          <label htmlFor={sizeId}>Per page</label>
          <select
            id={sizeId}
            className="input"
            value={pageSize}
            onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </span>
      )}
    </nav>
  );
}
