import { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { ApiFailure } from '#api/failure.ts';
import type { ClientPorts } from '#api/ports.ts';
import { type Door, testClient } from '#api/testing/test-client.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import type { LoginInput } from '#machines/session/login.setup.ts';
import { loginActors } from '../login.actors.ts';

const NOBODY: LoginInput = { remembered: false, email: null, link: null, organisationId: null };

/** The app's client in front of a backend, and the real chart over it, not started yet. */
export const openHouse = (
  door: Door,
  input: Partial<LoginInput> = {},
  more: Partial<ClientPorts> = {},
  forget = (queries: QueryClient): void => queries.clear(),
) => {
  const client = testClient(door, more);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  /** What the tray hears, and what it does not (`treatment`). */
  const failures: ApiFailure[] = [];
  client.onFailure((failure) => failures.push(failure));
  /** Effects that broke where they should have answered. */
  const surprises: unknown[] = [];
  const login = createActor(
    loginMachine.provide({
      actors: loginActors({ client, queries, onProfile: () => undefined }),
      actions: {
        removeTokenFromAddress: () => undefined,
        // As in the app: whatever was fetched is dropped.
        forgetSession: () => forget(queries),
        tellOtherTabs: () => undefined,
        reportUnexpectedError: (_, { error }) => void surprises.push(error),
        showUnexpectedError: () => undefined,
      },
    }),
    { input: { ...NOBODY, ...input } },
  );
  return { client, queries, login, failures, surprises };
};

export type House = ReturnType<typeof openHouse>;
