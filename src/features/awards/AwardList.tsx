import { useDeferredValue, useMemo } from 'react';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { formatCount } from '#ui/format/counts.ts';
import { withFigures } from '#ui/lists/card/figures.ts';
import { AwardGroup } from './AwardGroup.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';

/**
 * So many stand whole at once; the others follow by their titles when the page can be used. It fills rows of three and
 * of two.
 */
const GROUP = 12;

const inGroups = <T,>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / GROUP) }, (_, at) => all.slice(at * GROUP, (at + 1) * GROUP));

export interface AwardListProps extends AwardsPageProps {
  readonly title: string;
  readonly awards: readonly AwardSummary[];
  /** Whether these are awarded: flags beside each other, otherwise rows. */
  readonly isAwarded?: boolean;
}

/**
 * The awards that are awarded, or those on the way; nothing where there is none. A thousand of them stay smooth: what
 * is far away is not drawn.
 */
export function AwardList({ title, awards, isAwarded = false, profile, organisation, nowUnix }: AwardListProps) {
  const all = useMemo(() => inGroups(withFigures(awards, ({ award_id: id }) => ({ id }))), [awards]);
  const shown = useDeferredValue(all, all.slice(0, 1));
  if (awards.length === 0) return null;
  return (
    <section className="awards__s" aria-label={title}>
      <div className="awards__h">
        <h2>{title}</h2>
        <span className="meta">{formatCount(awards.length)}</span>
      </div>
      {shown.map((group, at) => (
        <AwardGroup
          key={group[0]?.item.award_id}
          awards={group}
          isFirst={at === 0}
          {...{ isAwarded, profile, organisation, nowUnix }}
        />
      ))}
    </section>
  );
}
