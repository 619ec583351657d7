import { useDeferredValue, useMemo } from 'react';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { formatCount } from '#ui/format/counts.ts';
import { withFigures } from '#ui/lists/card/figures.ts';
import { AwardItem } from './AwardItem.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';

/** So many stand whole at once; the others follow by their titles when the page can be used. */
const FIRST = 20;

export interface AwardListProps extends AwardsPageProps {
  readonly title: string;
  readonly awards: readonly AwardSummary[];
  /** Whether these are awarded: flags beside each other, otherwise rows. */
  readonly isAwarded?: boolean;
}

/** The awards that are awarded, or those on the way; nothing where there is none. A thousand of them stay smooth: what is far away is not drawn. */
export function AwardList({ title, awards, isAwarded = false, profile, organisation, nowUnix }: AwardListProps) {
  const all = useMemo(() => withFigures(awards, ({ award_id: id }) => ({ id })), [awards]);
  const shown = useDeferredValue(all, all.slice(0, FIRST));
  if (awards.length === 0) return null;
  return (
    <section className="awards__s" aria-label={title}>
      <div className="awards__h">
        <h2>{title}</h2>
        <span className="meta">{formatCount(awards.length)}</span>
      </div>
      <ul className={isAwarded ? 'wons' : 'aws'}>
        {shown.map(({ item, figure }, index) => (
          <AwardItem key={item.award_id} award={item} figure={figure} isFirst={index === 0} isWholeAtOnce={index < FIRST} {...{ isAwarded, profile, organisation, nowUnix }} />
        ))}
      </ul>
    </section>
  );
}
