import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { viewAsMachine, type EndResult, type StartResult, type WhoResult } from './view-as.machine.ts';

interface Answers {
  readonly start?: StartResult;
  readonly end?: EndResult;
  readonly asked?: WhoResult;
  readonly loaded?: readonly WhoResult[];
}

const AMARA: WhoResult = { ok: true, impersonated: true };
const ONESELF: WhoResult = { ok: true, impersonated: false };
const OPENED = { type: 'opened', organisationId: 81, twoFactorConfirmed: true } as const;
const SUBMITTED = { type: 'email.submitted', email: ' amara@demo.example ' } as const;

/** The chart with effects that answer as told, and a record of what was done, in order. */
const begin = (answers: Answers = {}, impersonated = false) => {
  const done: string[] = [];
  const loaded = [...(answers.loaded ?? [])];
  const note = <T>(name: string, value: T): T => {
    done.push(name);
    return value;
  };
  const actor = createActor(
    viewAsMachine.provide({
      actors: {
        startViewing: fromPromise<StartResult, { organisationId: number; email: string }>(async ({ input }) =>
          note(`start ${input.organisationId} ${input.email}`, answers.start ?? { ok: true }),
        ),
        endViewing: fromPromise<EndResult, undefined>(async () => note('end', answers.end ?? { ok: true })),
        askWho: fromPromise<WhoResult, undefined>(async () => note('ask', answers.asked ?? ONESELF)),
        loadProfile: fromPromise<WhoResult, undefined>(async () => note('load', loaded.shift() ?? ONESELF)),
      },
      actions: {
        forgetIdentity: () => void done.push('forget'),
        tellOtherTabs: () => void done.push('tell'),
        reportUnexpectedError: () => void done.push('surprise'),
      },
    }),
    { input: { impersonated } },
  ).start();
  return { actor, done };
};

const settled = (actor: ReturnType<typeof begin>['actor']) => waitFor(actor, (state) => !state.hasTag('busy'));

describe('H-16: off, entering, starting, active, ending, off', () => {
  it('H-03, H-07: the call, then everything is forgotten, then the profile; the other tabs are told', async () => {
    const { actor, done } = begin({ loaded: [AMARA] });
    actor.send(OPENED);
    actor.send(SUBMITTED);
    expect((await settled(actor)).matches('active')).toBe(true);
    expect(done).toEqual(['start 81 amara@demo.example', 'tell', 'forget', 'load']);
  });

  it('H-09: out again in the same order', async () => {
    const { actor, done } = begin({}, true);
    actor.send({ type: 'exit.requested' });
    expect((await settled(actor)).matches('off')).toBe(true);
    expect(done).toEqual(['end', 'tell', 'forget', 'load']);
  });

  it('entered directly when the profile says so at boot, and nothing is asked', () => {
    const { actor, done } = begin({}, true);
    expect(actor.getSnapshot().matches({ active: 'viewing' })).toBe(true);
    expect(done).toEqual([]);
  });

  it('H-06: without two-factor nothing can be submitted', () => {
    const { actor } = begin();
    actor.send({ ...OPENED, twoFactorConfirmed: false });
    expect(actor.getSnapshot().can(SUBMITTED)).toBe(false);
  });

  it('one at a time: nobody opens the dialog while viewing', () => {
    expect(begin({}, true).actor.getSnapshot().can(OPENED)).toBe(false);
  });
});

describe('no half-identity', () => {
  it('H-04: a refusal forgets nothing and tells nobody', async () => {
    const { actor, done } = begin({ start: { ok: false, reason: 'refused' } });
    actor.send(OPENED);
    actor.send(SUBMITTED);
    expect((await settled(actor)).matches({ entering: { form: 'refused' } })).toBe(true);
    expect(done).toEqual(['start 81 amara@demo.example']);
  });

  it('no answer, and it had begun: then it is as if it had answered', async () => {
    const { actor, done } = begin({ start: { ok: false, reason: 'unknown' }, asked: AMARA, loaded: [AMARA] });
    actor.send(OPENED);
    actor.send(SUBMITTED);
    expect((await settled(actor)).matches('active')).toBe(true);
    expect(done.slice(1)).toEqual(['ask', 'tell', 'forget', 'load']);
  });

  it('no answer to either: neither cancelling nor trying again, asking is all that is left', async () => {
    const { actor } = begin({ start: { ok: false, reason: 'unknown' }, asked: { ok: false } });
    actor.send(OPENED);
    actor.send(SUBMITTED);
    const state = await settled(actor);
    expect(state.matches('unconfirmed')).toBe(true);
    expect([state.can({ type: 'closed' }), state.can(SUBMITTED), state.can({ type: 'retried' })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('H-14: an exit that failed stays viewing and forgets nothing', async () => {
    const { actor, done } = begin({ end: { ok: false }, asked: AMARA }, true);
    actor.send({ type: 'exit.requested' });
    expect((await settled(actor)).matches({ active: 'exitFailed' })).toBe(true);
    expect(done).toEqual(['end', 'ask']);
  });

  it('H-11: what changed elsewhere is followed without an echo, from wherever this page is', async () => {
    const { actor, done } = begin({ loaded: [ONESELF, AMARA] }, true);
    actor.send({ type: 'identity.changed' });
    expect((await settled(actor)).matches('off')).toBe(true);
    actor.send(OPENED);
    actor.send({ type: 'identity.changed' });
    expect((await settled(actor)).matches('active')).toBe(true);
    expect(done).toEqual(['forget', 'load', 'forget', 'load']);
  });

  it('a profile that did not come leaves nobody, until it does', async () => {
    const { actor } = begin({ loaded: [{ ok: false }, AMARA] }, true);
    actor.send({ type: 'identity.changed' });
    expect((await settled(actor)).hasTag('between')).toBe(true);
    actor.send({ type: 'retried' });
    expect((await settled(actor)).matches('active')).toBe(true);
  });
});
