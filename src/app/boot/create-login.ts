import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { Client } from '#api/client.ts';
import { watched } from '#current/actor-log.ts';
import { loginActors } from '#features/session/login.actors.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import type { LoginActor } from '../session/login-actor.ts';
import type { BootLink } from '../state/boot-link.ts';

export interface LoginInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly bootLink: BootLink;
  /** W-03: this device remembers a session. */
  readonly remembered: boolean;
  /** The server knows somebody. */
  readonly onSession: () => void;
  readonly forgetSession: () => void;
  readonly tellOtherTabs: () => void;
  /** Whose code was due when this page was loaded anew. */
  readonly codeDueFor: string | null;
  /** J-05: where no form of signing in says it. */
  readonly showUnexpectedError: () => void;
  /** J-15. */
  readonly reportUnexpectedError: () => void;
}

/** The machine of signing in and out, not started yet. */
export const createLogin = ({
  client,
  queries,
  bootLink,
  remembered,
  onSession,
  forgetSession,
  tellOtherTabs,
  codeDueFor,
  showUnexpectedError,
  reportUnexpectedError,
}: LoginInput): LoginActor =>
  createActor(
    loginMachine.provide({
      actors: loginActors({ client, queries, onProfile: onSession }),
      actions: {
        // It has left the address already, before anything was loaded.
        removeTokenFromAddress: () => undefined,
        forgetSession,
        tellOtherTabs,
        reportUnexpectedError,
        showUnexpectedError,
      },
    }),
    watched({
      input: {
        remembered,
        email: bootLink.email,
        link:
          bootLink.signInToken === null || bootLink.email === null
            ? null
            : { email: bootLink.email, token: bootLink.signInToken },
        organisationId: bootLink.organisationId,
        codeDueFor,
      },
    }),
  );
