import { render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import type { EndSessionInput, EndSessionResult, ProfileResult } from '#machines/session/login.setup.ts';
import { SignOutQuestion } from '../SignOutQuestion.tsx';

const nothing = () => undefined;

/** Somebody signed in whose sign-out the server answers like this. */
export const signIn = async (ends: EndSessionResult = { ok: true }) => {
  const login = createActor(
    loginMachine.provide({
      actors: {
        loadProfile: fromPromise<ProfileResult, undefined>(() =>
          Promise.resolve({ ok: true, person: { email: 'amara.osei@demo.example', first_name: 'Amara' } }),
        ),
        endSession: fromPromise<EndSessionResult, EndSessionInput>(() => Promise.resolve(ends)),
      },
      actions: {
        removeTokenFromAddress: nothing,
        forgetSession: nothing,
        tellOtherTabs: nothing,
        reportUnexpectedError: nothing,
        showUnexpectedError: nothing,
      },
    }),
    { input: { remembered: true, email: null, link: null, organisationId: null } },
  );
  login.start();
  await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  return login;
};

/** Opens the question that signing out asks; it closes when somebody stays or goes. */
export const askSignOut = async (profile: Pick<Profile, 'id' | 'first_name'>, ends?: EndSessionResult) => {
  const login = await signIn(ends);
  const onStay = vi.fn<() => void>();
  function Menu() {
    const [isOpen, setIsOpen] = useState(true);
    if (!isOpen) return <p>closed</p>;
    const close = (): void => {
      onStay();
      setIsOpen(false);
    };
    return <SignOutQuestion login={login} profile={profile as Profile} onStay={close} />;
  }
  render(<Menu />);
  return { login, onStay };
};
