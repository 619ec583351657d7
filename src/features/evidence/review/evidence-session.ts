import type { QueryClient } from '@tanstack/react-query';
import { createActor, type ActorOptions, type EventFromLogic } from 'xstate';
import type { Client } from '#api/client.ts';
import { evidenceReviewMachine } from '#machines/evidence/review.machine.ts';
import type { DeviceStorage } from '#ui/keep/device-store.ts';
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
  const machine = evidenceReviewMachine.provide(evidenceReviewActors({ client, queries, drafts, decisions: kept.decisions, reportSurprise }));
  const actor = createActor(machine, { input: { key, reviewerId }, ...(clock === undefined ? {} : { clock }) });
  const send = (event: EventFromLogic<typeof evidenceReviewMachine>): void => actor.send(event);
  return {
    actor,
    send,
    drafts,
    /** The page closes, or its person goes elsewhere: what waits leaves with it. */
    leave: (): void => {
      drafts.flush();
      send({ type: 'page.left' });
    },
  };
};
