import { useState } from 'react';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { pageByItself, PersistenceContext } from '#persistence/persistence.ts';
import { BookingsPage } from '../BookingsPage.tsx';

/** jsdom has none: where an address leads to a row, the id of what was scrolled to. */
export const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function scrollIntoView() {
  scrolledTo.push(this.id);
};

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

/** The page behind an address of its own. */
function Paged({ at, onAddress, ...person }: { at: string; onAddress: (query: URLSearchParams) => void; profile: Profile; organisation: OrganisationMembership; nowUnix: number }) {
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

/** Opens `/bookings` as the signed-in person, in Brightwater unless said, on this device and its clock; opening it again is a reload. */
export const openBookings = async (door: InProcess, { at = '', organisationId }: OpenBookings = {}): Promise<Opened & { readonly address: Address }> => {
  const address = { query: new URLSearchParams(at) };
  const persistence = pageByItself({ now: () => door.demo.clock.read() });
  const opened = await openPage(
    door,
    (person) => (
      <PersistenceContext value={() => persistence}>
        <Paged {...{ at, ...person }} onAddress={(next) => (address.query = next)} nowUnix={Math.floor(door.demo.clock.read() / 1000)} />
      </PersistenceContext>
    ),
    { organisationId },
  );
  return { ...opened, address };
};
