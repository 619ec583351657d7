// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InProcess } from '#mocks/in-process.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import { openBookings, openDoor } from '../testing/open-bookings.tsx';

/** The practical workshop that others depend on. */
const DECONTAMINATION = 2102;

const UID = `booking-${DECONTAMINATION}-1@${location.host}`;

/** What the browser was handed to download, in its order. */
let saved: { readonly name: string; readonly blob: Blob }[] = [];

beforeEach(() => {
  saved = [];
  localStorage.clear();
  let newest = new Blob();
  URL.createObjectURL = (blob) => {
    newest = blob as Blob;
    return 'blob:of-a-test';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: newest });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The file that was saved last, read by a parser that is not ours. */
const lastSaved = async (count: number) => {
  await waitFor(() => expect(saved).toHaveLength(count));
  const { name, blob } = saved[count - 1] as (typeof saved)[number];
  const calendar = new ICAL.Component(ICAL.parse(await blob.text()));
  return {
    name,
    type: blob.type,
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const openRow = async (door: InProcess, id = DECONTAMINATION): Promise<void> => {
  await openBookings(door, { at: `open=${id}` });
  await screen.findByRole('tabpanel', { name: 'Info' });
};
const loseDate = (door: InProcess) =>
  door.backend.write((db) => db.tables.bookings.update(DECONTAMINATION, { course_id: null }));

test('adds a scheduled booking as it stands', async () => {
  const door = await openDoor();
  await openRow(door);
  await press('Add to calendar');
  const { name, type, method, events } = await lastSaved(1);
  expect([name, type, method]).toEqual([
    `booking-${DECONTAMINATION}.ics`,
    'text/calendar;charset=utf-8;method=publish',
    'PUBLISH',
  ]);
  expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([[UID, 'Decontamination Practical']]);
});

test('adds all that are still to come, whatever is searched, and none that started or is completed', async () => {
  await openBookings(await openDoor(), { at: 'tab=scheduled&q=decontamination' });
  await press('Add all to calendar');
  const { name, events } = await lastSaved(1);
  const summaries = events.map(({ summary }) => summary);
  expect(name).toBe('bookings.ics');
  expect(summaries).toContain('Sedation Assistant: Foundation');
  expect(summaries).not.toContain('Safeguarding Level 3');
  expect(summaries).not.toContain('Medical Emergencies and CPR');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(summaries.length);
});

test('offers no calendar for what started, is completed, or never was in one', async () => {
  const door = await openDoor();
  await openBookings(door, { at: 'tab=scheduled' });
  for (const title of [/^Details of Safeguarding Level 3/, /^Details of Medical Emergencies/])
    await userEvent.click(await screen.findByRole('button', { name: title }));
  expect(screen.getAllByRole('tabpanel', { name: 'Info' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  cleanup();
  await openBookings(door);
  await userEvent.click(await screen.findByRole('button', { name: /^Details of Radiography Practical/ }));
  expect(screen.queryByRole('button', { name: 'Remove from calendar' })).toBeNull();
  cleanup();
  await openBookings(await openDoor(lukeFenwick.email), { at: 'tab=scheduled', organisationId: 12 });
  await screen.findByText('You have no bookings scheduled.');
  expect(screen.queryByRole('button', { name: 'Add all to calendar' })).toBeNull();
});

test.each(['Add to calendar', 'Add all to calendar'])(
  '0215: what "%s" added and lost its date can be removed by a later cancellation of the same UID and start',
  async (add) => {
    const door = await openDoor();
    await openBookings(door, { at: `tab=scheduled&open=${DECONTAMINATION}` });
    await press(add);
    const added = (await lastSaved(1)).events.find(({ uid }) => uid === UID) as ICAL.Event;
    await loseDate(door);
    await door.demo.clock.advance('1d');
    cleanup();
    await openRow(door);
    expect(screen.getByText(/^You added it to a calendar for /)).toHaveTextContent(/am\.$/);
    expect(
      screen.getByText(/^Some calendars, Google's among them, pass over a file that removes something\./),
    ).toBeVisible();
    await press('Remove from calendar');
    const { name, method, events } = await lastSaved(2);
    const [removed] = events as [ICAL.Event];
    expect([name, method]).toEqual([`booking-${DECONTAMINATION}-cancelled.ics`, 'CANCEL']);
    expect([removed.uid, removed.startDate.toUnixTime()]).toEqual([added.uid, added.startDate.toUnixTime()]);
    expect(removed.sequence).toBeGreaterThan(added.sequence);
    // Offered once: what a calendar passes over is deleted there.
    expect(screen.queryByRole('button', { name: 'Remove from calendar' })).toBeNull();
    expect(screen.getByText(/^The file that removes it was saved\./)).toHaveFocus();
    cleanup();
    await openRow(door);
    expect(screen.queryByText(/added it to a calendar|Remove from calendar/)).toBeNull();
  },
);

test('0294: what was moved since it was added tells for when it was, until it is moved there, too', async () => {
  const door = await openDoor();
  await openRow(door);
  await press('Add to calendar');
  const added = (await lastSaved(1)).events[0] as ICAL.Event;
  await door.backend.write((db) =>
    db.tables.courses.update(3101, { start_date: added.startDate.toUnixTime() + 7 * 86_400, end_date: null }),
  );
  await door.demo.clock.advance('1d');
  cleanup();
  await openRow(door);
  expect(screen.getByText(/^You added it for 18th.Mar.'26, 9:30.am\. It has another date now\.$/)).toBeVisible();
  await press('Move in calendar');
  const moved = (await lastSaved(2)).events[0] as ICAL.Event;
  expect([moved.uid, moved.startDate.toUnixTime()]).toEqual([UID, added.startDate.toUnixTime() + 7 * 86_400]);
  expect(moved.sequence).toBeGreaterThan(added.sequence);
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toHaveFocus();
  expect(screen.queryByText(/^You added it for/)).toBeNull();
});

test('0215: what another person of this device added is not theirs to remove', async () => {
  const door = await openDoor();
  await openRow(door);
  await press('Add to calendar');
  await lastSaved(1);
  const nameOf = (userId: number): string => `waymark.calendar/${userId}/added`;
  localStorage.setItem(nameOf(lukeFenwick.id), localStorage.getItem(nameOf(amaraOsei.id)) ?? '');
  localStorage.removeItem(nameOf(amaraOsei.id));
  await loseDate(door);
  cleanup();
  await openRow(door);
  expect(screen.queryByRole('button', { name: 'Remove from calendar' })).toBeNull();
});

test('says that no file could be made, and makes it at the next press', async () => {
  await openRow(await openDoor());
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('No room.');
  });
  await press('Add to calendar');
  expect(await screen.findByText('The calendar file could not be made. Try again.')).toBeVisible();
  await press('Add to calendar');
  expect((await lastSaved(1)).events).toHaveLength(1);
  expect(screen.queryByText(/could not be made/)).toBeNull();
});
