import type { EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatCount } from '#ui/format/counts.ts';

/** What can be decided about the selected pieces. */
export function DecisionButtons({ count, onDecide }: { count: number; onDecide: (verdict: EvidenceVerdict) => void }) {
  return (
    <>
      <Button variant="line" onClick={() => onDecide('rejected')}>
        Reject
      </Button>
      <Button variant="go" onClick={() => onDecide('accepted')}>
        Accept {formatCount(count)}
      </Button>
    </>
  );
}
