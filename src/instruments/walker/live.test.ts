import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createActorLog } from '#current/actor-log.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import { unscheduleEntry } from '#machines/bookings/unschedule.samples.ts';
import { followActors, isRunning, runningTree, type LiveBranch } from './live.ts';

/** Runs what is scheduled when it is told to: one frame of the screen. */
const frames = () => {
  const waiting: (() => void)[] = [];
  return {
    schedule: (work: () => void) => waiting.push(work),
    waiting,
    next: () => waiting.splice(0).forEach((work) => work()),
  };
};

const never = fromPromise(() => new Promise<never>(() => undefined));
const nothing = (): void => undefined;

const startLogin = (log: ReturnType<typeof createActorLog>) => {
  const machine = loginMachine.provide({
    actors: {
      requestCsrfCookie: never,
      signIn: never,
      confirmCode: never,
      loadProfile: never,
      endSession: never,
    } as never,
    actions: {
      removeTokenFromAddress: nothing,
      forgetSession: nothing,
      tellOtherTabs: nothing,
      reportUnexpectedError: nothing,
      showUnexpectedError: nothing,
    },
  });
  return createActor(machine, {
    input: { remembered: false, email: null, link: null, organisationId: null },
    inspect: log.note,
  }).start();
};

const names = (branches: readonly LiveBranch[]): unknown =>
  branches.map(({ actor, children }) => (children.length === 0 ? actor.name : [actor.name, names(children)]));

describe('the actors of a page', () => {
  it('are followed from their start, also what happened before somebody looked', () => {
    const log = createActorLog(() => 7);
    const login = startLogin(log);
    login.send({ type: 'submitted', email: 'a@b.example', password: 'secret-word' });
    const { view } = followActors(log, nothing);
    const [actor] = view().actors;
    expect(actor).toMatchObject({ kind: 'chart', name: 'login' });
    expect(actor?.steps.map(({ event, states, at }) => [event.type, states.at(-1), at])).toEqual([
      ['xstate.init', 'login.signedOut.form.plain', 7],
      ['submitted', 'login.csrf', 7],
    ]);
    expect(actor?.steps[1]?.takes).toEqual(['login.signedOut.form: submitted #0 [credentialsAreWhole] -> login.csrf']);
  });

  it('are shown once in a frame, however much happened in it', () => {
    const log = createActorLog(() => 0);
    const { schedule, waiting, next } = frames();
    const follower = followActors(log, schedule);
    let drawn = 0;
    follower.subscribe(() => {
      drawn += 1;
    });
    const login = startLogin(log);
    for (let nth = 0; nth < 60; nth += 1) login.send({ type: 'session.ended', problem: null });
    expect(waiting).toHaveLength(1);
    expect(follower.view().actors).toEqual([]);
    next();
    expect(drawn).toBe(1);
    expect(follower.view().actors[0]?.steps).toHaveLength(61);
    // Nothing listened to them.
    expect(follower.view().actors[0]?.steps.at(-1)?.takes).toEqual([]);
    follower.stop();
    login.send({ type: 'session.started' });
    expect(waiting).toHaveLength(0);
  });

  it('stand in a tree with the charts and effects that they started, as long as they run', () => {
    const log = createActorLog(() => 0);
    const { view } = followActors(log, (work) => work());
    const login = startLogin(log);
    login.send({ type: 'submitted', email: 'a@b.example', password: 'secret-word' });
    expect(names(runningTree(view()))).toEqual([['login', ['requestCsrfCookie']]]);
    const waits = fromCallback(() => undefined) as never;
    const dialog = createActor(unscheduleEntry.machine.provide({ actors: { findIntention: waits } }), {
      input: Object.values(unscheduleEntry.inputs)[0],
      inspect: log.note,
    }).start();
    expect(names(runningTree(view()))).toEqual([
      ['login', ['requestCsrfCookie']],
      ['unschedule', ['findIntention']],
    ]);
    // The counter of xstate begins anew with each root actor.
    const ids = view().actors.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    dialog.stop();
    expect(names(runningTree(view()))).toEqual([['login', ['requestCsrfCookie']]]);
    expect(
      view()
        .actors.filter((actor) => !isRunning(actor))
        .map(({ name }) => name),
    ).toContain('unschedule');
  });
});
