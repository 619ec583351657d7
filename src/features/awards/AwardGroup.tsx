import { memo, useEffect } from 'react';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import type { Figure } from '#ui/lists/card/figures.ts';
import { useNear } from '#ui/lists/near/use-near.ts';
import { AwardItem } from './AwardItem.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';

export interface AwardGroupProps extends AwardsPageProps {
  readonly awards: readonly { readonly item: AwardSummary; readonly figure: Figure }[];
  readonly isAwarded: boolean;
  /** The group at the top is drawn whole at once. */
  readonly isFirst: boolean;
}

const fragmentOf = ({ award_id: id }: AwardSummary): string => `award-${id}`;

/**
 * Some awards of a long list. What is far away is asked for, laid out and painted as one thing, and stands there by its
 * titles.
 */
export const AwardGroup = memo(function AwardGroup({ awards, isFirst, ...shared }: AwardGroupProps) {
  const [ref, isNear] = useNear<HTMLUListElement>({ isAtOnce: true });
  // The list stands only after the address was opened, too late for the browser to go to its fragment.
  useEffect(() => {
    const wanted = awards.find(({ item }) => window.location.hash === `#${fragmentOf(item)}`);
    if (wanted !== undefined) document.getElementById(fragmentOf(wanted.item))?.scrollIntoView({ block: 'center' });
  }, [awards]);
  const name = shared.isAwarded ? 'won' : 'aw';
  return (
    <ul ref={ref} className={shared.isAwarded ? 'wons' : 'aws'}>
      {awards.map(({ item, figure }, index) =>
        isFirst || isNear ? (
          <AwardItem
            key={item.award_id}
            id={fragmentOf(item)}
            award={item}
            figure={figure}
            isFirst={isFirst && index === 0}
            isWholeAtOnce={isFirst}
            {...shared}
          />
        ) : (
          <li key={item.award_id} id={fragmentOf(item)} className={`${name} ${name}--far`}>
            <h3>{item.title}</h3>
          </li>
        ),
      )}
    </ul>
  );
});
