import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { registrationQuery } from '#api/queries/registration.queries.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { watched } from '#current/actor-log.ts';
import type { RegistrationDraft } from '#machines/registration/registration-form.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { useFlushDraft } from '#persistence/use-flush-draft.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { registrationImplementations, type RegistrationServices } from './registration.actors.ts';
import { draftOf, openRegistrationDraft } from './registration-drafts.ts';

export interface RegistrationInput extends Pick<
  RegistrationServices,
  'path' | 'profile' | 'onLeave' | 'onArrive' | 'onSession' | 'onSessionOver'
> {
  /** False for an API that refuses the header (0083). */
  readonly hasIdempotencyKeys: boolean;
}

/** What was typed, as the page and the effects share it. The password is on the page alone. */
const createTyped = (path: string, profile: Profile | null) => {
  const session = openRegistrationDraft(profile?.impersonated === true);
  const listeners = new Set<() => void>();
  let current = { draft: draftOf(session, path), password: '' };
  const become = (next: typeof current): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = session.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    isOnDevice: () => session.status().saved !== 'refused',
    flush: session.flush,
    setDraft: (draft: RegistrationDraft) => {
      session.write(path, draft);
      become({ ...current, draft });
    },
    setPassword: (password: string) => become({ ...current, password }),
    forgetDraft: () => session.clear(path),
  };
};

/** Why leaving loses something. */
const IN_FLIGHT = 'Your registration is on its way.';
const NOT_STORED = 'This device could not store what you typed.';

/** The chart of registration with the effects that it was promised, what was loaded, and what was typed. */
export const useRegistration = (input: RegistrationInput) => {
  const { path, profile, hasIdempotencyKeys } = input;
  const client = useApi();
  const queries = useQueryClient();
  const [{ machine, typed }] = useState(() => {
    const created = createTyped(path, profile);
    return {
      typed: created,
      machine: registrationMachine.provide(
        registrationImplementations({
          ...input,
          client,
          queries,
          credentials: {
            read: () => ({ email: created.current().draft.email, password: created.current().password }),
            forgetPassword: () => created.setPassword(''),
          },
          idempotencyKey: () => (hasIdempotencyKeys ? created.current().draft.key : undefined),
          forgetDraft: created.forgetDraft,
          // The question about what is on its way goes with the next picture.
          onArrive: (organisationId) => void setTimeout(() => input.onArrive(organisationId)),
          reportUnexpectedError: (error) => globalThis.reportError(error),
        }),
      ),
    };
  });
  const [snapshot, send] = useMachine(machine, watched({ input: { isSignedIn: profile !== null } }));
  const info = useQuery({ ...registrationQuery(client, path), enabled: false }).data ?? null;
  const { draft, password } = useSyncExternalStore(typed.subscribe, typed.current);
  const isOnDevice = useSyncExternalStore(typed.subscribe, typed.isOnDevice);
  const isSending = snapshot.hasTag('form') && snapshot.hasTag('busy');

  useFlushDraft(typed.flush);
  useEffect(() => typed.flush, [typed]);
  useUnsavedGuard(isSending ? IN_FLIGHT : isOnDevice ? null : NOT_STORED);

  return { snapshot, send, info, typed: { draft, password, set: typed.setDraft, setPassword: typed.setPassword } };
};

export type RegistrationFlow = ReturnType<typeof useRegistration>;
