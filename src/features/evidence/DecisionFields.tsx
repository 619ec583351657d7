import { formFaults, type EvidenceForm, type EvidenceVerdict, type Moment } from '#machines/evidence/evidence-form.ts';
import { dayOf } from '#machines/evidence/days.ts';
import { SavedNote } from '#ui/frames/review-layout/SavedNote.tsx';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { UnitField } from '#ui/inputs/field/UnitField.tsx';
import './evidence.css';
import { faultMessage } from './evidence-messages.ts';

export interface DecisionFieldsProps {
  readonly verdict: EvidenceVerdict;
  readonly form: EvidenceForm;
  readonly moment: Moment;
  /** Whom the message is for: 'Tom', 'each of them'. */
  readonly to: string;
  /** What the date may be, in words. */
  readonly dateHint: string;
  readonly saved: 'notYet' | 'saved' | 'refused';
  readonly onChange: (change: Partial<EvidenceForm>) => void;
}

/** date and score of what is accepted, the message of what is rejected. A fault stands as soon as it is made. */
export function DecisionFields({ verdict, form, moment, to, dateHint, saved, onChange }: DecisionFieldsProps) {
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
  const faults = faultMessage(formFaults(form, moment));
  const today = dayOf(moment.nowUnix);
  return (
    <div className="pair">
      <DateField
        id="evidence-date"
        label="Completed on"
        hint={dateHint}
        required
        error={faults.completedOn}
        max={today}
        min={moment.sentUnix === null ? undefined : dayOf(moment.sentUnix)}
        value={form.completedOn ?? today}
        onChange={(completedOn) => onChange({ completedOn })}
      />
      <UnitField id="evidence-score" label="Score" hint="0 to 100" required unit="%" error={faults.score} value={form.score} onChange={(score) => onChange({ score })} />
    </div>
  );
}
