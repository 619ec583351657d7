import { describe, expect, it } from 'vitest';
import { loginEntry } from '#machines/session/login.samples.ts';
import { unscheduleEntry } from '#machines/bookings/unschedule.samples.ts';
import { eventsNow, outcomesNow, possibilityOf } from './possibilities.ts';
import { beginRehearsal, goTo, momentOf, snapshotOf, takeStep, walkedEdges, type Rehearsal } from './rehearsal.ts';

const possibilities = (rehearsal: Rehearsal) => {
  const snapshot = snapshotOf(rehearsal);
  return [
    ...eventsNow(rehearsal.entry, rehearsal.machine, snapshot),
    ...outcomesNow(rehearsal.entry, rehearsal.machine, snapshot),
  ];
};

const take = (rehearsal: Rehearsal, name: string): Rehearsal => {
  const step = possibilities(rehearsal).find((one) => one.name === name);
  if (step === undefined)
    throw new Error(
      `"${name}" cannot happen now; ${possibilities(rehearsal)
        .map((one) => one.name)
        .join(', ')} can.`,
    );
  return takeStep(rehearsal, step);
};

const signIn = [
  'credentials submitted',
  'requestCsrfCookie: the cookies are set',
  'signIn: the password is right',
  'loadProfile: somebody is signed in',
];

describe('a chart without its screen', () => {
  it('begins with a sample input and goes through sample events and outcomes', () => {
    const rehearsal = signIn.reduce(take, beginRehearsal(loginEntry, 'nothing remembered'));
    expect(rehearsal.moments.map(({ states }) => states.at(-1))).toEqual([
      'login.signedOut.form.plain',
      'login.csrf',
      'login.authenticating',
      'login.loadingProfile.afterPassword',
      'login.signedIn',
    ]);
    expect([...walkedEdges(rehearsal)]).toContain(
      'login.csrf: xstate.done.actor.requestCsrfCookie #0 [succeeded] -> login.authenticating',
    );
  });

  it('restores the snapshot of an earlier moment, and goes on from there; what was undone stays until then', () => {
    const whole = signIn.reduce(take, beginRehearsal(loginEntry, 'nothing remembered'));
    const back = goTo(whole, 2);
    expect(momentOf(back).states.at(-1)).toBe('login.authenticating');
    expect(snapshotOf(back).context).toMatchObject({ attempt: { by: 'password' } });
    expect(back.moments).toHaveLength(5);
    const forward = goTo(back, 4);
    expect(snapshotOf(forward).context).toMatchObject({ attempt: null });
    const other = take(back, 'signIn: the credentials are refused');
    expect(other.moments).toHaveLength(4);
    expect(momentOf(other).states.at(-1)).toBe('login.signedOut.form.refused');
    expect(goTo(other, 99).position).toBe(3);
    expect(goTo(other, -1).position).toBe(0);
  });

  it('says where an event would lead, and which guard lets it through', () => {
    const [submitted] = possibilities(beginRehearsal(loginEntry, 'nothing remembered'));
    expect(submitted).toMatchObject({
      name: 'credentials submitted',
      targets: ['login.csrf'],
      verdicts: [{ guard: 'credentialsAreWhole', allows: true }],
    });
  });

  it('lists an event that a guard refuses, with the guard', () => {
    const due = beginRehearsal(unscheduleEntry);
    const form = take(due, 'findIntention: nothing is stored');
    const refused = possibilities(form).filter(({ takes }) => takes.length === 0);
    expect(
      refused.map(({ event, verdicts }) => [event.type, verdicts.map(({ guard, allows }) => [guard, allows])]),
    ).toEqual([['submit.requested', [['isComplete', false]]]]);
  });

  it('judges an edited payload, and one that is none breaks nothing', () => {
    const rehearsal = beginRehearsal(loginEntry, 'nothing remembered');
    const consider = (event: { readonly type: string }) =>
      possibilityOf(rehearsal.machine, snapshotOf(rehearsal), 'edited', event);
    expect(consider({ type: 'submitted', email: 'a@b.example', password: '' } as { type: string }).takes).toEqual([]);
    expect(consider({ type: 'submitted', email: 'a@b.example', password: 'x' } as { type: string }).targets).toEqual([
      'login.csrf',
    ]);
    expect(consider({ type: 'submitted' })).toMatchObject({
      takes: [],
      verdicts: [{ guard: 'credentialsAreWhole', allows: null }],
    });
  });
});
