import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { loginMachine } from './login.machine.ts';
import {
  CODE,
  PASSWORD,
  TOKEN,
  begin,
  credentials,
  nobody,
  problem,
  settled,
  type Answers,
} from './testing/begin-login.ts';

describe('A-32: arriving', () => {
  it('W-03: without a remembered session nothing is asked', async () => {
    const { actor, asked } = begin();
    expect((await settled(actor)).matches({ signedOut: { form: 'plain' } })).toBe(true);
    expect(asked).toEqual([]);
  });

  it('A-32: a 401 at boot is silent: the form stands as if nothing had been asked', async () => {
    const { actor, asked } = begin(
      { profile: { ok: false, reason: 'signedOut', problem: problem(401) } },
      { remembered: true },
    );
    expect((await settled(actor)).matches({ signedOut: { form: 'plain' } })).toBe(true);
    expect(asked).toEqual(['me', 'session forgotten']);
  });

  it('a failed call at boot signs nobody out, and can be repeated', async () => {
    const { actor, asked } = begin(
      { profile: { ok: false, reason: 'failed', problem: problem(503) } },
      { remembered: true },
    );
    expect((await settled(actor)).matches('unanswered')).toBe(true);
    actor.send({ type: 'retried' });
    await settled(actor);
    expect(asked).toEqual(['me', 'me']);
  });

  it('A-03: a link signs in by itself, once; the token leaves the address before it leaves for the server', async () => {
    const { actor, asked, attempts } = begin({}, { link: { email: 'amara@demo.example', token: TOKEN } });
    expect((await settled(actor)).matches('signedIn')).toBe(true);
    expect(asked.toSorted()).toEqual(['csrf', 'login', 'me', 'token removed']);
    expect(asked.indexOf('token removed')).toBeLessThan(asked.indexOf('login'));
    expect(attempts).toEqual([{ by: 'link', email: 'amara@demo.example', token: TOKEN }]);
  });

  it('A-03: a link that is refused leaves the normal form with the error, and is not tried again', async () => {
    const { actor, attempts } = begin(
      { signIn: { ok: false, reason: 'refused', problem: problem(422) } },
      { link: { email: 'amara@demo.example', token: TOKEN } },
    );
    const snapshot = await settled(actor);
    expect(snapshot.matches({ signedOut: { form: 'refused' } })).toBe(true);
    expect(snapshot.context.email).toBe('amara@demo.example');
    expect(attempts).toHaveLength(1);
  });
});

describe('A-10: signing in', () => {
  it('first the cookies, then the credentials, then the profile', async () => {
    const { actor, asked } = begin();
    actor.send(credentials);
    expect((await settled(actor)).matches('signedIn')).toBe(true);
    expect(asked).toEqual(['csrf', 'login', 'me']);
  });

  it('A-14: half a form sends nothing', () => {
    const { actor, asked } = begin();
    expect(actor.getSnapshot().can({ ...credentials, password: '' })).toBe(false);
    actor.send({ ...credentials, email: 'e'.repeat(51) });
    expect(actor.getSnapshot().matches({ signedOut: 'form' })).toBe(true);
    expect(asked).toEqual([]);
  });

  it('A-13: too many tries bring the words of the server, and a new try drops them', async () => {
    const { actor } = begin({
      signIn: { ok: false, reason: 'throttled', problem: problem(429, { retryAfterSeconds: 42 }) },
    });
    actor.send(credentials);
    const snapshot = await settled(actor);
    expect(snapshot.matches({ signedOut: { form: 'throttled' } })).toBe(true);
    expect(snapshot.context.problem?.retryAfterSeconds).toBe(42);
    actor.send(credentials);
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('A-12: a wrong code stays on the step and counts up, so that the field can be emptied again and again', async () => {
    const { actor, codes } = begin({
      signIn: { ok: true, twoFactor: true },
      code: { ok: false, reason: 'wrong', problem: problem(422) },
    });
    actor.send(credentials);
    await settled(actor);
    for (const turn of [1, 2]) {
      actor.send({ type: 'code.submitted', by: 'app', code: '493 028\n' });
      const snapshot = await settled(actor);
      expect(snapshot.matches({ twoFactor: { entering: 'wrong' } })).toBe(true);
      expect(snapshot.context.codesRefused).toBe(turn);
    }
    expect(codes).toEqual([CODE, CODE]);
  });

  it('A-12: a challenge that the server has forgotten leads back to the form, and the address is still there', async () => {
    const { actor } = begin({
      signIn: { ok: true, twoFactor: true },
      code: { ok: false, reason: 'expired', problem: problem(401) },
    });
    actor.send(credentials);
    await settled(actor);
    actor.send({ type: 'code.submitted', by: 'app', code: CODE });
    const snapshot = await settled(actor);
    expect(snapshot.matches({ signedOut: { form: 'expired' } })).toBe(true);
    expect(snapshot.context.email).toBe('tom@demo.example');
  });
});

describe('A-31: secrets', () => {
  it('no password, token or code stands in the context once the attempt is over', async () => {
    const { actor, seen } = begin(
      { signIn: { ok: true, twoFactor: true } },
      { link: { email: 'amara@demo.example', token: TOKEN } },
    );
    await settled(actor);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(TOKEN);
    actor.send({ type: 'code.abandoned' });
    actor.send(credentials);
    await settled(actor);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(PASSWORD);
    actor.send({ type: 'code.submitted', by: 'app', code: CODE });
    await settled(actor);
    expect(seen.some((context) => context.includes(PASSWORD))).toBe(true);
    expect(seen.join()).not.toContain(CODE);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(new RegExp(`${PASSWORD}|${TOKEN}|${CODE}`, 'u'));
  });
});

describe('signing out', () => {
  const signedIn = async (answers: Answers = {}) => {
    const begun = begin(answers, { remembered: true });
    await settled(begun.actor);
    begun.asked.length = 0;
    return begun;
  };

  it('A-28, A-29: the server first, then this tab, then the others', async () => {
    const { actor, asked } = await signedIn();
    actor.send({ type: 'signOut.requested' });
    expect((await settled(actor)).matches({ signedOut: { form: 'plain' } })).toBe(true);
    expect(asked).toEqual(['logout told by tray', 'session forgotten', 'tabs told']);
    expect(actor.getSnapshot().context.leftByChoice).toBe(true);
  });

  it('a sign-out that did not reach the server leaves somebody signed in, and forgets nothing', async () => {
    const { actor, asked } = await signedIn({ end: { ok: false, problem: problem(500) } });
    actor.send({ type: 'signOut.requested' });
    expect((await settled(actor)).matches('signedIn')).toBe(true);
    expect(asked).toEqual(['logout told by tray']);
  });

  it('A-29: a session that ended in another tab ends here without a call and without an echo', async () => {
    const { actor, asked } = await signedIn();
    actor.send({ type: 'session.ended', problem: null });
    expect(actor.getSnapshot().matches({ signedOut: { form: 'plain' } })).toBe(true);
    expect(actor.getSnapshot().context.leftByChoice).toBe(true);
    expect(asked).toEqual(['session forgotten']);
  });
});

it('an effect that was never supplied is a surprise, not silence', async () => {
  const reportUnexpectedError = vi.fn<() => void>();
  const actor = createActor(loginMachine.provide({ actions: { reportUnexpectedError } }), {
    input: { ...nobody, remembered: true },
  }).start();
  expect((await settled(actor as never)).matches('unanswered')).toBe(true);
  expect(reportUnexpectedError).toHaveBeenCalledOnce();
});
