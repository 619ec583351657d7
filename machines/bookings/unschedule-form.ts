import type { FlowFacts } from './flow-facts.ts';
import type { SubmittedValues } from './booking-flow.ts';

/** What is filled in to unschedule, named as on the wire. */
export interface UnscheduleForm {
  readonly confirm: boolean;
  readonly email_confirmation: boolean;
  readonly waive_fee: boolean;
}

export const EMPTY_UNSCHEDULE_FORM: UnscheduleForm = { confirm: false, email_confirmation: true, waive_fee: false };

/** What the dialog knows of the fee. */
export interface FeeState {
  readonly facts: Pick<FlowFacts, 'movingIds' | 'blockedIds' | 'lateIds'>;
  readonly form: UnscheduleForm;
  /** */
  readonly canWaive: boolean;
  /** What one workshop costs; null until the server has said so. */
  readonly feeInPence: number | null;
  /** What a basket came to, where it was not what had been shown. */
  readonly quotedInPence: number | null;
}

/**
 * The fee in pence: each late workshop once, or what the basket came to. 0: there is none, or it is waived;
 * null: it is not known yet.
 */
export const feeTotal = ({
  facts: { lateIds },
  form,
  canWaive,
  feeInPence,
  quotedInPence,
}: FeeState): number | null => {
  if (lateIds.length === 0 || (form.waive_fee && canWaive)) return 0;
  return quotedInPence ?? (feeInPence === null ? null : feeInPence * lateIds.length);
};

/** Whether it can go on: something moves and all of it can, it is confirmed, and what it costs is known. */
export const isUnscheduleComplete = (state: FeeState): boolean =>
  state.facts.movingIds.length > 0 &&
  state.facts.blockedIds.length === 0 &&
  state.form.confirm &&
  feeTotal(state) !== null;

/** What is sent; the waiver only by who may (R-41, 0203). */
export const unscheduleValues = ({
  form: { confirm, email_confirmation, waive_fee },
  canWaive,
}: Pick<FeeState, 'form' | 'canWaive'>): SubmittedValues => ({
  confirm,
  email_confirmation,
  ...(waive_fee && canWaive ? { waive_fee } : {}),
});
