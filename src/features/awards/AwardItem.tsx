import { memo } from 'react';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import type { Figure } from '#ui/lists/card/figures.ts';
import { useNear } from '#ui/lists/near/use-near.ts';
import { AwardContent } from './AwardContent.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';

export interface AwardItemProps extends AwardsPageProps {
  /** What an address names it by. */
  readonly id: string;
  readonly award: AwardSummary;
  readonly figure: Figure;
  readonly isAwarded: boolean;
  /** The parts of the first award on the way stand open. */
  readonly isFirst: boolean;
  /** It is drawn whole at once; any other when it comes near the window, and until then stands there by its title. */
  readonly isWholeAtOnce: boolean;
}

/** E-02: one award of a list that may be long. */
export const AwardItem = memo(function AwardItem({ id, award, isAwarded, isWholeAtOnce, ...content }: AwardItemProps) {
  const [ref, isNear] = useNear<HTMLLIElement>();
  const isWhole = isWholeAtOnce || isNear;
  const name = isAwarded ? 'won' : 'aw';
  return (
    <li ref={ref} id={id} className={isWhole ? name : `${name} ${name}--far`}>
      {isWhole ? <AwardContent {...{ award, isAwarded, isNear }} {...content} /> : <h3>{award.title}</h3>}
    </li>
  );
});
