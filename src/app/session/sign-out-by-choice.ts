import type { LoginActor } from './login-actor.ts';

/**
 * signs out, and wipes what belongs to nobody any more once the server has ended the session. Where it did not,
 * everything stays.
 */
export const signOutByChoice = (login: LoginActor, wipe: () => void): void => {
  if (!login.getSnapshot().can({ type: 'signOut.requested' })) return;
  login.send({ type: 'signOut.requested' });
  const subscription = login.subscribe((state) => {
    if (state.matches('signingOut')) return;
    subscription.unsubscribe();
    // After the page has gone: leaving, it keeps what was typed last.
    if (state.matches('signedOut')) setTimeout(wipe);
  });
};
