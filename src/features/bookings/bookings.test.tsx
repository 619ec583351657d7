// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lukeFenwick } from '#fixtures/people.ts';
import { openBookings, openDoor } from './testing/open-bookings.tsx';

afterEach(cleanup);

/** jsdom has none, and nothing has a size there. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoSizes);

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const rowOf = async (title: string) => {
  const row = (await screen.findByText(title, { selector: '.bk__title' })).closest('li');
  if (row === null) throw new Error(`No row of ${title}.`);
  return within(row);
};
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('R-02 to R-05: the page', () => {
  test('its title is the organisation’s word; two tabs with their counts; what can be scheduled comes first', async () => {
    await openBookings(await openDoor());
    expect(screen.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    expect(await tab(/^Unscheduled \(3\)$/)).toHaveAttribute('aria-selected', 'true');
    expect(await tab(/^Scheduled \(8\)$/)).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByText(/free to unschedule until 5 weeks/)).toBeVisible();
  });

  test('in Northgate it is called as Northgate calls it', async () => {
    await openBookings(await openDoor(), { organisationId: 81 });
    expect(screen.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  });

  test('R-05: with nothing left to schedule by oneself the scheduled ones come first', async () => {
    const door = await openDoor();
    await door.backend.write((db) =>
      db.tables.bookings.removeWhere(({ course_id, self_schedule }) => course_id === null && self_schedule),
    );
    await openBookings(door);
    expect(await tab(/^Scheduled/)).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['unscheduled', 'You have no bookings to schedule.'],
    ['scheduled', 'You have no bookings scheduled.'],
  ])('R-18: nothing in the tab "%s"', async (at, message) => {
    await openBookings(await openDoor(lukeFenwick.email), { at: `tab=${at}`, organisationId: 12 });
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('R-19: where they do not come it says so, and asks again', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'listBookings', status: 500, times: 1 }]);
    const { failures } = await openBookings(door);
    await press('Try again');
    expect(await tab(/^Unscheduled/)).toBeVisible();
    expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
  });
});

describe('R-06 to R-08: rows', () => {
  test('each with its state; what has started or is completed cannot be chosen, and says why', async () => {
    await openBookings(await openDoor(), { at: 'tab=scheduled' });
    const completed = await rowOf('Medical Emergencies and CPR');
    expect(completed.getByText('Completed')).toBeVisible();
    expect(completed.getByRole('checkbox')).toBeDisabled();
    expect(completed.getByRole('checkbox')).toHaveAccessibleDescription('Completed: it cannot be changed any more');
    expect((await rowOf('Safeguarding Level 3')).getByRole('checkbox')).toHaveAccessibleDescription(
      'It has started: it cannot be changed any more',
    );
    expect((await rowOf('Decontamination Practical')).getByRole('checkbox')).toBeEnabled();
  });

  test('R-08: what only the team schedules says so', async () => {
    await openBookings(await openDoor());
    const row = await rowOf('Orthodontic Nursing: Foundation');
    expect(row.getByRole('checkbox')).toBeDisabled();
    expect(row.getByText('The bookings team gives this one its date')).toBeVisible();
  });

  test('R-15: a workshop with its time, online learning with a day to start from', async () => {
    await openBookings(await openDoor(), { at: 'tab=scheduled' });
    expect((await rowOf('Decontamination Practical')).getByText('9:30 am')).toBeVisible();
    expect((await rowOf('Sedation Assistant: Foundation')).getByText('Recommended start')).toBeVisible();
  });
});

describe('B-22: what leaving it costs, in its row', () => {
  const feesOf = async (title: string): Promise<string> =>
    (await rowOf(title)).queryByText(/late fee|free until/)?.textContent ?? '';

  test('the late fee, the last free day, and nothing of online learning, what is over or what has no date', async () => {
    await openBookings(await openDoor(), { at: 'tab=scheduled' });
    expect(await (await rowOf('Decontamination Practical')).findByText('£72.00 late fee')).toBeVisible();
    expect(await feesOf('Fluoride Varnish Application')).toMatch(/^free until 24th.Mar.'26$/);
    expect(await feesOf('Local Anaesthesia: Assisting')).toBe('£72.00 late fee');
    expect(
      await Promise.all(
        ['Sedation Assistant: Foundation', 'Safeguarding Level 3', 'Medical Emergencies and CPR'].map(feesOf),
      ),
    ).toEqual(['', '', '']);
    await userEvent.click(await tab(/^Unscheduled/));
    expect(await feesOf('Radiography Practical')).toBe('');
  });

  test('the list does not wait for the price, and asks for it only where something is late', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'getProduct', status: 500 }]);
    await openBookings(door, { at: 'tab=scheduled' });
    expect(await feesOf('Decontamination Practical')).toBe('late fee');
    const asked = async () => (await door.demo.log()).filter(({ call }) => call === 'getProduct').length;
    expect(await asked()).toBe(1);
    cleanup();
    await door.backend.write(async ({ tables: { bookings } }) => {
      for (const { booking_id } of bookings.where(({ course_id }) => course_id !== null && course_id !== 3104))
        await bookings.update(booking_id, { course_id: null });
    });
    await openBookings(door, { at: 'tab=scheduled' });
    expect(await feesOf('Fluoride Varnish Application')).toMatch(/^free until/);
    expect(await asked()).toBe(1);
  });
});

describe('R-20, R-21, R-43: a selection', () => {
  test('says what depends on it, in the bar and at each row, and offers what suits', async () => {
    await openBookings(await openDoor(), { at: 'tab=scheduled' });
    await tab(/^Scheduled/);
    await userEvent.click(box(/^Select Decontamination Practical/));
    expect(bar().getByRole('status')).toHaveTextContent('1 selected and 2 that depend on it');
    expect(
      (await rowOf('Fluoride Varnish Application')).getByText('Needs Decontamination Practical first'),
    ).toBeVisible();
    expect((await rowOf('Sedation Assistant: Foundation')).getByText('Moves too')).toBeVisible();
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Clear', 'Unschedule', 'Reschedule']);
    await userEvent.click(bar().getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect((await rowOf('Sedation Assistant: Foundation')).getByText('Scheduled')).toBeVisible();
  });

  test('without a date it takes along what must come first', async () => {
    await openBookings(await openDoor());
    await tab(/^Unscheduled/);
    await userEvent.click(box(/^Select Implant Nursing/));
    expect(bar().getByRole('status')).toHaveTextContent('1 selected and 1 booking that must come first');
    expect(
      (await rowOf('Radiography Practical')).getByText('Implant Nursing: Foundation needs it first'),
    ).toBeVisible();
    expect(bar().getByRole('button', { name: 'Schedule' })).toBeVisible();
  });

  test('of both kinds nothing can be done with all of it, and the bar says why', async () => {
    await openBookings(await openDoor());
    await tab(/^Unscheduled/);
    await userEvent.click(box(/^Select Radiography Practical/));
    await userEvent.click(await tab(/^Scheduled/));
    await userEvent.click(box(/^Select Decontamination Practical/));
    expect(bar().getByRole('status')).toHaveTextContent(
      '2 selected Only bookings without a date can be scheduled. Clear some of them.',
    );
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Clear']);
  });
});

describe('R-09 to R-13: what a row opens', () => {
  const open = async (title: string, at = 'tab=scheduled') => {
    await openBookings(await openDoor(), { at });
    await press(new RegExp(`^Details of ${title}`));
  };

  test('R-11: when, where, with whom', async () => {
    await open('Decontamination Practical');
    const info = within(screen.getByRole('tabpanel', { name: 'Info' }));
    expect(info.getByText('Joanna Reeve')).toBeVisible();
    expect(info.getByRole('link', { name: '0113 496 0142' })).toHaveAttribute('href', 'tel:01134960142');
    expect(info.getByRole('link', { name: 'leeds-dental-institute.example' })).toHaveAttribute(
      'href',
      'https://leeds-dental-institute.example/',
    );
    expect(info.getByText(/^Bring flat closed shoes/)).toBeVisible();
  });

  test('R-11: "Not Available" for a location and a tutor that are missing', async () => {
    await open('Local Anaesthesia: Assisting');
    expect(within(screen.getByRole('tabpanel', { name: 'Info' })).getAllByText('Not Available')).toHaveLength(2);
  });

  test('R-10: before and after, with the training that belongs to each', async () => {
    await open('Fluoride Varnish Application');
    await userEvent.click(await tab(/^Before$/));
    expect(screen.getByRole('link', { name: 'Decontamination Practical' })).toHaveAttribute('href', '/collections/301');
    await userEvent.click(await tab(/^After$/));
    const after = within(screen.getByRole('tabpanel', { name: 'After' }));
    expect(after.getByText('Sedation Assistant: Foundation')).toBeVisible();
    expect(after.queryByRole('link')).toBeNull();
  });

  test('R-12: the order', async () => {
    await open('Decontamination Practical');
    await userEvent.click(await tab(/^Order Details$/));
    const order = within(screen.getByRole('tabpanel', { name: 'Order Details' }));
    expect(order.getByText('Brightwater Dental Academy')).toBeVisible();
    expect(order.getByText(/^BDA-/)).toBeVisible();
    expect(order.getByText('6')).toBeVisible();
  });

  test('R-13: ten dates to a page, and the next ten', async () => {
    await open('Radiography Practical', '');
    await userEvent.click(await tab(/^Dates$/));
    const dates = within(await screen.findByRole('table', { name: 'Dates of Radiography Practical' }));
    expect(dates.getAllByRole('row')).toHaveLength(11);
    const [, first] = dates.getAllByRole('row').map(({ textContent }) => textContent);
    await press('Next page');
    expect(await screen.findByText(/^11 to /)).toBeVisible();
    expect(screen.queryByText(first ?? '')).toBeNull();
  });

  test('V-01, V-02: the dates are searched, narrowed to a location, sorted and drawn, over all pages', async () => {
    await open('Radiography Practical', '');
    await userEvent.click(await tab(/^Dates$/));
    const dates = within(await screen.findByRole('table', { name: 'Dates of Radiography Practical' }));
    await press('Places left');
    expect(dates.getByRole('columnheader', { name: 'Places left' })).toHaveAttribute('aria-sort', 'ascending');
    await press('Chart');
    expect(screen.getByRole('region', { name: /^\d+ places left$/ })).toHaveTextContent('On 14 dates.');
    await userEvent.selectOptions(screen.getByLabelText('Location'), 'York');
    expect(dates.queryByText('Leeds')).toBeNull();
    expect(dates.getAllByText('York').length).toBeGreaterThan(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'farah aziz');
    await waitFor(() => expect(dates.queryByText('Ian Calder')).toBeNull());
  });

  test('R-09: online learning has no dates', async () => {
    await open('Sedation Assistant: Foundation');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).not.toContain('Dates');
  });
});

test('many bookings are drawn fifty at a time, and found by name and place', async () => {
  const door = await openDoor();
  const organisation_id = 1;
  await door.backend.write(async (db) => {
    const [one] = db.tables.bookings.where(({ course_id }) => course_id === 3101);
    for (let at = 0; at < 130; at += 1)
      if (one !== undefined) await db.tables.bookings.insert({ ...one, booking_id: 9000 + at, organisation_id });
  });
  await openBookings(door, { at: 'tab=scheduled' });
  await tab(/^Scheduled \(138\)$/);
  await waitFor(() => expect(document.querySelectorAll('.bk')).toHaveLength(50));
  await press('Show 50 more of 138');
  await press('Show 38 more of 138');
  await waitFor(() => expect(document.querySelectorAll('.bk')).toHaveLength(138));
  expect(screen.queryByRole('button', { name: /^Show / })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rubber york' } });
  expect(await rowOf('Rubber Dam Placement')).toBeTruthy();
  expect(document.querySelectorAll('.bk')).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rubber leeds' } });
  expect(await screen.findByRole('heading', { name: 'No booking matches' })).toBeVisible();
});

describe('R-16: the dependency flow', () => {
  test('as a list in its order, and as a diagram at hand; it says what is not scheduled', async () => {
    await openBookings(await openDoor(), { at: 'tab=scheduled' });
    await press(/^Details of Decontamination Practical/);
    await press('See what depends on this');
    const dialog = within(await screen.findByRole('dialog', { name: 'What depends on what' }));
    const list = within(dialog.getByRole('region', { name: 'In order' }));
    const stops = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops.findIndex((text) => text.includes('Fluoride Varnish Application'))).toBe(
      stops.findIndex((text) => text.startsWith('Decontamination Practical')) + 1,
    );
    expect(
      list.getByText(/^No date yet\. Needs Impression Taking, Digital and Conventional and Radiography Practical$/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Diagram' }));
    expect(dialog.getByRole('button', { name: 'Diagram' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
