import * as z from 'zod/mini';
import { LIMITS } from '#contracts/constants.ts';
import type { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import { dayOf, noonOf } from '../days.ts';

export type EvidenceVerdict = EvidenceDecision['status'];

/** What a reviewer fills in, as it stands in the fields. */
export const EvidenceForm = z.object({
  /** The day on which the training was completed, `2026-03-02`; null: today, whenever that is. Empty: cleared. */
  completedOn: z.nullable(z.string()),
  /** As typed; 0 to 100 counts. */
  score: z.string(),
  /** Optional. */
  message: z.string(),
});
export type EvidenceForm = Readonly<z.output<typeof EvidenceForm>>;

/** What a reviewer chose and typed for one piece and did not send. */
export const EvidenceDraft = z.extend(EvidenceForm, { verdict: z.nullable(z.enum(['accepted', 'rejected'])) });
export type EvidenceDraft = Readonly<z.output<typeof EvidenceDraft>>;

export const EMPTY_FORM: EvidenceForm = { completedOn: null, score: String(LIMITS.evidenceScore), message: '' };

/** What is wrong with a field, for the screen to say. */
export interface FormFaults {
  readonly completedOn?: 'missing' | 'future';
  readonly score?: 'missing' | 'notANumber' | 'outOfRange';
}

const dateFault = (completedOn: string | null, nowUnix: number): FormFaults['completedOn'] => {
  if (completedOn === null) return undefined;
  if (noonOf(completedOn) === null) return 'missing';
  return completedOn > dayOf(nowUnix) ? 'future' : undefined;
};

/**
 * Whether the day lies before the one on which the evidence was sent (unix seconds; null where nobody says): a hint, no
 * fault.
 */
export const isBeforeSent = ({ completedOn }: EvidenceForm, sentUnix: number | null): boolean =>
  sentUnix !== null && completedOn !== null && noonOf(completedOn) !== null && completedOn < dayOf(sentUnix);

const scoreFault = (score: string): FormFaults['score'] => {
  const text = score.trim();
  if (text === '') return 'missing';
  if (!/^-?\d+(\.\d*)?$/.test(text)) return 'notANumber';
  const number = Number(text);
  return number < 0 || number > LIMITS.evidenceScore ? 'outOfRange' : undefined;
};

/** what stands in the way of accepting at a moment (unix seconds). Any day up to today counts. */
export const formFaults = ({ completedOn, score }: EvidenceForm, nowUnix: number): FormFaults => {
  const [date, number] = [dateFault(completedOn, nowUnix), scoreFault(score)];
  return { ...(date === undefined ? {} : { completedOn: date }), ...(number === undefined ? {} : { score: number }) };
};

/** Whether it can be sent: only accepting asks for anything. */
export const isFormComplete = (verdict: EvidenceVerdict | null, form: EvidenceForm, nowUnix: number): boolean =>
  verdict === 'rejected' || (verdict === 'accepted' && Object.keys(formFaults(form, nowUnix)).length === 0);

/** When the training counts as completed, in unix seconds: today is now, another day its noon. */
export const completionOf = ({ completedOn }: EvidenceForm, nowUnix: number): number =>
  completedOn === null || completedOn === dayOf(nowUnix) ? nowUnix : (noonOf(completedOn) ?? nowUnix);

/** what is sent. */
export const evidenceDecision = (verdict: EvidenceVerdict, form: EvidenceForm, nowUnix: number): EvidenceDecision =>
  verdict === 'accepted'
    ? { status: 'accepted', last_completed_at: completionOf(form, nowUnix), score: Number(form.score) }
    : { status: 'rejected', message: form.message.trim() === '' ? null : form.message.trim() };

/** Whether somebody changed anything. */
export const isFormTouched = ({ completedOn, score, message }: EvidenceForm): boolean =>
  completedOn !== EMPTY_FORM.completedOn || score !== EMPTY_FORM.score || message.trim() !== '';
