import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { exclusiveInBrowser, type Exclusive } from '#api/outbox/exclusive.ts';
import type { Courier, Deliver } from '#api/outbox/courier.ts';
import { deviceOutbox, type OutboxAddress, type OutboxEntry, type OutboxStore } from '#api/outbox/outbox-store.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import { assessmentQuery, assessmentsKey } from './assessments.queries.ts';
import { deliverSubmission, wordsOf, type Patience } from './deliver-submission.ts';
import { StoredDraft } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';

type NamedSubmission = Pick<OutboxEntry, 'title' | 'subject'>;

/** Tells what became of a submission whose page is not open, or not any more. */
export interface SubmissionNews {
  /** It counts. */
  readonly sent: (submission: NamedSubmission) => void;
  /** The server said no, in these words; the answers are the draft again. */
  readonly refused: (submission: NamedSubmission, words: readonly string[]) => void;
}

/** What submitting shares with the rest of the app. */
export interface SubmissionDesk {
  readonly outbox: OutboxStore;
  readonly exclusive: Exclusive;
  readonly isConnected: () => boolean;
  readonly isHere: (userId: number) => boolean;
  readonly attend: Courier['attend'];
  readonly tell: SubmissionNews;
  readonly patience?: Patience;
}

/** The kind of a submission in the outbox. */
export const SUBMISSION = 'assessment';

export const submissionAddress = (userId: number, organisationId: number, assessmentId: number): OutboxAddress => ({
  userId,
  organisationId,
  kind: SUBMISSION,
  subject: assessmentId,
});

/** What was confirmed, or null where the device holds something else. */
export const draftIn = ({ input }: Pick<OutboxEntry, 'input'>): Draft | null => {
  const read = StoredDraft.safeParse(input);
  return read.success ? read.data : null;
};

/** Where nobody is told. */
export const UNTOLD: SubmissionNews = { sent: () => undefined, refused: () => undefined };

/** A page by itself, where nobody sends for it. */
export const deskOfPage = (): SubmissionDesk => ({
  outbox: deviceOutbox(),
  exclusive: exclusiveInBrowser(),
  isConnected: () => true,
  isHere: () => true,
  attend: () => () => undefined,
  tell: UNTOLD,
});

/** The views read the newest answer of the server from the query. */
export const keepAssessment = (queries: QueryClient, client: Client, organisationId: number, assessment: Assessment): void => {
  queries.setQueryData(assessmentQuery(client, organisationId, assessment.assessment_id).queryKey, assessment);
  void queries.invalidateQueries({ queryKey: [...assessmentsKey(organisationId), 'assigned'] });
};

export interface SenderInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly outbox: OutboxStore;
  readonly exclusive: Exclusive;
  readonly isHere: (userId: number) => boolean;
  readonly drafts: DraftStore;
  readonly nowMs: () => number;
  readonly tell: SubmissionNews;
  readonly patience?: Patience;
}

/** Sends submissions that wait while their page is not open. */
export const submissionSender =
  ({ client, queries, outbox, exclusive, isHere, drafts, nowMs, tell, patience }: SenderInput): Deliver =>
  async (entry) => {
    const draft = draftIn(entry);
    if (draft === null) {
      outbox.remove(entry);
      return 'done';
    }
    const key = { ...entry, assessmentId: draft.assessmentId, attempts: draft.attempts };
    const outcome = await deliverSubmission({ client, outbox, exclusive, isHere, nowMs, patience }, entry, draft, { title: entry.title, isQueued: true });
    if (outcome.ok) {
      drafts.clear(key);
      // Who opens it next finds the result, and not the next try.
      outbox.put(entry, { ...entry, stage: 'sent' });
      keepAssessment(queries, client, entry.organisationId, outcome.assessment);
      tell.sent(entry);
      return 'done';
    }
    if (outcome.reason === 'unknown') return 'later';
    if (outcome.reason === 'gone') return 'done';
    // The draft may have given way to others meanwhile.
    drafts.write(key, entry.title, draft);
    tell.refused(entry, outcome.failure === null ? [] : wordsOf(outcome.failure));
    return 'done';
  };
