import { describe, expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { putAccepted } from '../testing/accepted.ts';
import { changingOf, openBrowser, unfinishedOf } from './testing/flow-page.ts';

/** Radiography Practical, without a date. */
const WORKSHOP = 2107;
/** Free to unschedule, with one that depends on it. */
const FREE = 2105;

describe('R-23 to R-29: giving dates', () => {
  test('it is accepted; the bookings are changing until the list shows it, in every tab, and nothing is left to send', async () => {
    const browser = await openBrowser();
    const { reach, submit } = await browser.openTab().dated('schedule', [WORKSHOP]);
    await submit();
    await reach('allDone');
    expect([await changingOf(browser), unfinishedOf(browser)]).toEqual([[WORKSHOP], []]);
    await browser.door.demo.clock.advance('10m');
    expect([await changingOf(browser), typeof (await browser.courseOf(WORKSHOP))]).toEqual([[], 'number']);
  });

  test('R-24: a refusal stands at its field, and what was decided is forgotten', async () => {
    const browser = await openBrowser();
    await browser.door.backend.write(async ({ tables: { courses } }) => {
      for (const { course_id } of courses.where(({ product_id }) => product_id === 1106))
        await courses.update(course_id, { seats: 0 });
    });
    const { actor, reach, submit } = await browser.openTab().dated('schedule', [WORKSHOP]);
    await submit();
    await reach('form');
    expect([actor.getSnapshot().context.problems, actor.getSnapshot().context.notice, unfinishedOf(browser)]).toEqual([
      { location: [expect.stringMatching(/^No seat is free/)] },
      'refused',
      [],
    ]);
  });

  test('0201: a second change while one is under way is refused at its place', async () => {
    const browser = await openBrowser();
    const first = await browser.openTab().dated('reschedule', [FREE]);
    await first.submit();
    await first.reach('allDone');
    first.close();
    browser.device.rows.clear();
    const { actor, reach, submit } = await browser.openTab().dated('reschedule', [FREE]);
    await submit({ location: 31 }, 'key-2');
    await reach('form');
    expect(Object.keys(actor.getSnapshot().context.problems)).toContain('rebook.0');
  });

  test('R-28: a reply that is lost; after a reload the same request is sent, and counts once', async () => {
    const browser = await openBrowser();
    await browser.fault('submitBookings', { kind: 'lost' });
    const before = await browser.openTab().dated('schedule', [WORKSHOP]);
    await before.submit();
    await before.reach('unconfirmed');
    before.close();
    const { actor, reach } = await browser.openTab().dated('schedule', [WORKSHOP]);
    await reach('unconfirmed');
    actor.send({ type: 'retried' });
    await reach('allDone');
    expect([await changingOf(browser), (await browser.calls('submitBookings')).map(({ status }) => status)]).toEqual([
      [WORKSHOP],
      [202, 202],
    ]);
    expect(
      await browser.door.backend.read((db) => db.state.jobs.flatMap(({ booking }) => booking?.changes ?? []).length),
    ).toBe(1);
  });

  test('"not now" says nothing of the request before: it stays', async () => {
    const browser = await openBrowser();
    await browser.fault('submitBookings', { kind: 'lost' });
    const { actor, reach, submit } = await browser.openTab().dated('schedule', [WORKSHOP]);
    await submit();
    await reach('unconfirmed');
    await browser.fault('submitBookings', { status: 429 });
    actor.send({ type: 'retried' });
    await reach('submitting');
    await reach('unconfirmed');
    expect(unfinishedOf(browser)).toEqual([['schedule', false, false]]);
  });

  test('a first request that is answered "not now" is a refusal', async () => {
    const browser = await openBrowser();
    await browser.fault('submitBookings', { status: 429 });
    const { reach, submit } = await browser.openTab().dated('schedule', [WORKSHOP]);
    await submit();
    await reach('form');
    expect(unfinishedOf(browser)).toEqual([]);
  });

  test.each([
    ['without a connection', { isConnected: () => false }],
    ['where somebody else is here', { isHere: () => false }],
  ])('%s nothing leaves, and it is kept', async (_, changed) => {
    const browser = await openBrowser();
    const { actor, reach, submit } = await browser.openTab(changed).dated('schedule', [WORKSHOP]);
    await submit();
    await reach('unconfirmed');
    expect([actor.getSnapshot().context.notice, await browser.calls('submitBookings'), unfinishedOf(browser)]).toEqual([
      'noConnection',
      [],
      [['schedule', false, false]],
    ]);
  });

  test('a move to the very same start ends with the event (R-29)', async () => {
    const browser = await openBrowser();
    const { requests, persistence } = browser.openTab();
    for (const action of ['reschedule', 'unschedule'] as const)
      putAccepted(persistence.outbox, {
        userId: amaraOsei.id,
        action,
        ids: [FREE],
        starts: [1],
        atMs: browser.door.demo.clock.read(),
      });
    requests.forgetMoves();
    expect(requests.accepted().map(({ action }) => action)).toEqual(['unschedule']);
  });

  test('while somebody views as the learner the device learns nothing, and the page knows all the same (H-07)', async () => {
    const browser = await openBrowser();
    const noDevice = () => {
      throw new Error('Nothing is stored.');
    };
    const tab = browser.openTab({ storage: noDevice, outbox: createOutbox(noDevice) });
    await browser.fault('submitBookings', { kind: 'lost' });
    const { reach, submit } = await tab.dated('schedule', [WORKSHOP]);
    await submit();
    await reach('unconfirmed');
    expect([tab.requests.unfinished().length, tab.requests.isOnDevice(), browser.device.rows.size]).toEqual([
      1,
      false,
      0,
    ]);
  });

  test('a dialog that is closed while it takes the flow takes nothing', async () => {
    const browser = await openBrowser();
    const first = await browser.openTab().dated('schedule', [WORKSHOP]);
    first.close();
    const second = await browser.openTab().dated('schedule', [WORKSHOP]);
    await second.submit();
    await second.reach('allDone');
    expect(await browser.taken()).toBe(1);
  });
});
