import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import { bookingLocations, products } from '#fixtures/bookings/catalogue.ts';
import { harbour, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { handClock, house } from '../../testing/visit.ts';
import { booking, type BookingBuilder } from './booking.ts';

const DAY = 86_400;

/** A backend whose clock stands still, and what a builder arranges in it. */
const arranged = async (builder: BookingBuilder) => {
  const clock = handClock();
  const visitor = await house({ now: clock.now });
  const nowMs = visitor.backend.nowMs();
  const rows = await visitor.backend.write((db) => builder.arrange({ db, nowMs }));
  const listed = async (email: string, organisationId: number) => {
    await visitor.demo.as(email);
    const { data } = (await visitor.get(`bookings?organisation_id=${organisationId}`)).body as {
      data: {
        booking_id: number;
        prerequisites: { product_id: number }[];
        course: { location: { name: string } | null } | null;
      }[];
    };
    return data.find(({ booking_id }) => booking_id === rows.booking.booking_id);
  };
  return { ...rows, visitor, nowUnix: Math.floor(nowMs / 1000), listed };
};

test('a booking is a workshop of Amara’s that is not scheduled, and the list shows it', async () => {
  const { booking: row, product, course, listed } = await arranged(booking());
  expect(row).toMatchObject({
    user_id: amaraOsei.id,
    organisation_id: 1,
    course_id: null,
    passed: false,
    self_schedule: true,
  });
  expect([product.type_id, course]).toEqual([PRODUCT_TYPES.practicalWorkshop, null]);
  expect(await listed(amaraOsei.email, 1)).toMatchObject({ passed: false, course: null });
});

describe('whose it is and what it is', () => {
  test('another person, organisation, title, kind, price and number', async () => {
    const {
      booking: row,
      product,
      listed,
    } = await arranged(
      booking()
        .of(amaraOsei)
        .in(northgate)
        .titled('First Aid')
        .online()
        .costingPounds(95)
        .numbered(770_001)
        .scheduledByTheTeam(),
    );
    expect(row).toMatchObject({
      booking_id: 770_001,
      organisation_id: northgate.organisation_id,
      self_schedule: false,
    });
    expect(product).toMatchObject({
      name: 'First Aid',
      type_id: PRODUCT_TYPES.onlineLearning,
      price_inc_tax: 95,
      organisation_id: northgate.organisation_id,
    });
    expect(await listed(amaraOsei.email, northgate.organisation_id)).toMatchObject({ product: { name: 'First Aid' } });
  });

  test('a product of the seeded world, and a place', async () => {
    const [, , decontamination] = products;
    const [leeds] = bookingLocations;
    if (decontamination === undefined || leeds === undefined)
      throw new Error('The seeded world has lost its products or places.');
    const { product, listed } = await arranged(
      booking().of(tomWhitfield).forProduct(decontamination).scheduled().atLocation(leeds),
    );
    expect(product.product_id).toBe(decontamination.product_id);
    expect((await listed(tomWhitfield.email, 1))?.course?.location).toEqual({ name: leeds.name });
    await expect(arranged(booking().forProduct({ product_id: 999_999 }))).rejects.toThrow(
      'There is no product 999999.',
    );
  });

  test('R-20: what comes before it is arranged with it, for the same person', async () => {
    const { product, visitor, listed } = await arranged(
      booking().of(tomWhitfield).titled('Day two').after(booking().titled('Day one').unscheduled()),
    );
    const before = await visitor.backend.read((db) => db.tables.products.get(product.prerequisite_ids[0] ?? 0));
    expect(before?.name).toBe('Day one');
    expect(
      await visitor.backend.read((db) =>
        db.tables.bookings.where((row) => row.product_id === before?.product_id).map(({ user_id }) => user_id),
      ),
    ).toEqual([tomWhitfield.id]);
    expect((await listed(tomWhitfield.email, 1))?.prerequisites.map(({ product_id }) => product_id)).toEqual(
      product.prerequisite_ids,
    );
  });
});

describe('R-06, R-31: when it is', () => {
  const startOf = async (builder: BookingBuilder): Promise<number> => {
    const { course, nowUnix } = await arranged(builder);
    return (course?.start_date ?? Number.NaN) - nowUnix;
  };

  test('scheduled is later than a late fee reaches, unless a date is given', async () => {
    expect(await startOf(booking().scheduled())).toBe(56 * DAY);
    expect(await startOf(booking().scheduled().startingIn('20d'))).toBe(20 * DAY);
    expect(await startOf(booking().startingIn('20d').scheduled())).toBe(20 * DAY);
  });

  test('the last moment of a late fee, begun, over', async () => {
    expect(await startOf(booking().lateFeeDue())).toBe(35 * DAY);
    expect(await startOf(booking().started())).toBe(-3600);
    expect(await startOf(booking().completed())).toBe(-42 * DAY);
    expect((await arranged(booking().completed())).booking.passed).toBe(true);
    expect((await arranged(booking().completed().unscheduled())).booking).toMatchObject({
      passed: false,
      course_id: null,
    });
  });

  test('at a time of that day in London', async () => {
    const { course } = await arranged(booking().startingIn('20d').startingAt(9, 30));
    expect(new Date((course?.start_date ?? 0) * 1000).toISOString()).toBe('2026-12-11T09:30:00.000Z');
  });

  test('what is no duration is refused', () =>
    expect(() => booking().startingIn('soon')).toThrow("'soon' is no duration"));
});

test('R-32: the late fee is that of the organisation, and one without refuses', async () => {
  const { visitor } = await arranged(booking().in(northgate).lateFeeDue().withLateFee(612.5));
  expect(await visitor.backend.read((db) => db.tables.products.get(228)?.price_inc_tax)).toBe(612.5);
  expect(await visitor.backend.read((db) => db.tables.products.get(176)?.price_inc_tax)).toBe(72);
  await expect(arranged(booking().in(harbour).withLateFee(10))).rejects.toThrow(
    `Organisation ${harbour.organisation_id} charges no late fee`,
  );
});

test('a trait leaves the builder that it was taken from as it was', async () => {
  const workshop = booking().titled('First Aid');
  workshop.completed();
  expect((await arranged(workshop)).booking.passed).toBe(false);
});
