import type { DatedAssessmentCard } from '#contracts/library/card.schema.ts';
import { STATUS_DISPLAY } from '#machines/assessments/status-display.ts';
import { assessmentOffer, type AssessmentOffer } from '#machines/library/card-status.ts';
import type { Shown } from './state-labels.ts';

type Look = Omit<Shown, 'word'>;

/** M-30, C-24. */
export const OFFER_SHOWN: Readonly<Record<AssessmentOffer, Look>> = {
  Passed: { shape: 'done', tone: 'ok' },
  Submitted: { shape: 'review', tone: 'bad' },
  Pending: { shape: 'todo', tone: 'due' },
  Begin: { shape: 'todo', tone: 'due' },
  'Not Available': { shape: 'locked', tone: 'quiet' },
};

/**
 * C-24: statuses that a card names beside what it offers, because 'Begin' alone would hide them. They have the colour
 * then.
 */
export const STATUS_SHOWN: Partial<Record<DatedAssessmentCard['status'], Look>> = {
  locked: { shape: 'locked', tone: 'bad' },
  exempt: { shape: 'exempt', tone: 'quiet' },
  failed: { shape: 'wrong', tone: 'bad' },
  expired: { shape: 'expired', tone: 'bad' },
  overdue: { shape: 'overdue', tone: 'bad' },
};

/**
 * M-30, C-24: the one state of an assessment where there is room for one: its status where a card names it, else what
 * it offers.
 */
export const assessmentShown = (card: DatedAssessmentCard): Shown => {
  const look = STATUS_SHOWN[card.status];
  if (look !== undefined) return { ...look, word: STATUS_DISPLAY[card.status].word };
  const offer = assessmentOffer(card);
  return { ...OFFER_SHOWN[offer], word: offer };
};
