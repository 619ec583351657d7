// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBookings, openDoor, scrolledTo } from '../testing/open-bookings.tsx';

afterEach(cleanup);
beforeEach(() => {
  scrolledTo.length = 0;
});

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('0216: the address holds the rows that are open', () => {
  const openTitles = async () =>
    (await screen.findAllByRole('button', { name: /^Details of/, expanded: true })).map(
      (button) => button.closest('li')?.querySelector('.bk__title')?.textContent,
    );

  test('beside tab and search, and gives them back after a reload', async () => {
    const door = await openDoor();
    const { address, unmount } = await openBookings(door, { at: 'tab=scheduled&q=practical' });
    await press(/^Details of Decontamination Practical/);
    expect(address.query.toString()).toBe('tab=scheduled&q=practical&open=2102');
    unmount();
    await openBookings(door, { at: address.query.toString() });
    expect(await openTitles()).toEqual(['Decontamination Practical']);
    expect(screen.getByRole('searchbox')).toHaveValue('practical');
  });

  test('several at a time, and none once they are closed', async () => {
    const { address } = await openBookings(await openDoor(), { at: 'tab=scheduled' });
    await press(/^Details of Decontamination Practical/);
    await press(/^Details of Fluoride Varnish Application/);
    expect(address.query.get('open')?.split(',')).toHaveLength(2);
    expect(await openTitles()).toHaveLength(2);
    await press(/^Details of Decontamination Practical/);
    expect(await openTitles()).toEqual(['Fluoride Varnish Application']);
    await press(/^Details of Fluoride Varnish Application/);
    expect(address.query.toString()).toBe('tab=scheduled');
  });

  test('a link to a row leads to its tab and to the row', async () => {
    await openBookings(await openDoor(), { at: 'open=2102' });
    expect(await tab(/^Scheduled/)).toHaveAttribute('aria-selected', 'true');
    expect(scrolledTo).toEqual(['booking-2102']);
  });

  test('ids of no booking are passed over, and go with the next row', async () => {
    const { address } = await openBookings(await openDoor(), { at: 'open=1,2102x,,%00,999999' });
    expect(await tab(/^Unscheduled/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
    expect(scrolledTo).toEqual([]);
    await press(/^Details of Radiography Practical/);
    expect(address.query.get('open')).toMatch(/^\d+$/);
  });

  test('a row far down a long list is drawn', async () => {
    const door = await openDoor();
    await door.backend.write(async (db) => {
      const [one] = db.tables.bookings.where(({ course_id }) => course_id === 3101);
      for (let id = 9000; id < 9130; id += 1)
        if (one !== undefined) await db.tables.bookings.insert({ ...one, booking_id: id });
    });
    await openBookings(door, { at: 'open=9129' });
    expect(await screen.findByRole('button', { expanded: true })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('.bk')).toHaveLength(138));
    expect(scrolledTo).toEqual(['booking-9129']);
  });
});
