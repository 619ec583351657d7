import { useState } from 'react';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { BookingsPage } from '../BookingsPage.tsx';

/** The morning on which every test of bookings is told: Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** A backend whose clock stands at that morning, with Amara at its door unless said. */
export const openDoor = async (email: string = amaraOsei.email): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

/** The page behind an address of its own. */
function Paged({ at, ...person }: { at: string; profile: Profile; organisation: OrganisationMembership; nowUnix: number }) {
  const [query, setQuery] = useState(() => new URLSearchParams(at));
  return <BookingsPage {...person} query={query} onQuery={setQuery} />;
}

/** Opens `/bookings` as the signed-in person, in Brightwater unless said. `at`: what follows the path. */
export const openBookings = (door: InProcess, { at = '', organisationId }: { at?: string; organisationId?: number } = {}): Promise<Opened> =>
  openPage(door, (person) => <Paged at={at} {...person} nowUnix={Math.floor(door.demo.clock.read() / 1000)} />, { organisationId });
