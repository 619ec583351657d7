// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { unsavedReasons } from '#persistence/unsaved-work.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { BLOCKS } from '../booking-messages.ts';
import { bookingsEvents } from '../events.ts';
import { openBookings, openDoor } from '../testing/open-bookings.tsx';
import { openBookingStore } from './booking-store.ts';

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

const rowOf = async (title: RegExp) => within((await screen.findByText(title, { selector: '.bk__title' })).closest('li') as HTMLElement);
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }));
const storeOf = ({ demo }: InProcess) => openBookingStore({ userId: amaraOsei.id, organisationId: 1, storage: browserStorage, now: () => demo.clock.read() });

/** What the real-time channel does when the server has finished. */
const hearCompleted = async ({ client, queries, profile, organisation }: Awaited<ReturnType<typeof openBookings>>): Promise<void> => {
  const input = { client, queries, notifications: { tell: () => undefined }, current: () => ({ profile, organisation }), productName: 'Waymark', now: Date.now, adminUrl: '', signal: new AbortController().signal };
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
    expect(storeOf(door).unfinished()).toEqual([]);
  });
});

describe('B-3, R-28: a page in the place of the reply', () => {
  const FAULTS = [['a network answers with its own page', 'html'], ['it is led to the page of a network', 'redirect'], ['the reply is cut', 'truncated']] as const;

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
    expect(storeOf(door).unfinished()).toHaveLength(1);
    await press('Try again');
    await dialog('All done');
    expect(await door.backend.read((db) => db.state.jobs.flatMap(({ booking }) => booking?.changes ?? []).length)).toBe(1);
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
    expect(storeOf(door).unfinished()).toHaveLength(1);
    await press('Try again');
    await dialog('All done');
    expect(storeOf(door).unfinished()).toEqual([]);
  });
});

describe('R-37: what an earlier visit left', () => {
  const left = { action: 'unschedule', organisationId: 1, ids: [2105, 2106], values: { confirm: true }, idempotencyKey: 'key-1', basket: null, reference: null } as const;

  test('a paid one opens by itself, and is sent', async () => {
    const door = await openDoor();
    storeOf(door).put({ ...left, basket: { key: 'bkt-1', totalInPence: 7200 }, reference: 'pi_1' }, [1, 2]);
    await openBookings(door);
    await dialog('All done');
    expect((await door.demo.log()).filter(({ call }) => call === 'submitBookings')).toMatchObject([{ status: 202 }]);
  });

  test('an unknown one opens by itself, and waits', async () => {
    const door = await openDoor();
    storeOf(door).put({ ...left, action: 'schedule', ids: [2107], values: { available_from: '2026-06-01', location: 31 } }, [null]);
    await openBookings(door);
    await dialog("We don't know yet whether it arrived");
    expect((await door.demo.log()).filter(({ call }) => call === 'submitBookings')).toEqual([]);
  });

  test('a basket that was not paid is asked after, and nothing opens', async () => {
    const door = await openDoor();
    storeOf(door).put({ ...left, basket: { key: 'bkt-unknown', totalInPence: 7200 } }, [1, 2]);
    await openBookings(door);
    await rowOf(/^Radiography Practical$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(/^Select Radiography Practical/);
    await press('Schedule');
    await dialog('Schedule 1 booking');
  });

  test('that of another organisation, or of another person, opens nothing', async () => {
    const door = await openDoor();
    const paid = { ...left, basket: { key: 'bkt-1', totalInPence: 7200 }, reference: 'pi_1' };
    for (const [userId, organisationId] of [[amaraOsei.id, 81], [amaraOsei.id + 1, 1]] as const) openBookingStore({ userId, organisationId, storage: browserStorage, now: Date.now }).put(paid, [1, 2]);
    await openBookings(door);
    await rowOf(/^Radiography Practical$/);
    expect([screen.queryByRole('dialog'), (await door.demo.log()).filter(({ call }) => call === 'submitBookings')]).toEqual([null, []]);
  });
});

test('R-29: a row that another tab has changed says so here, too', async () => {
  const door = await openDoor();
  await openBookings(door);
  await rowOf(/^Radiography Practical$/);
  const other = storeOf(door);
  act(() => other.accept({ action: 'schedule', ids: [2107], starts: [null], acceptedAtUnix: Math.floor(door.demo.clock.read() / 1000) }));
  expect((await rowOf(/^Radiography Practical$/)).getByText('Being changed')).toBeVisible();
});

test('R-31: the clock passes a boundary while the dialog stands: the fee has to be accepted anew', async () => {
  const door = await openDoor();
  await door.backend.write((db) => db.tables.courses.update(3104, { start_date: Math.floor(door.demo.clock.read() / 1000) + 35 * 86_400 + 90 }));
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
