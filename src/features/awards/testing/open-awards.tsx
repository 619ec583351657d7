import { screen, within } from '@testing-library/react';
import { openPage } from '#api/testing/open-page.tsx';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { AwardsPage } from '../AwardsPage.tsx';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** The backend with somebody signed in: Amara unless said. */
export const openDoor = async (email: string = amaraOsei.email): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

/** The page of awards, in Brightwater unless said; `settings` are those of the organisation that differ. */
export const openAwards = (
  door: InProcess,
  { organisationId = 1, settings = {} }: { organisationId?: number; settings?: Partial<OrganisationSettings> } = {},
) =>
  openPage(
    door,
    ({ profile, organisation }) => (
      <AwardsPage
        profile={profile}
        organisation={{ ...organisation, settings: { ...organisation.settings, ...settings } }}
        nowUnix={TODAY / 1000}
      />
    ),
    { organisationId },
  );

/** The award of this title, once it stands. */
export const item = async (title: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name: title })).closest('li');
  if (found === null) throw new Error(`No award is called ${title}.`);
  return within(found);
};
/** A list of awards, once it stands. */
export const part = (name: string) => screen.findByRole('region', { name });
/** What reached the backend of one call. */
export const callsOf = async (door: InProcess, call: string) =>
  (await door.demo.log()).filter((entry) => entry.call === call);
