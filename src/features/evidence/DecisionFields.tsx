import { formFaults, type EvidenceForm, type EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { dayOf } from '#machines/days.ts';
import { SavedNote } from '#ui/frames/review-layout/SavedNote.tsx';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { UnitField } from '#ui/inputs/field/UnitField.tsx';
import './evidence.css';
import { dateHint, faultMessage } from './evidence-messages.ts';

export interface DecisionFieldsProps {
  readonly verdict: EvidenceVerdict;
  readonly form: EvidenceForm;
  /** Unix seconds. */
  readonly nowUnix: number;
  /** When it was sent, in unix seconds; null where nobody says, or several pieces are meant. */
  readonly sentUnix: number | null;
  /** Whom the message is for: 'Tom', 'each of them'. */
  readonly to: string;
  readonly saved: 'notYet' | 'saved' | 'refused';
  readonly onChange: (change: Partial<EvidenceForm>) => void;
}

/**
 * date and score of what is accepted, the message of what is rejected. A fault stands as soon as it is
 * made.
 */
export function DecisionFields({ verdict, form, nowUnix, sentUnix, to, saved, onChange }: DecisionFieldsProps) {
  if (verdict === 'rejected') {
    return (
      <TextArea
        id="evidence-message"
        label={`Message to ${to}`}
        hint="Optional. Say what is missing."
        value={form.message}
        onChange={(message) => onChange({ message })}
        footNote={saved !== 'notYet' && <SavedNote saved={saved} />}
      />
    );
  }
  const faults = faultMessage(formFaults(form, nowUnix));
  const today = dayOf(nowUnix);
  return (
    <div className="pair">
      <DateField
        id="evidence-date"
        label="Completed on"
        hint={dateHint(form, sentUnix)}
        required
        error={faults.completedOn}
        max={today}
        value={form.completedOn ?? today}
        onChange={(completedOn) => onChange({ completedOn })}
      />
      <UnitField
        id="evidence-score"
        label="Score"
        hint="0 to 100"
        required
        unit="%"
        error={faults.score}
        value={form.score}
        onChange={(score) => onChange({ score })}
      />
    </div>
  );
}
