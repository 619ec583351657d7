import type { Figure } from '#ui/lists/card/figures.ts';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';

/** An award is a goal, and a goal is a flag: grey while it is on the way. Decoration. */
export function AwardFlag({
  figure,
  isDrawn,
  isInProgress = false,
}: {
  figure: Figure;
  isDrawn: boolean;
  isInProgress?: boolean;
}) {
  return (
    <span className={isInProgress ? 'flag flag--way' : 'flag'} aria-hidden="true">
      <span className="flag__c">{isDrawn && <Thumbnail src={undefined} figure={figure} />}</span>
    </span>
  );
}
