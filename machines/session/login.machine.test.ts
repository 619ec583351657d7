import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { loginMachine } from './login.machine.ts';
import { areWhole, codeOf, isWholeCode } from './login.setup.ts';
import {
  AMARA,
  begin,
  CODE,
  credentials,
  nobody,
  PASSWORD,
  problem,
  settled,
  TOKEN,
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

describe('S1, S2: what failed stands in the form until the next attempt', () => {
  it.each([400, 404, 419, 423, 500, 503])(
    'a sign-in that met %i says so, and nothing of it is left once it succeeded',
    async (status) => {
      const answers: Answers = { signIn: { ok: false, reason: 'failed', problem: problem(status) } };
      const { actor } = begin(answers);
      actor.send(credentials);
      const snapshot = await settled(actor);
      expect(snapshot.matches({ signedOut: { form: 'failed' } })).toBe(true);
      expect(snapshot.context.problem?.status).toBe(status);
      Object.assign(answers, { signIn: { ok: true, twoFactor: false } });
      actor.send(credentials);
      expect(actor.getSnapshot().context.problem).toBeNull();
      expect((await settled(actor)).context).toMatchObject({ problem: null, leftByChoice: false });
    },
  );

  it('a code that could not be asked about leaves the step, and says how it failed', async () => {
    const { actor } = begin({
      signIn: { ok: true, twoFactor: true },
      code: { ok: false, reason: 'failed', problem: problem(419) },
    });
    actor.send(credentials);
    await settled(actor);
    actor.send({ type: 'code.submitted', by: 'app', code: CODE });
    const snapshot = await settled(actor);
    expect(snapshot.matches({ twoFactor: { entering: 'failed' } })).toBe(true);
    expect(snapshot.context.problem?.status).toBe(419);
  });
});

describe('S3: a session that the server ended', () => {
  it('says so in the form, and is not taken for a chosen sign-out', async () => {
    const { actor } = begin({}, { remembered: true });
    await settled(actor);
    actor.send({ type: 'session.ended', problem: problem(403) });
    const { context } = actor.getSnapshot();
    expect(actor.getSnapshot().matches({ signedOut: { form: 'ended' } })).toBe(true);
    expect(context).toMatchObject({ problem: { status: 403 }, leftByChoice: false });
  });
});

describe('S4: a sign-in link of somebody else, opened while signed in', () => {
  const LINK = { email: 'tom@demo.example', token: TOKEN };
  const open = async (answers: Answers = {}) => {
    const begun = begin(answers, { remembered: true, link: LINK });
    await settled(begun.actor);
    return begun;
  };

  it('asks first; accepted, it ends the session and signs in with the link', async () => {
    const { actor, asked, attempts } = await open();
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
    expect(actor.getSnapshot().context.person).toEqual(AMARA);
    actor.send({ type: 'link.accepted' });
    expect((await settled(actor)).matches('signedIn')).toBe(true);
    expect(asked.indexOf('logout told by form')).toBeLessThan(asked.indexOf('login'));
    expect(attempts).toEqual([{ by: 'link', ...LINK }]);
  });

  it('declined, whoever is signed in stays, and the token is gone', async () => {
    const { actor, attempts } = await open();
    actor.send({ type: 'link.declined' });
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(TOKEN);
    expect(attempts).toEqual([]);
  });

  it('keeps the link where the session could not be ended', async () => {
    const { actor } = await open({ end: { ok: false, problem: problem(500) } });
    actor.send({ type: 'link.accepted' });
    const snapshot = await settled(actor);
    expect(snapshot.matches('choosing')).toBe(true);
    expect(snapshot.context).toMatchObject({ problem: { status: 500 }, attempt: { by: 'link', ...LINK } });
  });

  it('the own link asks nothing', async () => {
    const { actor } = begin({}, { remembered: true, link: { email: ' Amara@Demo.Example', token: TOKEN } });
    expect((await settled(actor)).matches('signedIn')).toBe(true);
  });
});

describe('S9: the code step', () => {
  it('stands again after a reload, for the same address', async () => {
    const { actor, asked } = begin({}, { codeDueFor: 'tom@demo.example' });
    expect(actor.getSnapshot().matches({ twoFactor: { entering: 'fresh' } })).toBe(true);
    expect(actor.getSnapshot().context.email).toBe('tom@demo.example');
    expect(asked).toEqual([]);
  });

  it('hears that a session began in another tab', async () => {
    const { actor } = begin({}, { codeDueFor: 'tom@demo.example' });
    actor.send({ type: 'session.started' });
    expect((await settled(actor)).matches('signedIn')).toBe(true);
  });

  it('L7: takes a recovery code', async () => {
    const { actor, codes } = begin({}, { codeDueFor: 'tom@demo.example' });
    actor.send({ type: 'code.submitted', by: 'recovery', code: ' AbCdE12345-fGhIj67890 ' });
    expect((await settled(actor)).matches('signedIn')).toBe(true);
    expect(codes).toEqual(['AbCdE12345-fGhIj67890']);
  });
});

const email = 'amara.osei@demo.example';
const password = 'waymark-demo';

describe('A-14: what the sign-in form accepts', () => {
  it('the address and the password are required', () => {
    expect(areWhole({ email, password })).toBe(true);
    expect([
      areWhole({ email: '', password }),
      areWhole({ email: ' ', password }),
      areWhole({ email, password: '' }),
    ]).toEqual([false, false, false]);
  });

  it('each may have 50 characters, and not 51', () => {
    expect(areWhole({ email: 'e'.repeat(50), password: 'p'.repeat(50) })).toBe(true);
    expect(areWhole({ email: 'e'.repeat(51), password })).toBe(false);
    expect(areWhole({ email, password: 'p'.repeat(51) })).toBe(false);
  });

  it('spaces around an address do not count, those of a password do', () => {
    expect(areWhole({ email: `  ${'e'.repeat(50)}\n`, password: ' ' })).toBe(true);
    expect(areWhole({ email, password: ' '.repeat(51) })).toBe(false);
  });
});

describe('A-11, A-14: what the code step accepts', () => {
  it.each(['123456', '123 456', ' 12 34 56\n', '123\u00a0456', '000000'])('%j is a whole code', (typed) => {
    expect(isWholeCode({ by: 'app', code: typed })).toBe(true);
  });

  it.each(['', ' \n', '12345', '1234567'])('%j is not', (typed) => {
    expect(isWholeCode({ by: 'app', code: typed })).toBe(false);
  });

  it('keeps the zero that a code may start with', () => {
    expect(codeOf({ code: '012 345' })).toBe('012345');
  });

  it('L7: a recovery code is required, and has the length that the server gave it', () => {
    expect([' AbCdE12345-fGhIj67890\n', 'x', ' '].map((code) => isWholeCode({ by: 'recovery', code }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(codeOf({ code: ' AbCdE12345-fGhIj67890\n' })).toBe('AbCdE12345-fGhIj67890');
  });
});
