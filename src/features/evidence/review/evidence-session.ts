import type { QueryClient } from '@tanstack/react-query';
import { createActor, type ActorOptions, type EventFromLogic } from 'xstate';
import type { Client } from '#api/client.ts';
import { evidenceReviewMachine } from '#machines/evidence/review.machine.ts';
import type { DeviceStorage } from '#ui/keep/device-store.ts';
import { createDecisionPage } from '#ui/keep/decision-page.ts';
import { createKeepSession } from '#ui/keep/keep-session.ts';
import { keptEvidences, nameOfKey } from '../evidence-kept.ts';
import { evidenceReviewActors } from './review.actors.ts';

export interface EvidenceSessionInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly key: string;
  readonly reviewerId: number;
  readonly reportSurprise: (error: unknown) => void;
  /** This browser's, unless said. */
  readonly storage?: () => DeviceStorage;
  /** The real one, unless said. */
  readonly clock?: NonNullable<ActorOptions<typeof evidenceReviewMachine>['clock']>;
}

/** One review while its page is open: the chart and what the device keeps for it. Bound to its key for good. */
export const createEvidenceSession = ({ client, queries, key, reviewerId, reportSurprise, storage, clock }: EvidenceSessionInput) => {
  const kept = keptEvidences(reviewerId, storage);
  const drafts = createKeepSession(kept.drafts, nameOfKey(key));
  const page = createDecisionPage(drafts, (sending) =>
    createActor(evidenceReviewMachine.provide(evidenceReviewActors({ client, queries, drafts, decisions: kept.decisions, sending, reportSurprise })), {
      input: { key, reviewerId },
      ...(clock === undefined ? {} : { clock }),
    }),
  );
  return { ...page, send: (event: EventFromLogic<typeof evidenceReviewMachine>): void => page.actor.send(event), drafts };
};
