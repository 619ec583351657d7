// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { claimOutcomes, sampleFacts } from '#machines/bookings/booking-flow.samples.ts';
import { booking, DAY, NOW } from '#machines/bookings/testing/booking.ts';
import { datesOutlook } from './dates-outlook.ts';
import { expectedText } from './dates-texts.ts';
import { openDated, setUpFlow, type DatedOptions } from './testing/open-flow.tsx';

setUpFlow();

const day = () => screen.getByLabelText<HTMLInputElement>(/Available From/);
const go = () => screen.getByRole('button', { name: 'Reschedule' });
const line = (title: string) => within(screen.getByText(title, { selector: '.strong' }).closest('li') as HTMLElement);

/** The form stands and nothing was found on the device. */
const openForm = (options: DatedOptions = {}) => {
  const flow = openDated(options);
  flow.answer('findIntention', claimOutcomes['nothing is stored']);
  return flow;
};

describe('which dates it would bring, before it is sent (B-9)', () => {
  const at = (days: number): number => NOW + days * DAY;
  const date = (start_date: number, seats_left: number | null, location: string) => ({
    course_id: start_date,
    start_date,
    location: { name: location },
    seats_left,
  });
  const LEEDS = 'Leeds Dental Institute';
  const YORK = 'York Postgraduate Centre';
  const offers = (...dates: readonly ReturnType<typeof date>[]) => ({ dates, isComplete: true });
  const seats = () =>
    within(screen.getByLabelText(/Location/).closest('.dated') as HTMLElement)
      .getAllByRole('status')
      .at(-1) as HTMLElement;
  const choose = (flow: ReturnType<typeof openDated>, id: string) =>
    flow.user.selectOptions(screen.getByLabelText(/Location/), id);
  /** Both of them in Leeds, the second four weeks later; in York later still. */
  const OFFERED = {
    2102: offers(date(at(80), 3, LEEDS), date(at(90), 1, YORK)),
    2104: offers(date(at(79), 5, LEEDS), date(at(110), null, LEEDS), date(at(120), 1, YORK)),
  };

  test('each location with its dates, then each booking with its day, hour and location', async () => {
    const flow = openForm({ offered: OFFERED });
    expect(seats()).toHaveTextContent(
      `Earliest with a free place: ${LEEDS} 21st May '26 to 20th Jun '26, ${YORK} 31st May '26 to 30th Jun '26.`,
    );
    await choose(flow, '11');
    expect(seats()).toHaveTextContent(`Earliest with free places in ${LEEDS}: 21st May '26 to 20th Jun '26.`);
    expect(line('Product 2102').getByText(/21st.May.'26, 3:41.pm/)).toBeVisible();
    expect(line('Product 2102').getByText(`in ${LEEDS}`)).toBeVisible();
    expect(line('Product 2104').getByText(/20th.Jun.'26, 3:41.pm/)).toBeVisible();
  });

  test('one workshop alone with its hour', async () => {
    const flow = openForm({ offered: OFFERED, facts: { movingIds: [2102] } });
    await choose(flow, '11');
    expect(seats()).toHaveTextContent(
      /^Earliest with a free place in Leeds Dental Institute: 21st.May.'26, 3:41.pm\.$/,
    );
  });

  test('where none is free it says so before anything is sent, and where there are some; it can be sent all the same', async () => {
    const flow = openForm({
      offered: { 2102: offers(date(at(80), 0, LEEDS), date(at(90), 1, YORK)) },
      facts: { movingIds: [2102] },
    });
    await choose(flow, '11');
    expect(seats()).toHaveTextContent(
      `No place is free for Product 2102 in ${LEEDS} from 13th May '26 on. Earliest elsewhere: ${YORK} 31st May '26.`,
    );
    expect(line('Product 2102').getByText('No free place')).toBeVisible();
    expect(screen.getByText(`No place is free in ${LEEDS}`)).toBeVisible();
    await flow.user.click(go());
    expect(flow.actor.getSnapshot().value).toBe('claiming');
  });

  test('a date within the five weeks is named with what leaving it costs', async () => {
    const near = sampleFacts({
      movingIds: [2102],
      range: { defaultStart: '2026-03-03', minimum: '2026-03-04', maximum: '2027-03-03' },
    });
    const flow = openForm({ offered: { 2102: offers(date(at(20), 1, LEEDS)) }, facts: near, feeInPence: 7200 });
    await choose(flow, '11');
    expect(line('Product 2102').getByText('Within 5 weeks by then: leaving it costs £72.00 at once')).toBeVisible();
  });

  test('the date that it has already is named so', () => {
    const present = { ...booking(2102), course: { start_date: at(80), location: { name: LEEDS } } };
    const outlook = datesOutlook({
      moving: [present],
      status: 'ready',
      offered: new Map([[2102, offers(date(at(80), 0, LEEDS))]]),
      locations: [{ location_id: 11, name: LEEDS }],
      locationId: 11,
      availableFrom: '2026-05-13',
      hasFee: true,
      nowUnix: NOW,
    });
    expect(expectedText(present, outlook, '2026-05-13').note).toBe('the date it has now');
  });

  test.each([
    ['loading', 'Looking for free places'],
    ['failed', 'Free places could not be loaded. You can go on without them.'],
  ] as const)('%s: the form waits for nothing', async (offered, text) => {
    const flow = openForm({ offered });
    await choose(flow, '11');
    expect(seats()).toHaveTextContent(text);
    expect(line('Product 2102').getByText(/From 13th.May.'26/)).toBeVisible();
    await flow.user.click(go());
    expect(flow.actor.getSnapshot().value).toBe('claiming');
  });

  test('dates that did not come are asked for again', async () => {
    const retry = vi.fn<() => void>();
    const { user } = openForm({ offered: 'failed', onRetryDates: retry });
    await user.click(screen.getByRole('button', { name: 'Look for free places' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('R-23: why the earliest day is the earliest', () => {
    openForm({ facts: { movingIds: [2102, 2104] } });
    expect(day()).toHaveAccessibleDescription(
      /The earliest is two days after Product 2106 on 11th.May.'26, the last booking that stays\.$/,
    );
  });
});
