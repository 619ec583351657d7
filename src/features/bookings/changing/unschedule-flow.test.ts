import { describe, expect, test } from 'vitest';
import { changingOf, openBrowser, unfinishedOf } from './testing/flow-page.ts';

/** Impression Taking, late; another late one depends on it. */
const LATE = 2103;
const WITH_LATE = 2104;
/** Free to unschedule, with one that depends on it. */
const FREE = 2105;
const WITH_FREE = 2106;

describe('R-27, R-31 to R-38: unscheduling', () => {
  test('without a fee it is sent at once', async () => {
    const browser = await openBrowser();
    const { reach, submit } = await browser.openTab().unschedule([FREE]);
    await submit();
    await reach('allDone');
    expect([await changingOf(browser), await browser.calls('createBasket')]).toEqual([[FREE, WITH_FREE], []]);
  });

  test('R-34, R-35: a basket of the fees with its notes and its customer; paid, then unscheduled', async () => {
    const browser = await openBrowser();
    const { actor, reach, submit, pay } = await browser.openTab().unschedule([LATE]);
    await submit();
    await reach('paying');
    expect(unfinishedOf(browser)).toEqual([['unschedule', true, false]]);
    const basket = await browser.door.backend.read((db) =>
      db.tables.baskets.first(({ key }) => key === actor.getSnapshot().context.intention?.basket?.key),
    );
    expect(basket).toMatchObject({
      products: [{ product_id: 176, quantity: 2 }],
      total_in_pence: 14_400,
      back_url: 'https://learn.example/bookings',
      complete_url: 'https://learn.example/bookings',
      notes: expect.stringMatching(/^<ul><li>Impression Taking.*, 2026-03-24<\/li><li>.*<\/li><\/ul>$/) as string,
      customer: { email: 'amara.osei@demo.example', address_line_1: 'Unspecified', address_postcode: 'Unspecified' },
    });
    await pay();
    await reach('allDone');
    expect([browser.card.charged(), await changingOf(browser), unfinishedOf(browser)]).toEqual([
      1,
      [LATE, WITH_LATE],
      [],
    ]);
  });

  test.each(['createBasket', 'getBasket', 'attachCustomer'])(
    'R-36: %s fails; the form stands again, and the next try finds the same basket',
    async (call) => {
      const browser = await openBrowser();
      await browser.fault(call, { kind: 'lost' });
      const { actor, reach, submit } = await browser.openTab().unschedule([LATE]);
      await submit();
      await reach('form');
      expect(actor.getSnapshot().context.notice).toBe('basketFailed');
      const before = await browser.door.backend.read((db) => db.tables.baskets.all().length);
      await submit('key-2');
      await reach('paying');
      expect(await browser.door.backend.read((db) => db.tables.baskets.all().length)).toBe(before);
    },
  );

  test('R-32: a price that does not come is asked for again', async () => {
    const browser = await openBrowser();
    await browser.fault('getProduct', { status: 500 });
    const { actor, reach } = await browser.openTab().unschedule([LATE]);
    await reach({ form: 'unpriced' });
    actor.send({ type: 'retried' });
    await reach({ form: 'ready' });
    expect(actor.getSnapshot().context.feeInPence).toBe(7200);
  });

  test('Y-09: what another tab changed meanwhile is noticed before a basket is opened', async () => {
    const browser = await openBrowser();
    const { actor, reach, submit } = await browser.openTab().unschedule([LATE]);
    await reach({ form: 'ready' });
    await browser.door.backend.write((db) => db.tables.bookings.update(WITH_LATE, { course_id: null }));
    await submit();
    await reach('form');
    expect([
      actor.getSnapshot().context.notice,
      actor.getSnapshot().context.facts.movingIds,
      await browser.calls('createBasket'),
    ]).toEqual(['bookingsChanged', [LATE], []]);
  });

  test.each([
    ['is refused', { status: 422 }],
    ['is lost', { kind: 'offline' }],
    ['breaks', { status: 500 }],
  ])('R-37: paid, and what is sent %s: it is sent again without paying, also after a reload', async (_, fault) => {
    const browser = await openBrowser();
    await browser.fault('submitBookings', fault);
    const before = await browser.openTab().unschedule([LATE]);
    await before.submit();
    await before.pay();
    await before.reach('paidNotSubmitted');
    expect(unfinishedOf(browser)).toEqual([['unschedule', true, true]]);
    before.close();
    const { reach } = await browser.openTab().unschedule([LATE]);
    await reach('allDone');
    expect([browser.card.charged(), await browser.taken(), unfinishedOf(browser)]).toEqual([1, 1, []]);
  });

  test('R-37: a page that goes while it is being paid: the next one asks, and sends what is paid', async () => {
    const browser = await openBrowser();
    const before = await browser.openTab().unschedule([LATE]);
    await before.submit();
    const release = browser.card.pause();
    await before.pay();
    await expect.poll(() => browser.openTab().requests.owed().length).toBe(1);
    before.close();
    // Its confirmation is still under way: nothing is paid, and that is no proof.
    const { actor, reach } = await browser.openTab().unschedule([LATE]);
    await reach({ paymentUnknown: 'unanswered' });
    release();
    await expect.poll(browser.card.charged).toBe(1);
    await expect
      .poll(() => browser.door.backend.read((db) => db.tables.baskets.all().some(({ paid_at }) => paid_at !== null)))
      .toBe(true);
    actor.send({ type: 'retried' });
    await reach('allDone');
    expect([browser.card.charged(), await browser.taken()]).toEqual([1, 1]);
  });

  test('R-38: a payment that was left is asked after; the same bookings go on with the same basket', async () => {
    const browser = await openBrowser();
    const { actor, reach, submit } = await browser.openTab().unschedule([LATE]);
    await submit();
    await reach('paying');
    const key = actor.getSnapshot().context.intention?.basket?.key;
    const { payment } = actor.getSnapshot().children;
    await expect.poll(() => payment?.getSnapshot().matches('ready')).toBe(true);
    payment?.send({ type: 'back' });
    await submit('key-2');
    await reach('paying');
    expect([actor.getSnapshot().context.intention?.basket?.key, (await browser.calls('createBasket')).length]).toEqual([
      key,
      1,
    ]);
  });

  test('R-37: a refusal of what is unscheduled already is none', async () => {
    const browser = await openBrowser();
    await browser.fault('submitBookings', { kind: 'lost' });
    const { actor, reach, submit } = await browser.openTab({ hasIdempotencyKeys: false }).unschedule([FREE]);
    await submit();
    await reach('unconfirmed');
    await browser.door.demo.clock.advance('10m');
    actor.send({ type: 'retried' });
    await reach('allDone');
    expect([await changingOf(browser), unfinishedOf(browser)]).toEqual([[], []]);
  });
});

describe('P1: right before the charge it is asked again what the charge rests on', () => {
  test('another device has unscheduled it meanwhile, or the team has: nothing is charged, and the form says so', async () => {
    const browser = await openBrowser();
    const { actor, reach, submit, pay } = await browser.openTab().unschedule([LATE]);
    await submit();
    await reach('paying');
    await browser.door.backend.write((db) => db.tables.bookings.update(WITH_LATE, { course_id: null }));
    await pay();
    await reach('form');
    expect([browser.card.charged(), actor.getSnapshot().context.notice, unfinishedOf(browser)]).toEqual([
      0,
      'changedElsewhere',
      [],
    ]);
  });

  test('the server has taken a change of another device, which no list shows: it gives no payment out, and nothing is charged', async () => {
    const phone = await openBrowser();
    const laptop = await openBrowser(phone.door);
    const [one, other] = [await phone.openTab().unschedule([LATE]), await laptop.openTab().unschedule([LATE])];
    await one.submit();
    await other.submit('key-of-laptop');
    await one.pay();
    await one.reach('allDone');
    await other.pay();
    await other.reach('form');
    expect([phone.card.charged(), laptop.card.charged(), other.actor.getSnapshot().context.notice]).toEqual([
      1,
      0,
      'changedElsewhere',
    ]);
  });
});

describe('B-6: two devices that charge in the same moment', () => {
  test('the second one says who did it, keeps its receipt until the money is back, and never "All done"', async () => {
    const phone = await openBrowser();
    const laptop = await openBrowser(phone.door);
    const [one, other] = [await phone.openTab().unschedule([LATE]), await laptop.openTab().unschedule([LATE])];
    await one.submit();
    await other.submit('key-of-laptop');
    // Both are past the last question when both charge.
    const releases = [phone.card.pause(), laptop.card.pause()];
    await Promise.all([one.pay(), other.pay()]);
    for (const { actor } of [one, other])
      await expect.poll(() => actor.getSnapshot().children.payment?.getSnapshot().matches('confirming')).toBe(true);
    for (const release of releases) release();
    const states = () => [one.actor.getSnapshot().value, other.actor.getSnapshot().value];
    await expect.poll(states).toEqual(expect.arrayContaining(['allDone', 'paidNotSubmitted']));
    const [late, device] = other.actor.getSnapshot().matches('allDone') ? [one, phone] : [other, laptop];
    expect([phone.card.charged() + laptop.card.charged(), device.openTab().requests.owed()]).toMatchObject([
      2,
      [{ totalInPence: 14_400, isToBeReturned: false }],
    ]);
    await phone.door.demo.clock.advance('10m');
    late.actor.send({ type: 'retried' });
    await late.reach('overtaken');
    expect(device.openTab().requests.owed()).toMatchObject([{ totalInPence: 14_400, isToBeReturned: true }]);
    // It is no hindrance to what comes next.
    await device
      .openTab()
      .unschedule([FREE])
      .then(({ reach }) => reach({ form: 'ready' }));
  });
});

describe('two tabs (0211)', () => {
  test('one of them is at it; the other says so, pays nothing, and may go on when the first is gone', async () => {
    const browser = await openBrowser();
    const first = await browser.openTab().unschedule([LATE]);
    const second = await browser.openTab().unschedule([LATE]);
    await second.reach({ form: 'ready' });
    await first.submit();
    await first.reach('paying');
    await second.submit('key-2');
    await second.reach('form');
    expect(second.actor.getSnapshot().context.notice).toBe('openElsewhere');
    await first.pay();
    await first.reach('allDone');
    await second.submit('key-3');
    await second.reach('form');
    expect([browser.card.charged(), await browser.taken(), (await browser.calls('createBasket')).length]).toEqual([
      1, 1, 1,
    ]);
  });
});
