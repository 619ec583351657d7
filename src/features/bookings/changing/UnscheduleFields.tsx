import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import type { UnscheduleForm } from '#machines/bookings/unschedule.setup.ts';
import { lateFeeTerms } from './fee-texts.ts';
import { CONFIRM, emailLabel, ONLY_ADMINISTRATORS, TERMS, TICK_BOX, WAIVE } from './changing-messages.ts';
import type { UnscheduleSnapshot } from './flow-screen.ts';
import { LateFeeTerms } from './LateFeeTerms.tsx';

export interface UnscheduleFieldsProps {
  /** The id of the required box. */
  readonly confirmId: string;
  /** The form was sent off without it. */
  readonly wasAsked: boolean;
  readonly context: UnscheduleSnapshot['context'];
  /** and there is a fee to waive. */
  readonly canWaive: boolean;
  /** What the organisation wants read before a fee is agreed to, as its authors wrote it; null: it has written nothing. */
  readonly terms: string | null;
  /** H-17: whose bookings these are, while somebody else views as them. */
  readonly learner: string | null;
  readonly onChange: (change: Partial<UnscheduleForm>) => void;
}

/**
 * the confirmation, the e-mail, and for administrators the waiver. What the server says of a field stands
 * under it.
 */
export function UnscheduleFields({
  confirmId,
  wasAsked,
  context,
  canWaive,
  terms,
  learner,
  onChange,
}: UnscheduleFieldsProps) {
  const { form, problems } = context;
  const told = (field: string): string | undefined => problems[field]?.join(' ');
  return (
    <>
      <Checkbox
        id={confirmId}
        required
        label={
          <>
            <b>{CONFIRM}</b> {TERMS}
          </>
        }
        checked={form.confirm}
        error={told('confirm') ?? (wasAsked && !form.confirm ? TICK_BOX : undefined)}
        onChange={(confirm) => onChange({ confirm })}
      />
      <LateFeeTerms terms={terms} rule={lateFeeTerms(context)} />
      <Checkbox
        label={emailLabel(learner)}
        checked={form.email_confirmation}
        error={told('email_confirmation')}
        onChange={(email_confirmation) => onChange({ email_confirmation })}
      />
      {canWaive && (
        <Checkbox
          label={WAIVE}
          hint={ONLY_ADMINISTRATORS}
          checked={form.waive_fee}
          error={told('waive_fee')}
          onChange={(waive_fee) => onChange({ waive_fee })}
        />
      )}
    </>
  );
}
