import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatDateTime } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { AnswersCopy } from './AnswersCopy.tsx';
import type { OfferedDraft } from './use-draft-offer.ts';

export interface DraftOfferProps {
  readonly assessment: Assessment;
  readonly offer: OfferedDraft | null;
  /** Takes the answers over into the attempt on this page; left out where there is none. */
  readonly onTake?: () => void;
}

/** Answers of another attempt that were never sent: to take over, to take along, or to discard (C-22, C-29). */
export function DraftOffer({ assessment, offer, onTake }: DraftOfferProps) {
  return (
    <div role="status">
      {offer !== null && (
        <Note title="Answers from another attempt are on this device">
          <p>You wrote them on {formatDateTime(new Date(offer.savedAtMs))}, and they were never sent.</p>
          <p>
            {onTake === undefined ? (
              <AnswersCopy assessment={assessment} draft={offer.draft} />
            ) : (
              <Button variant="secondary" onClick={onTake}>
                Use these answers
              </Button>
            )}{' '}
            <Button variant="secondary" onClick={offer.discard}>
              Discard them
            </Button>
          </p>
        </Note>
      )}
    </div>
  );
}
