import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import {
  completionOf,
  isBeforeSent,
  type EvidenceForm,
  type EvidenceVerdict,
  type FormFaults,
} from '#machines/evidence/evidence-form.ts';
import { formatDays, plural } from '#ui/format/counts.ts';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';
import { capitalise } from '#ui/format/text.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';

const SECONDS_PER_DAY = 86_400;
const DAYS_PER_YEAR = 365;

export const trainingOf = ({ entity }: Pick<Evidence, 'entity'>): string => entity?.title ?? 'Training';

/** Whose evidence it is, as one writes about them. */
export const learnerOf = ({ user }: Pick<Evidence, 'user'>): string => user?.name ?? 'the learner';

/** By first name, where the page has said the whole name already. */
export const firstNameOf = (evidence: Pick<Evidence, 'user'>): string =>
  evidence.user?.name.split(' ')[0] ?? learnerOf(evidence);

/** `1 piece`, `20 pieces`. */
export const pieces = (count: number): string => plural(count, 'piece');

/** How long the training counts: `1 year`, `90 days`; always where it never expires. */
export const countsFor = (expiresAfterDays: number | null | undefined): string => {
  if (typeof expiresAfterDays !== 'number') return 'Always';
  if (expiresAfterDays % DAYS_PER_YEAR !== 0) return formatDays(expiresAfterDays);
  return plural(expiresAfterDays / DAYS_PER_YEAR, 'year');
};

/** The day on which a training that was completed then expires, in words; null: never. */
export const expiryOf = ({ entity }: Pick<Evidence, 'entity'>, completedUnix: number): string | null =>
  typeof entity?.expires_after_days === 'number'
    ? formatDate(fromUnixSeconds(completedUnix + entity.expires_after_days * SECONDS_PER_DAY))
    : null;

const FAULTS = {
  completedOn: { missing: REQUIRED, future: 'Please enter a day that is not in the future' },
  score: {
    missing: REQUIRED,
    notANumber: 'Please enter a number',
    outOfRange: 'Please enter a number between 0 and 100',
  },
} as const;

/** What is wrong with the fields, as sentences. */
export const faultMessage = ({
  completedOn,
  score,
}: FormFaults): { readonly completedOn?: string; readonly score?: string } => ({
  ...(completedOn === undefined ? {} : { completedOn: FAULTS.completedOn[completedOn] }),
  ...(score === undefined ? {} : { score: FAULTS.score[score] }),
});

/**
 * What the date may be; a day before the evidence was sent (unix seconds, null where nobody says) is pointed out and
 * counts.
 */
export const dateHint = (form: EvidenceForm, sentUnix: number | null): string =>
  sentUnix !== null && isBeforeSent(form, sentUnix)
    ? `Before it was sent, on ${formatDate(fromUnixSeconds(sentUnix))}`
    : 'Today or before';

/** What the decision does to the learner, before it is made (Q-06). */
export const consequence = (
  evidence: Evidence,
  verdict: EvidenceVerdict | null,
  form: EvidenceForm,
  nowUnix: number,
): string => {
  const name = capitalise(firstNameOf(evidence));
  if (verdict === null) return `${name} is told by e-mail, whichever you choose.`;
  if (verdict === 'rejected') return `The training stays as it is. ${name} is told by e-mail.`;
  const from = completionOf(form, nowUnix);
  const expiry = expiryOf(evidence, from);
  return `Completed from ${formatDate(fromUnixSeconds(from))}${expiry === null ? '' : `, expires ${expiry}`}. ${name} is told by e-mail.`;
};

/** The same in the undo bar, as one sentence about what stands. */
export const decisionInBrief = (evidence: Evidence, verdict: EvidenceVerdict): string =>
  `The evidence of ${firstNameOf(evidence)} is ${verdict}. After that it cannot be changed.`;

/** More of a reviewer's words is read on the page of the training. */
const FIRST_200_CHARACTERS = /^.{0,200}/su;

const quoted = (message: string): string => {
  const start = FIRST_200_CHARACTERS.exec(message)?.[0] ?? '';
  return start === message ? message : `${start.trimEnd()}…`;
};

/** N-17: what was decided about a learner's own evidence, to themselves; with the reviewer's message where there is one. */
export const ownDecision = (
  title: string,
  { status, review_message }: Pick<Evidence, 'status' | 'review_message'>,
): string => {
  if (status === 'accepted') return `Your evidence for ${title} was accepted.`;
  const message = (review_message ?? '').trim();
  return `Your evidence for ${title} was not accepted.${message === '' ? '' : ` The reviewer wrote: “${quoted(message)}”`}`;
};
