import type { EvidenceForm, EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { DecisionFields } from '../DecisionFields.tsx';
import { pieces } from '../evidence-messages.ts';
import { decisionTitle } from './bulk-messages.ts';

export interface BatchDialogProps {
  readonly verdict: EvidenceVerdict;
  readonly form: EvidenceForm;
  readonly count: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly saved: 'notYet' | 'saved' | 'refused';
  /** Why it cannot be sent yet, in words. */
  readonly reason: string | undefined;
  readonly onChange: (change: Partial<EvidenceForm>) => void;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** one date and score, or one message, for all that are selected. */
export function BatchDialog({
  verdict,
  form,
  count,
  nowUnix,
  saved,
  reason,
  onChange,
  onCancel,
  onSubmit,
}: BatchDialogProps) {
  const accepts = verdict === 'accepted';
  return (
    <Dialog
      isOpen
      size="small"
      title={decisionTitle(verdict, count)}
      lead={
        accepts
          ? 'Each training counts as completed from that day. We tell everybody by e-mail.'
          : 'Each training stays as it is. We tell everybody by e-mail, and they can send other evidence.'
      }
      onClose={onCancel}
      foot={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant={accepts ? 'primary' : 'danger'} reason={reason} onClick={onSubmit}>
            {accepts ? `Accept ${pieces(count)}` : `Reject ${pieces(count)}`}
          </Button>
        </>
      }
    >
      <DecisionFields
        verdict={verdict}
        form={form}
        nowUnix={nowUnix}
        sentUnix={null}
        to="each of them"
        saved={saved}
        onChange={onChange}
      />
    </Dialog>
  );
}
