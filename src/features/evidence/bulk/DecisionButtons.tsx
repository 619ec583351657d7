import type { EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatCount } from '#ui/format/counts.ts';

export interface DecisionButtonsProps {
  readonly count: number;
  /** Why nothing can be decided, in words: somebody views as a learner (H-17). */
  readonly reason: string | undefined;
  readonly onDecide: (verdict: EvidenceVerdict) => void;
}

/** What can be decided about the selected pieces. */
export function DecisionButtons({ count, reason, onDecide }: DecisionButtonsProps) {
  return (
    <>
      <Button variant="line" reason={reason} onClick={() => onDecide('rejected')}>
        Reject
      </Button>
      <Button variant="go" reason={reason} onClick={() => onDecide('accepted')}>
        Accept {formatCount(count)}
      </Button>
    </>
  );
}
