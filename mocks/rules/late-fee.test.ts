import { describe, expect, test } from 'vitest';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei, priyaNair, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { booking } from '../scenarios/traits/booking.ts';
import { type Booked, bookedHouse, errorsOf, paidBasket } from '../testing/booked.ts';

const DUE = { late_fee: ['A late cancellation fee is due for 1 workshop.'] };

/** Amara's workshop that starts in twenty days: unscheduling it costs a fee. */
const withLateWorkshop = async (builder = booking().startingIn('20d')) => {
  const scene = await bookedHouse();
  const { booking: row } = await scene.booked(builder);
  return {
    ...scene,
    id: row.booking_id,
    unbook: (more: object = {}) => scene.submit({ unbook: [row.booking_id], confirm: true, ...more }),
  };
};

const spentOf = ({ backend }: Booked, basketId: number) =>
  backend.read((db) => db.tables.baskets.require(basketId).spent_at);

test.each([undefined, false])('R-27: it has to be confirmed (%s)', async (confirm) => {
  const { submit, id, arrange } = await withLateWorkshop(booking().startingIn('36d'));
  await arrange((stage) => paidBasket(stage, 1));
  const reply = await submit({ unbook: [id], ...(confirm === undefined ? {} : { confirm }) });
  expect([reply.status, errorsOf(reply)]).toEqual([422, { confirm: ['The confirm field must be accepted.'] }]);
});

describe('R-31: when a fee is due', () => {
  test.each([
    ['in 35 days and a second', booking().startingIn('3024001s'), 202],
    ['in exactly 35 days', booking().lateFeeDue(), 422],
    ['in 35 days less a second', booking().startingIn('3023999s'), 422],
    ['in a second', booking().startingIn('1s'), 422],
    ['tomorrow, and is online learning', booking().online().startingIn('1d'), 202],
  ])('for one that starts %s', async (_, builder, status) => {
    const { unbook } = await withLateWorkshop(builder);
    const reply = await unbook();
    expect([reply.status, errorsOf(reply)]).toEqual([status, status === 202 ? {} : DUE]);
  });

  test('the clock decides at the submission: a second later it may be due', async () => {
    const { unbook, clock } = await withLateWorkshop(booking().startingIn('3024001s'));
    clock.pass(1000);
    expect(errorsOf(await unbook())).toEqual(DUE);
  });

  test('pulled in workshops count, R-39: moving them costs nothing', async () => {
    const scene = await bookedHouse();
    await scene.booked(
      booking()
        .numbered(770_003)
        .startingIn('30d')
        .after(booking().numbered(770_002).startingIn('20d'), booking().numbered(770_001).online().startingIn('10d')),
    );
    const ids = [770_002, 770_003];
    expect(errorsOf(await scene.submit({ unbook: ids, confirm: true }))).toEqual({
      late_fee: ['A late cancellation fee is due for 2 workshops.'],
    });
    expect(Object.keys(errorsOf(await scene.submit({ rebook: ids, available_from: '2027-03-01' })))).toEqual([
      'location',
    ]);
  });

  test('R-32: an organisation without a fee product charges none', async () => {
    const { unbook, arrange, later, courseIdOf, id } = await withLateWorkshop();
    await arrange(({ db }) => db.tables.organisations.update(1, { late_fee_product_id: null }));
    expect((await unbook()).status).toBe(202);
    await later(3);
    expect(await courseIdOf(id)).toBeNull();
  });

  test('what else is wrong is said with it', async () => {
    const { submit, id } = await withLateWorkshop();
    expect(Object.keys(errorsOf(await submit({ unbook: [id], waive_fee: true })))).toEqual(['confirm', 'waive_fee']);
    expect(Object.keys(errorsOf(await submit({ unbook: [id] })))).toEqual(['confirm', 'late_fee']);
  });
});

describe('R-41: who may waive it', () => {
  test.each([
    ['a learner, by a request made by hand', tomWhitfield.email, 422],
    ['an admin account that does not view as anybody', priyaNair.email, 422],
    ['a super user', sofiaLindqvist.email, 202],
  ])('%s', async (_, email, status) => {
    const { unbook, arrange, demo, id, later, courseIdOf } = await withLateWorkshop();
    await demo.as(email);
    await arrange(({ db }) =>
      db.tables.bookings.update(id, { user_id: db.tables.users.first((user) => user.email === email)?.id ?? 0 }),
    );
    const reply = await unbook({ waive_fee: true });
    expect([reply.status, errorsOf(reply)]).toEqual([
      status,
      status === 202 ? {} : { waive_fee: ['Only administrators can select this option'] },
    ]);
    await later(3);
    expect((await courseIdOf(id)) === null).toBe(status === 202);
  });

  test('whoever views as the learner; without asking for it, the fee is due for them too, and after viewing it is not theirs to waive', async () => {
    const { unbook, post, demo, courseIdOf, id } = await withLateWorkshop();
    await demo.as(sofiaLindqvist.email);
    expect((await post('impersonate?organisation_id=1', { email: amaraOsei.email })).status).toBe(204);
    expect(errorsOf(await unbook({ waive_fee: false }))).toEqual(DUE);
    expect((await unbook({ waive_fee: true })).status).toBe(202);
    await demo.as(amaraOsei.email);
    expect(await courseIdOf(id)).not.toBeNull();
    expect((await unbook({ waive_fee: true })).status).toBe(409);
  });

  test('who may not waive is refused, also where no fee is due', async () => {
    const { unbook } = await withLateWorkshop(booking().startingIn('50d'));
    expect(Object.keys(errorsOf(await unbook({ waive_fee: true })))).toEqual(['waive_fee']);
    expect((await unbook({ waive_fee: false })).status).toBe(202);
  });

  test('waiving spends no payment', async () => {
    const scene = await withLateWorkshop();
    const basket = await scene.arrange((stage) => paidBasket(stage, 1));
    await scene.demo.as(sofiaLindqvist.email);
    await scene.post('impersonate?organisation_id=1', { email: amaraOsei.email });
    await scene.unbook({ waive_fee: true });
    expect(await spentOf(scene, basket.id)).toBeNull();
  });
});

describe('R-34, R-37: what pays for it', () => {
  test.each([
    ['for another person', { user_id: tomWhitfield.id }],
    ['in another organisation', { organisation_id: northgate.organisation_id }],
    ['that was not charged', { paid_at: null }],
    ['that has paid before', { spent_at: 1 }],
    ['for another product', { products: [{ product_id: 228, quantity: 1 }] }],
    ['for nothing', { products: [] }],
  ])('not a basket %s', async (_, rest) => {
    const { unbook, arrange } = await withLateWorkshop();
    const before = await arrange((stage) => paidBasket(stage, 1, rest));
    expect(errorsOf(await unbook())).toEqual(DUE);
    expect(await arrange(({ db }) => db.tables.baskets.get(before.id))).toEqual(before);
  });

  test('a basket for one of two workshops does not; lines of the same product add up, and more than enough is enough', async () => {
    const scene = await bookedHouse();
    await scene.booked(
      booking().numbered(770_002).startingIn('30d').after(booking().numbered(770_001).startingIn('20d')),
    );
    const both = { unbook: [770_001, 770_002], confirm: true };
    await scene.arrange((stage) => paidBasket(stage, 1));
    expect((await scene.submit(both)).status).toBe(422);
    const { id } = await scene.arrange((stage) =>
      paidBasket(stage, 0, {
        products: [
          { product_id: 176, quantity: 1 },
          { product_id: 228, quantity: 5 },
          { product_id: 176, quantity: 2 },
        ],
      }),
    );
    expect((await scene.submit(both)).status).toBe(202);
    expect(await spentOf(scene, id)).toBe(scene.nowUnix());
  });

  test('it pays once, for the oldest of two first, and the mail is the receipt', async () => {
    const scene = await withLateWorkshop();
    const [newer, older] = await scene.arrange(async (stage) => [
      await paidBasket(stage, 1),
      await paidBasket(stage, 1, { paid_at: 1000, total_in_pence: 1_234_50 }),
    ]);
    expect((await scene.unbook({ email_confirmation: true })).status).toBe(202);
    expect([await spentOf(scene, older?.id ?? 0), await spentOf(scene, newer?.id ?? 0)]).toEqual([
      scene.nowUnix(),
      null,
    ]);
    await scene.later(3);
    const [mail] = await scene.demo.mail(amaraOsei.email);
    expect(mail?.text).toContain('Late cancellation fee paid: £1,234.50 for 1 workshop. This mail is your receipt.');
    const { booking: other } = await scene.booked(booking().startingIn('10d'));
    const { booking: third } = await scene.booked(booking().startingIn('10d'));
    expect((await scene.submit({ unbook: [other.booking_id], confirm: true })).status).toBe(202);
    expect(errorsOf(await scene.submit({ unbook: [third.booking_id], confirm: true }))).toEqual(DUE);
  });

  test('a refused submission spends nothing, and neither does one without a fee', async () => {
    const scene = await withLateWorkshop();
    const basket = await scene.arrange((stage) => paidBasket(stage, 1));
    await scene.submit({ unbook: [scene.id] });
    const { booking: far } = await scene.booked(booking().startingIn('50d'));
    expect((await scene.submit({ unbook: [far.booking_id], confirm: true, email_confirmation: true })).status).toBe(
      202,
    );
    expect(await spentOf(scene, basket.id)).toBeNull();
    await scene.later(3);
    expect((await scene.demo.mail(amaraOsei.email))[0]?.text).not.toContain('fee');
  });

  test('two workshops at the same moment: one payment pays for one of them', async () => {
    const scene = await withLateWorkshop();
    const { booking: other } = await scene.booked(booking().startingIn('20d'));
    await scene.arrange((stage) => paidBasket(stage, 1));
    const replies = await Promise.all([scene.unbook(), scene.submit({ unbook: [other.booking_id], confirm: true })]);
    expect(replies.map(({ status }) => status)).toEqual([202, 422]);
  });
});
