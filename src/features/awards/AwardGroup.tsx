import { memo } from 'react';
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

/** Some awards of a long list. What is far away is asked for, laid out and painted as one thing. */
export const AwardGroup = memo(function AwardGroup({ awards, isFirst, ...shared }: AwardGroupProps) {
  const [ref, isNear] = useNear<HTMLUListElement>();
  return (
    <ul ref={ref} className={shared.isAwarded ? 'wons' : 'aws'}>
      {awards.map(({ item, figure }, index) => (
        <AwardItem key={item.award_id} award={item} figure={figure} isFirst={isFirst && index === 0} isWholeAtOnce={isFirst} isWithinReach={isNear} {...shared} />
      ))}
    </ul>
  );
});
