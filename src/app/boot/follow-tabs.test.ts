import { expect, test, vi } from 'vitest';
import type { Services } from '../services/services.ts';
import type { TabMessage } from '../session/session-tabs.ts';
import { followTabs } from './follow-tabs.ts';

const open = (isSignedIn: boolean) => {
  let hear: (message: TabMessage) => void = () => undefined;
  const send = vi.fn<(event: unknown) => void>();
  const identityChanged = vi.fn<() => void>();
  const recognise = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const profileChanged = vi.fn<() => void>();
  const services = {
    login: { send, getSnapshot: () => ({ matches: () => isSignedIn }) },
    viewAs: { identityChanged },
    sessionOver: { recognise },
  } as unknown as Services;
  followTabs(
    {
      listen: (heard) => {
        hear = heard;
        return () => undefined;
      },
    },
    services,
    { profileChanged },
  );
  return { hear: (message: TabMessage) => hear(message), send, identityChanged, recognise, profileChanged };
};

test.each([
  ['session.ended', true],
  ['session.ended', false],
  ['session.started', false],
] as const)('A-29: %s of another tab, signed in here: %s: the machine hears of it', (message, isSignedIn) => {
  const { hear, send, recognise } = open(isSignedIn);
  hear(message);
  // S3: a sign-out in another tab was chosen there.
  expect(send.mock.calls).toEqual([
    [message === 'session.ended' ? { type: message, problem: null } : { type: message }],
  ]);
  expect(recognise).not.toHaveBeenCalled();
});

test('A-29: a session that began elsewhere while somebody is signed in is recognised, not begun anew', () => {
  const { hear, send, recognise } = open(true);
  hear('session.started');
  expect(recognise).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test('H-11: another tab acts as somebody else', () => {
  const { hear, send, identityChanged } = open(true);
  hear('identity.changing');
  expect(identityChanged).not.toHaveBeenCalled();
  hear('identity.changed');
  expect(identityChanged).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test('G-20: a profile that changed in another tab is asked for anew, and the session is let be', () => {
  const { hear, send, profileChanged } = open(true);
  hear('profile.changed');
  expect(profileChanged).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
