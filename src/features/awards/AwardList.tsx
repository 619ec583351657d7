import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { formatCount } from '#ui/format/counts.ts';
import { figureOf } from '#ui/lists/card/figures.ts';
import { useNear } from '#ui/lists/near/use-near.ts';
import { AwardItem } from './AwardItem.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';

interface AwardGroupProps extends AwardsPageProps {
  readonly awards: readonly AwardSummary[];
  readonly isAwarded: boolean;
  /** The group at the top is drawn whole at once. */
  readonly isFirst: boolean;
}

const fragmentOf = ({ award_id: id }: AwardSummary): string => `award-${id}`;

/**
 * Some awards of a long list. What is far away is asked for, laid out and painted as one thing, and stands there by its
 * titles.
 */
const AwardGroup = memo(function AwardGroup({ awards, isFirst, ...shared }: AwardGroupProps) {
  const [ref, isNear] = useNear<HTMLUListElement>({ isAtOnce: true });
  // The list stands only after the address was opened, too late for the browser to go to its fragment.
  useEffect(() => {
    const wanted = awards.find((award) => window.location.hash === `#${fragmentOf(award)}`);
    if (wanted !== undefined) document.getElementById(fragmentOf(wanted))?.scrollIntoView({ block: 'center' });
  }, [awards]);
  const name = shared.isAwarded ? 'won' : 'aw';
  return (
    <ul ref={ref} className={shared.isAwarded ? 'wons' : 'aws'}>
      {awards.map((award, index) =>
        isFirst || isNear ? (
          <AwardItem
            key={award.award_id}
            id={fragmentOf(award)}
            award={award}
            figure={figureOf({ id: award.award_id })}
            isFirst={isFirst && index === 0}
            isWholeAtOnce={isFirst}
            {...shared}
          />
        ) : (
          <li key={award.award_id} id={fragmentOf(award)} className={`${name} ${name}--far`}>
            <h3>{award.title}</h3>
          </li>
        ),
      )}
    </ul>
  );
});

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
  const all = useMemo(() => inGroups(awards), [awards]);
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
          key={group[0]?.award_id}
          awards={group}
          isFirst={at === 0}
          {...{ isAwarded, profile, organisation, nowUnix }}
        />
      ))}
    </section>
  );
}
