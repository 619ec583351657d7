import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { entry } from '../catalogue-entry.ts';
import { evidenceReviewMachine, type LoadEvidenceResult } from './review.machine.ts';
import { decisionEvents, decisionOutcomes } from '../submission/decision.samples.ts';

/** Who reviews in the samples, and when. */
const REVIEWER_ID = 13;
export const SAMPLE_NOW = 1_772_409_600;

/** A piece of evidence that waits for its reviewer, sent the day before. */
export const sampleEvidence = (over: Partial<Evidence> = {}): Evidence => ({
  key: 'evidence-7',
  status: 'pending',
  organisation_id: 1,
  entity: { entity_id: 10711, title: 'Basic Life Support: annual update', expires_after_days: 365 },
  file_id: 921,
  message: null,
  user: { id: 12, name: 'Tom Whitfield', email: 'tom.whitfield@demo.example' },
  created_at: SAMPLE_NOW - 86_400,
  ...over,
});

const anothers: Partial<Evidence> = { status: 'rejected', reviewed_user: { id: 34, name: 'Ruth Adeyemi' } };

const draft = { verdict: 'accepted', completedOn: null, score: '100', message: '' } as const;
const decided = { draft, submission: { status: 'accepted', last_completed_at: SAMPLE_NOW, score: 100 } } as const;
const loaded = (
  over: Partial<Evidence> = {},
  device: Partial<Extract<LoadEvidenceResult, { ok: true }>> = {},
): { output: LoadEvidenceResult } => ({
  output: { ok: true, evidence: sampleEvidence(over), draft: null, decided: null, ...device },
});
const unexpectedError = { error: new Error('an effect broke') };

/** The chart of an evidence review with everything that can happen to it. */
export const evidenceReviewEntry = entry({
  name: 'review',
  area: 'evidence',
  description:
    'Accepting one piece of evidence with date and score or rejecting it with a message, taking it back within eight seconds, and what became of it.',
  machine: evidenceReviewMachine,
  inputs: { 'the link of a mail': { key: 'evidence-7', reviewerId: REVIEWER_ID } },
  events: {
    'accept chosen': { type: 'verdict.chosen', verdict: 'accepted' },
    'reject chosen': { type: 'verdict.chosen', verdict: 'rejected' },
    'a score typed': { type: 'form.changed', change: { score: '90' } },
    'a score of 101 typed': { type: 'form.changed', change: { score: '101' } },
    submitted: { type: 'submit.requested', nowUnix: SAMPLE_NOW },
    'somebody else decided': { type: 'evidence.changed', evidence: sampleEvidence(anothers) },
    'unsent words discarded': { type: 'draft.discarded' },
    'nothing new': { type: 'evidence.changed', evidence: sampleEvidence() },
    ...decisionEvents,
  },
  outcomes: {
    loadEvidence: {
      'it waits for a review': loaded(),
      'it waits, and something was typed before': loaded(
        {},
        { draft: { ...draft, verdict: 'rejected', message: 'Please send' } },
      ),
      'it was decided here and may not have been sent': loaded({}, { decided }),
      'it is their own': loaded({ user: { id: REVIEWER_ID, name: 'Priya Nair', email: 'priya.nair@demo.example' } }),
      'it was reviewed before': loaded(anothers),
      'no admin account': { output: { ok: false, reason: 'denied' } satisfies LoadEvidenceResult },
      'no such evidence': { output: { ok: false, reason: 'notFound' } satisfies LoadEvidenceResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies LoadEvidenceResult },
      unexpectedError,
    },
    ...decisionOutcomes,
  },
  distinguish: ({ verdict, score, message, submission }) => ({
    verdict,
    written: message !== '',
    score: score === '101' ? 'out of range' : 'fine',
    decided: submission?.status ?? null,
  }),
});
