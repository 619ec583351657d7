import { useState } from 'react';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { pageByItself, PersistenceContext } from '#persistence/persistence.ts';
import { BookingsPage, type BookingsPageProps } from '../BookingsPage.tsx';
import { cardOf } from '../changing/testing/flow-page.ts';
import { UnscheduleFlow as Flow } from '../changing/UnscheduleFlow.tsx';
import type { BookingFlowProps } from '../changing/use-booking-flow.ts';

/** Where an address leads to a row, the id of what was scrolled to. */
export const scrolledTo: string[] = [];

/** The morning on which every test of bookings is told: Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** A backend whose clock stands at that morning, with Amara at its door unless said. */
export const openDoor = async (email: string = amaraOsei.email): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

/** Where a test sees what follows the path. */
export interface Address {
  query: URLSearchParams;
}

/** Unscheduling with a card that is always taken. */
const unscheduleAt = (door: InProcess) =>
  function Unschedule(props: BookingFlowProps) {
    return (
      <Flow
        {...props}
        openPayment={({ client, ...payment }) => ({
          ...cardOf(door, client, payment),
          form: (_, paidFor) => paidFor,
          foot: (payment) => (
            <button onClick={() => payment.send({ type: 'submitted', method: 'card' })}>Pay Now</button>
          ),
        })}
      />
    );
  };

interface PagedProps extends Pick<BookingsPageProps, 'profile' | 'organisation' | 'nowUnix' | 'UnscheduleFlow'> {
  readonly at: string;
  readonly onAddress: (query: URLSearchParams) => void;
}

/** The page behind an address of its own. */
function Paged({ at, onAddress, ...person }: PagedProps) {
  const [query, setQuery] = useState(() => new URLSearchParams(at));
  const go = (next: URLSearchParams): void => {
    onAddress(next);
    setQuery(next);
  };
  return <BookingsPage {...person} query={query} onQuery={go} />;
}

export interface OpenBookings {
  /** What follows the path. */
  readonly at?: string;
  readonly organisationId?: number;
}

/**
 * Opens `/bookings` as the signed-in person, in Brightwater unless said, on this device and its clock; opening it again
 * is a reload.
 */
export const openBookings = async (
  door: InProcess,
  { at = '', organisationId }: OpenBookings = {},
): Promise<Opened & { readonly address: Address }> => {
  // Nothing has a place in jsdom.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  const address = { query: new URLSearchParams(at) };
  const UnscheduleFlow = unscheduleAt(door);
  const persistence = pageByItself({ now: () => door.demo.clock.read() });
  const opened = await openPage(
    door,
    (person) => (
      <PersistenceContext value={() => persistence}>
        <Paged
          {...{ at, ...person, UnscheduleFlow }}
          onAddress={(next) => (address.query = next)}
          nowUnix={Math.floor(door.demo.clock.read() / 1000)}
        />
      </PersistenceContext>
    ),
    { organisationId },
  );
  return { ...opened, address };
};
