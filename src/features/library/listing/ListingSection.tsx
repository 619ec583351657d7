import { useId, type ReactNode } from 'react';
import { ListingPart, type ListingPartProps } from './ListingPart.tsx';

export interface ListingSectionProps extends Omit<ListingPartProps, 'empty'> {
  /** Beside the heading. */
  readonly tools?: ReactNode;
}

/** A list of training under its own heading, with how many there are. */
export function ListingSection({ tools, ...part }: ListingSectionProps) {
  const headingId = useId();
  const total = part.query.data?.total;
  return (
    <section className="listing__part" aria-labelledby={headingId}>
      <div className="listing__head">
        <div className="listing__name">
          <h2 id={headingId}>{part.name}</h2>
          {total !== undefined && total > 0 && <span className="meta">{total.toLocaleString('en-GB')}</span>}
        </div>
        {tools}
      </div>
      <ListingPart {...part} empty={<p className="meta">Nothing is listed here yet.</p>} />
    </section>
  );
}
