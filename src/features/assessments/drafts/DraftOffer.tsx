import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatDate } from '#ui/format/dates.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { AnswersCopy } from './AnswersCopy.tsx';
import type { OfferedDraft } from './use-draft-offer.ts';

export interface DraftOfferProps {
  readonly assessment: Assessment;
  readonly offer: OfferedDraft | null;
  /** Takes the answers over into the attempt on this page, or into the next one; left out where there can be none. */
  readonly onTake?: (() => void) | undefined;
}

/** Answers that were never sent: to take over, to take along, or to discard (C-22, C-29, H3, H5). */
export function DraftOffer({ assessment, offer, onTake }: DraftOfferProps) {
  return (
    <div className="offer" role="status">
      {offer !== null && (
        <Note title={`Answers you typed on ${formatDate(new Date(offer.savedAtMs))} were not submitted`}>
          <p>
            {onTake === undefined
              ? 'They are still here, but nothing can be submitted now. Copy or download what you want to keep.'
              : 'They belong to another attempt and are still here. You can go on with them.'}
          </p>
          <p className="offer__do">
            {onTake === undefined ? (
              <AnswersCopy assessment={assessment} draft={offer.draft} />
            ) : (
              <Button variant="secondary" onClick={onTake}>
                Use these answers
              </Button>
            )}
            <Button variant="secondary" onClick={offer.discard}>
              Discard them
            </Button>
          </p>
        </Note>
      )}
    </div>
  );
}
