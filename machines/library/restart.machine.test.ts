import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { restartMachine, type AskAfterRestartResult, type RestartResult } from './restart.machine.ts';

interface Answers {
  readonly restart?: readonly (RestartResult | Error)[];
  readonly asked?: readonly (AskAfterRestartResult | Error)[];
}

const LOST = { ok: false, reason: 'unknown' } as const;
const COMPLETED = { ok: true, isCompleted: true } as const;
const BEGUN = { ok: true, isCompleted: false } as const;

/** The chart of a completed collection with effects that answer as told, one after another, and what was done. */
const begin = ({ restart = [], asked = [] }: Answers = {}) => {
  const done: string[] = [];
  const answer = <T>(name: string, answers: readonly (T | Error)[]) => {
    const left = [...answers];
    return fromPromise<T, void>(() => {
      done.push(name);
      const next = left.shift();
      return next === undefined || next instanceof Error
        ? Promise.reject(next ?? new Error(`There is no answer left to: ${name}.`))
        : Promise.resolve(next);
    });
  };
  const actor = createActor(
    restartMachine.provide({
      actors: {
        restartCollection: answer<RestartResult>('restart', restart),
        askAfterRestart: answer<AskAfterRestartResult>('ask', asked),
      },
      actions: { reportUnexpectedError: () => void done.push('report') },
    }),
    { input: { canRestart: true } },
  ).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const confirm = () => {
    actor.send({ type: 'requested' });
    actor.send({ type: 'confirmed' });
    return settled();
  };
  return { actor, done, confirm, settled };
};

describe('N-21: the restart of a collection', () => {
  it('is not sent before it was confirmed', () => {
    const { actor, done } = begin();
    actor.send({ type: 'requested' });
    expect(actor.getSnapshot().value).toBe('asking');
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(done).toEqual([]);
  });

  it('is offered no more once it was done, until the collection is completed again', async () => {
    const { actor, confirm } = begin({ restart: [{ ok: true }] });
    expect((await confirm()).value).toBe('done');
    actor.send({ type: 'requested' });
    expect(actor.getSnapshot().value).toBe('done');
    actor.send({ type: 'collection.changed', canRestart: true });
    actor.send({ type: 'requested' });
    expect(actor.getSnapshot().value).toBe('asking');
  });

  it.each([
    ['begins again', BEGUN, 'done'],
    ['is still completed', COMPLETED, 'failed'],
  ])('asks after a missing reply, and sends nothing: it %s', async (_, asked, value) => {
    const { done, confirm } = begin({ restart: [LOST], asked: [asked] });
    expect((await confirm()).value).toBe(value);
    expect(done).toEqual(['restart', 'ask']);
  });

  it('asks the server, and sends nothing, as long as nobody can say what became of it', async () => {
    const { actor, done, confirm, settled } = begin({ restart: [LOST], asked: [{ ok: false }, { ok: false }, BEGUN] });
    expect((await confirm()).value).toEqual({ unknown: 'shown' });
    actor.send({ type: 'confirmed' });
    actor.send({ type: 'retried' });
    expect((await settled()).value).toEqual({ unknown: 'shown' });
    actor.send({ type: 'cancelled' });
    actor.send({ type: 'requested' });
    expect((await settled()).value).toBe('done');
    expect(done).toEqual(['restart', 'ask', 'ask', 'ask']);
  });

  it('learns from the page what nobody could say', async () => {
    const { actor, confirm } = begin({ restart: [LOST], asked: [{ ok: false }] });
    await confirm();
    actor.send({ type: 'collection.changed', canRestart: false });
    expect(actor.getSnapshot().value).toBe('done');
  });

  it('asks where an effect broke, and reports it', async () => {
    const { done, confirm } = begin({ restart: [new Error('broke')], asked: [COMPLETED] });
    expect((await confirm()).value).toBe('failed');
    expect(done).toEqual(['restart', 'report', 'ask']);
  });

  it('closes the question where it was restarted elsewhere meanwhile', () => {
    const { actor } = begin();
    actor.send({ type: 'requested' });
    actor.send({ type: 'collection.changed', canRestart: false });
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
