import { describe, expect, it } from 'vitest';
import { AMARA, CODE, TOKEN, begin, credentials, problem, settled, type Answers } from './testing/begin-login.ts';

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
