import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { Client } from '#api/client.ts';
import { watched } from '#current/actor-log.ts';
import { viewAsActors } from '#features/session/view-as.actors.ts';
import { viewAsMachine } from '#machines/session/view-as.machine.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { settleSubmissions } from '#persistence/settle-submissions.ts';
import type { ViewAsActor } from './view-as.ts';

export interface BeginViewAsInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly impersonated: boolean;
  /** Who begins. */
  readonly userId: () => number | undefined;
  readonly forgetIdentity: () => void;
  /** The session is about to act as somebody else. */
  readonly warnOtherTabs: () => void;
  readonly tellOtherTabs: () => void;
  readonly onUnexpectedError: () => void;
}

/** Starts the chart with the effects that it was promised. */
export const beginViewAs = ({
  client,
  queries,
  impersonated,
  userId,
  forgetIdentity,
  warnOtherTabs,
  tellOtherTabs,
  onUnexpectedError,
}: BeginViewAsInput): ViewAsActor =>
  createActor(
    viewAsMachine.provide({
      actors: viewAsActors({
        client,
        queries,
        settleSubmissions: () => settleSubmissions(browserOutbox(), userId(), warnOtherTabs),
      }),
      actions: { forgetIdentity, tellOtherTabs, reportUnexpectedError: onUnexpectedError },
    }),
    watched({ input: { impersonated } }),
  ).start();
