import { Marker } from '#ui/messages/marker/Marker.tsx';
import type { Outcome } from './instruments-context.ts';

/** What the last press did. Both regions stand from the start, so that what is put into them is announced. */
export function OutcomeLine({ outcome }: { outcome: Outcome | null }) {
  return (
    <div className="dk__outcome">
      <p role="status">{outcome?.kind === 'done' && outcome.text}</p>
      <p role="alert">
        {outcome?.kind === 'failed' && (
          <>
            <Marker shape="expired" size={20} word="Not done:" />
            {outcome.text}
          </>
        )}
      </p>
    </div>
  );
}
