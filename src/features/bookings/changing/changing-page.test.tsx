// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { unsavedReasons } from '#persistence/unsaved-work.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { BLOCKS } from '../booking-messages.ts';
import { bookingsEvents } from '../events.ts';
import { openBookings, openDoor } from '../testing/open-bookings.tsx';
import { putAccepted } from '../testing/accepted.ts';
import { openBookingRequests } from './booking-requests.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** jsdom has none, and nothing has a size there. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoSizes);

const rowOf = async (title: RegExp) =>
  within((await screen.findByText(title, { selector: '.bk__title' })).closest('li') as HTMLElement);
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));
const requestsOf = ({ demo }: InProcess) =>
  openBookingRequests({
    userId: amaraOsei.id,
    organisationId: 1,
    outbox: browserOutbox(),
    now: () => demo.clock.read(),
  });

/** What the real-time channel does when the server has finished. */
const hearCompleted = async ({
  client,
  queries,
  profile,
  organisation,
}: Awaited<ReturnType<typeof openBookings>>): Promise<void> => {
  const input = {
    client,
    queries,
    notifications: { tell: () => undefined },
    current: () => ({ profile, organisation }),
    productName: 'Waymark',
    now: Date.now,
    adminUrl: '',
    signal: new AbortController().signal,
  };
  await act(async () => bookingsEvents(input).effects['booking.completed']?.({ organisation_id: 1 }));
};

describe('R-17, R-29: an action from the list to the list', () => {
  test('two are chosen and scheduled; they are being changed, and stand under Scheduled once the server has done it', async () => {
    const door = await openDoor();
    const opened = await openBookings(door);
    await choose(/^Select Radiography Practical/);
    await choose(/^Select Implant Nursing/);
    await press('Schedule');
    const form = await dialog('Schedule 2 bookings');
    await userEvent.selectOptions(await form.findByLabelText(/Location/), 'Leeds');
    await userEvent.click(form.getByRole('button', { name: 'Schedule' }));
    await userEvent.click((await dialog('All done')).getByRole('button', { name: 'Back to your bookings' }));
    const row = await rowOf(/^Radiography Practical$/);
    expect(row.getByText('Being changed')).toBeVisible();
    expect(row.getByRole('checkbox')).toHaveAccessibleDescription(BLOCKS.changing);
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
    await door.demo.clock.advance('10m');
    await hearCompleted(opened);
    expect(await screen.findByRole('tab', { name: /^Scheduled \(10\)$/ })).toBeVisible();
    expect(screen.queryByText('Being changed')).toBeNull();
  });

  test('a late fee is paid in the dialog', async () => {
    const door = await openDoor();
    await openBookings(door, { at: 'tab=scheduled' });
    await choose(/^Select Impression Taking/);
    await press('Unschedule');
    const form = await dialog('Unschedule 1 booking');
    await userEvent.click(form.getByRole('checkbox', { name: /^Yes, I want to unschedule/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Go to Payment' }));
    await press('Pay Now');
    await dialog('All done');
    expect(requestsOf(door).unfinished()).toEqual([]);
  });
});

describe('B-11, B-12: after an action the list is as it was', () => {
  const unscheduled = async () => {
    const door = await openDoor();
    const opened = await openBookings(door, { at: 'tab=scheduled' });
    await choose(/^Select Fluoride Varnish Application/);
    await press('Unschedule');
    const form = await dialog('Unschedule 1 booking');
    await userEvent.click(form.getByRole('checkbox', { name: /^Yes, I want to unschedule/ }));
    await userEvent.click(form.getByRole('button', { name: 'Submit' }));
    return { door, opened };
  };

  test('what was given up is not selected again once the server has done it', async () => {
    const { door, opened } = await unscheduled();
    await userEvent.click((await dialog('All done')).getByRole('button', { name: 'Back to your bookings' }));
    await door.demo.clock.advance('10m');
    await hearCompleted(opened);
    expect(await screen.findByRole('tab', { name: /^Unscheduled \(5\)$/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /^Unscheduled/ }));
    expect((await rowOf(/^Fluoride Varnish Application$/)).getByRole('checkbox')).not.toBeChecked();
  });

  test.each(['{Escape}', 'press'])('closing "All done" (%s) leads the focus to the tab', async (how) => {
    await unscheduled();
    const done = await dialog('All done');
    await (how === 'press' ? userEvent.click(done.getByRole('button', { name: 'Close' })) : userEvent.keyboard(how));
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Scheduled/ })).toHaveFocus());
  });

  test('a dialog that was only looked at gives the focus back to its button, and the selection stays', async () => {
    await openBookings(await openDoor());
    await choose(/^Select Radiography Practical/);
    await press('Schedule');
    await userEvent.click((await dialog('Schedule 1 booking')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Schedule' })).toHaveFocus());
    expect((await rowOf(/^Radiography Practical$/)).getByRole('checkbox')).toBeChecked();
  });

  test('a row that loses its date elsewhere is selected no longer, also when it gets it back', async () => {
    const door = await openDoor();
    const opened = await openBookings(door, { at: 'tab=scheduled' });
    await choose(/^Select Fluoride Varnish Application/);
    for (const course_id of [null, 3104]) {
      await door.backend.write((db) => db.tables.bookings.update(2105, { course_id }));
      await hearCompleted(opened);
      await screen.findByRole('tab', { name: course_id === null ? /^Scheduled \(7\)$/ : /^Scheduled \(8\)$/ });
    }
    expect((await rowOf(/^Fluoride Varnish Application$/)).getByRole('checkbox')).not.toBeChecked();
  });
});

describe('B-3, R-28: a page in the place of the reply', () => {
  const FAULTS = [
    ['a network answers with its own page', 'html'],
    ['it is led to the page of a network', 'redirect'],
    ['the reply is cut', 'truncated'],
  ] as const;

  test.each(FAULTS)('%s: it is unconfirmed, and nothing says "All done" before the server has it', async (_, kind) => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'submitBookings', kind, times: 1 }]);
    await openBookings(door);
    await choose(/^Select Radiography Practical/);
    await press('Schedule');
    const form = await dialog('Schedule 1 booking');
    await userEvent.selectOptions(await form.findByLabelText(/Location/), 'Leeds');
    await userEvent.click(form.getByRole('button', { name: 'Schedule' }));
    await dialog("We don't know yet whether it arrived");
    expect(screen.queryByText('All done')).toBeNull();
    expect(requestsOf(door).unfinished()).toHaveLength(1);
    await press('Try again');
    await dialog('All done');
    expect(await door.backend.read((db) => db.state.jobs.flatMap(({ booking }) => booking?.changes ?? []).length)).toBe(
      1,
    );
  });

  test.each(FAULTS)('%s after a late fee was paid: the receipt stays until it is sent', async (_, kind) => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'submitBookings', kind, times: 1 }]);
    await openBookings(door, { at: 'tab=scheduled' });
    await choose(/^Select Impression Taking/);
    await press('Unschedule');
    const form = await dialog('Unschedule 1 booking');
    await userEvent.click(form.getByRole('checkbox', { name: /^Yes, I want to unschedule/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Go to Payment' }));
    await press('Pay Now');
    await dialog('Paid, not yet unscheduled');
    expect(requestsOf(door).unfinished()).toHaveLength(1);
    await press('Try again');
    await dialog('All done');
    expect(requestsOf(door).unfinished()).toEqual([]);
  });
});

describe('R-37: what an earlier visit left', () => {
  const left = {
    action: 'unschedule',
    organisationId: 1,
    ids: [2105, 2106],
    chosenIds: [2105],
    values: { confirm: true },
    idempotencyKey: 'key-1',
    basket: null,
    reference: null,
  } as const;

  test('a paid one opens by itself, and is sent', async () => {
    const door = await openDoor();
    requestsOf(door).put(
      { ...left, basket: { key: 'bkt-1', totalInPence: 7200, isAttempted: true }, reference: 'pi_1' },
      [1, 2],
    );
    await openBookings(door);
    await dialog('All done');
    expect((await door.demo.log()).filter(({ call }) => call === 'submitBookings')).toMatchObject([{ status: 202 }]);
  });

  test('an unknown one opens by itself, and waits', async () => {
    const door = await openDoor();
    requestsOf(door).put(
      {
        ...left,
        action: 'schedule',
        ids: [2107],
        chosenIds: [2107],
        values: { available_from: '2026-06-01', location: 31 },
      },
      [null],
    );
    await openBookings(door);
    await dialog("We don't know yet whether it arrived");
    expect((await door.demo.log()).filter(({ call }) => call === 'submitBookings')).toEqual([]);
  });

  test('a basket that was not paid is asked after, and nothing opens', async () => {
    const door = await openDoor();
    requestsOf(door).put({ ...left, basket: { key: 'bkt-unknown', totalInPence: 7200, isAttempted: true } }, [1, 2]);
    await openBookings(door);
    await rowOf(/^Radiography Practical$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(/^Select Radiography Practical/);
    await press('Schedule');
    await dialog('Schedule 1 booking');
  });

  test('that of another organisation, or of another person, opens nothing', async () => {
    const door = await openDoor();
    const paid = { ...left, basket: { key: 'bkt-1', totalInPence: 7200, isAttempted: true }, reference: 'pi_1' };
    for (const [userId, organisationId] of [
      [amaraOsei.id, 81],
      [amaraOsei.id + 1, 1],
    ] as const)
      openBookingRequests({ userId, organisationId, outbox: browserOutbox(), now: Date.now }).put(
        { ...paid, organisationId },
        [1, 2],
      );
    await openBookings(door);
    await rowOf(/^Radiography Practical$/);
    expect([
      screen.queryByRole('dialog'),
      (await door.demo.log()).filter(({ call }) => call === 'submitBookings'),
    ]).toEqual([null, []]);
  });
});

describe('B-8: what is owed stands above the list', () => {
  const owed = {
    action: 'unschedule',
    organisationId: 1,
    ids: [2103, 2104],
    chosenIds: [2103],
    values: { confirm: true },
    idempotencyKey: 'key-1',
    reference: 'pi_1',
    basket: { key: 'bkt-1', totalInPence: 14_400, isAttempted: true },
  } as const;
  const note = async () => within(await screen.findByRole('region', { name: 'Paid, and not settled yet' }));

  test('after its dialog was closed, with its amount and receipt; trying again goes on with the same, and then it is gone', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'submitBookings', status: 409 }]);
    await openBookings(door, { at: 'tab=scheduled' });
    await choose(/^Select Impression Taking/);
    await press('Unschedule');
    const form = await dialog('Unschedule 1 booking');
    await userEvent.click(form.getByRole('checkbox', { name: /^Yes, I want to unschedule/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Go to Payment' }));
    await press('Pay Now');
    await userEvent.click(
      (await dialog('Paid, not yet unscheduled')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
    );
    expect((await note()).getByText(/2 bookings to unschedule/).closest('li')).toHaveTextContent(
      /the late fee of £144\.00 is paid, and they were not unscheduled: receipt pi_/,
    );
    await userEvent.click((await note()).getByRole('button', { name: 'Try again' }));
    await userEvent.click((await dialog('All done')).getByRole('button', { name: 'Back to your bookings' }));
    expect(screen.queryByRole('region', { name: 'Paid, and not settled yet' })).toBeNull();
    expect((await door.demo.log()).filter(({ call }) => call === 'submitBookings').map(({ status }) => status)).toEqual(
      [409, 202],
    );
  });

  test('of what another device has done: until its person has the money back, and says so twice', async () => {
    const door = await openDoor();
    const requests = requestsOf(door);
    requests.put(owed, [1, 2]);
    const [entry] = browserOutbox().of(amaraOsei.id);
    if (entry?.payment === null || entry === undefined) throw new Error('Nothing is owed.');
    browserOutbox().remove(entry);
    browserOutbox().put(
      { ...entry, name: '1/settled/key-1' },
      { ...entry, stage: 'refused', payment: { ...entry.payment, progress: 'unneeded' } },
    );
    await openBookings(door);
    expect((await note()).getByText(/Your bookings team gives it back: receipt pi_1/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click((await note()).getByRole('button', { name: 'I have it back' }));
    await press('Keep it');
    expect(requests.owed()).toHaveLength(1);
    await userEvent.click((await note()).getByRole('button', { name: 'I have it back' }));
    await press('Put it away');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Paid, and not settled yet' })).toBeNull());
    expect(requests.owed()).toEqual([]);
  });
});

test('R-29: a row that another tab has changed says so here, too', async () => {
  const door = await openDoor();
  await openBookings(door);
  await rowOf(/^Radiography Practical$/);
  act(() =>
    putAccepted(browserOutbox(), {
      userId: amaraOsei.id,
      action: 'schedule',
      ids: [2107],
      starts: [null],
      atMs: door.demo.clock.read(),
    }),
  );
  expect((await rowOf(/^Radiography Practical$/)).getByText('Being changed')).toBeVisible();
});

test('R-31: the clock passes a boundary while the dialog stands: the fee has to be accepted anew', async () => {
  const door = await openDoor();
  await door.backend.write((db) =>
    db.tables.courses.update(3104, { start_date: Math.floor(door.demo.clock.read() / 1000) + 35 * 86_400 + 90 }),
  );
  await openBookings(door, { at: 'tab=scheduled' });
  await choose(/^Select Fluoride Varnish Application/);
  await press('Unschedule');
  const form = await dialog(/^Unschedule 1 booking/);
  expect(form.queryByRole('button', { name: 'Go to Payment' })).toBeNull();
  await door.demo.clock.advance('2m');
  expect(await form.findByRole('button', { name: 'Go to Payment' }, { timeout: 5000 })).toBeVisible();
});

describe('J-01, J-02, C-29: what is not sent', () => {
  test('what was chosen in the form is unsent work of this page, until its dialog is gone', async () => {
    await openBookings(await openDoor());
    await choose(/^Select Radiography Practical/);
    await press('Schedule');
    const form = await dialog('Schedule 1 booking');
    expect([unsentWork(), unsavedReasons()]).toEqual([null, []]);
    await userEvent.selectOptions(await form.findByLabelText(/Location/), 'Leeds');
    expect(unsentWork()).toMatchObject({ noun: 'choices', isOnDevice: false });
    expect(unsavedReasons()).toEqual(['What you chose for your bookings has not been sent.']);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect([unsentWork(), unsavedReasons()]).toEqual([null, []]));
  });

  test('what was decided is on the device, and is unsent work until the server has it', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'submitBookings', status: 500 }]);
    await openBookings(door, { at: 'tab=scheduled' });
    await choose(/^Select Fluoride Varnish Application/);
    await press('Unschedule');
    const form = await dialog('Unschedule 1 booking');
    await userEvent.click(form.getByRole('checkbox', { name: /^Yes, I want to unschedule/ }));
    await userEvent.click(form.getByRole('button', { name: 'Submit' }));
    await dialog("We don't know yet whether it arrived");
    expect(unsentWork()).toMatchObject({ noun: 'choices', isOnDevice: true });
    expect(unsavedReasons()).toEqual([]);
    await press('Try again');
    await dialog('All done');
    expect(unsentWork()).toBeNull();
  });
});
