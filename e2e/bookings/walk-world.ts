import type { Page } from '@playwright/test';
import type { Visitor } from '#e2e/walk/model.ts';
import { releaseCall } from '#e2e/walk/perform.ts';
import { bookings as seeded } from '#fixtures/bookings/bookings.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { BookingRecord } from '#fixtures/records/booking.record.ts';

/** Under this name the call is paused that lets a page hear of what happens elsewhere. */
const LISTENING = 'listening';

/** Makes the seeded bookings true again, but for what has changed. Sessions go on. */
export const setBookings = (
  { demo }: Pick<Visitor, 'demo'>,
  change: { readonly id: number; readonly to: Partial<BookingRecord> } | null,
): Promise<void> =>
  demo.edit<{ readonly bookings: readonly BookingRecord[] }>(['bookings'], ({ bookings }) => ({
    bookings: bookings.map((row) => ({
      ...row,
      ...seeded.find(({ booking_id }) => booking_id === row.booking_id),
      ...(row.booking_id === change?.id ? change.to : {}),
    })),
  }));

/** Another tab is at it: its lock is taken until what was shown of it has been seen. */
export const takeLock = async (visitor: Visitor, action: string): Promise<void> => {
  const { page } = visitor;
  await page.evaluate(
    (name, view = window) =>
      new Promise<void>((taken) => {
        const untilReleased = new Promise<void>((release) => Object.assign(view, { letGo: release }));
        void view.navigator.locks.request(name, () => (taken(), untilReleased));
      }),
    `waymark.outbox/${amaraOsei.id}/booking/1/${action}`,
  );
  visitor.later(() => page.evaluate((_, view = window) => (view as unknown as { letGo: () => void }).letGo()));
};

/** The page waits for its lock until `giveLocks`, however long that takes. */
export const pauseLocks = (page: Page): Promise<void> =>
  page.evaluate((_, view = window) => {
    const { locks } = view.navigator;
    const request = locks.request.bind(locks);
    const given = new Promise<void>((give) => Object.assign(view, { giveLocks: give }));
    // The backend of the demo has locks in the page, too.
    const isOfApp = (name: string): boolean => name.startsWith('waymark.');
    Object.assign(locks, {
      request: (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) =>
        isOfApp(name) ? given.then(() => request(name, rest[1])) : request(name, ...rest),
    });
  });
export const giveLocks = (page: Page): Promise<void> =>
  page.evaluate((_, view = window) => {
    (view as unknown as { giveLocks?: () => void }).giveLocks?.();
    delete (view.navigator.locks as { request?: unknown }).request;
  });

/**
 * Opens an address, and waits until the page hears of what happens elsewhere: it asks for its channel once it has a
 * connection.
 */
export const openAndListen = async ({ page, demo }: Visitor, address: string): Promise<void> => {
  await demo.faults({ call: 'authoriseChannel', pause: LISTENING });
  await page.goto(address, { waitUntil: 'commit' });
  await releaseCall(demo, LISTENING);
};
