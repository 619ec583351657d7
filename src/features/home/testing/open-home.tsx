import { openPage, type Opened } from '#api/testing/open-page.tsx';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { HomePage } from '../HomePage.tsx';

/** The morning on which every test of home is told, so that the words hold dates: Monday, 2nd Mar '26, 9:00 am. */
export const TODAY = Date.UTC(2026, 2, 2, 9);

/** A backend whose real clock stands still; its virtual one is moved through the console. */
export const openDoor = async (email: string): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

export interface Given {
  readonly organisationId?: number;
  /** What is different from the seeded settings and profile. */
  readonly settings?: Partial<OrganisationSettings>;
  readonly profile?: Partial<Profile>;
}

/** Opens home as the signed-in person, in Brightwater unless said. */
export const openHome = (
  door: InProcess,
  { organisationId, settings = {}, profile: changed = {} }: Given = {},
): Promise<Opened> =>
  openPage(
    door,
    ({ profile, organisation }) => (
      <HomePage
        profile={{ ...profile, ...changed }}
        organisation={{ ...organisation, settings: { ...organisation.settings, ...settings } }}
        now={() => door.demo.clock.read()}
      />
    ),
    { organisationId },
  );
