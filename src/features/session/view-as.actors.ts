import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { EndResult, StartResult, WhoResult } from '#machines/session/view-as.machine.ts';
import { keys } from '#api/queries/keys.ts';
import { askWho, endViewing, startViewing } from './view-as.calls.ts';

export interface ViewAsEffects {
  readonly client: Client;
  readonly queries: Pick<QueryClient, 'setQueryData'>;
  /** What was decided in the own name leaves in it, before it changes (H-07). Never rejects. */
  readonly settleSubmissions: () => Promise<void>;
}

const who = (profile: Profile | null): WhoResult =>
  profile === null ? { ok: false } : { ok: true, impersonated: profile.impersonated === true };

/**
 * Gives the promised effects of View As their meaning: each is one call, and beginning waits for what was decided
 * before.
 */
export const viewAsActors = ({ client, queries, settleSubmissions }: ViewAsEffects) => ({
  startViewing: fromPromise<StartResult, { organisationId: number; email: string }>(async ({ input, signal }) => {
    await settleSubmissions();
    return startViewing(client, input, signal);
  }),
  endViewing: fromPromise<EndResult, undefined>(({ signal }) => endViewing(client, signal)),
  askWho: fromPromise<WhoResult, undefined>(async ({ signal }) => who(await askWho(client, signal, false))),
  loadProfile: fromPromise<WhoResult, undefined>(async ({ signal }) => {
    const profile = await askWho(client, signal, true);
    if (profile !== null && !signal.aborted) queries.setQueryData(keys.me(), profile);
    return who(profile);
  }),
});
