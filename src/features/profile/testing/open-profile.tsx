import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { useApi } from '#api/api-context.ts';
import { meQuery } from '#api/queries/profile.queries.ts';
import { openPage, type OpenOptions } from '#api/testing/open-page.tsx';
import type { CustomField, OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { pageByItself, PersistenceContext, type Persistence } from '#persistence/persistence.ts';
import type { DeliveryMessage } from '#persistence/work-kind.ts';
import { OpenPictureContext, type OpenPicture } from '../avatar/open-picture.ts';
import { ProfilePage } from '../ProfilePage.tsx';
import type { ProfileSection } from '../profile-sections.ts';

/** Monday, 2nd Mar '26, 9:00 am. */
export const TODAY = Date.UTC(2026, 2, 2, 9);

/** Each test begins with an empty device. */
export const setUpProfile = (): void => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);
};

/** The backend with somebody signed in: Amara unless said. */
export const enter = async (email: string = amaraOsei.email): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

/** What differs of the organisation as the server tells it. */
export interface ChangedOrganisation {
  readonly settings?: Partial<OrganisationSettings>;
  /** Beside, or in the place of, those of the same key. */
  readonly fields?: readonly CustomField[];
}

const changed = (
  organisation: OrganisationMembership,
  { settings = {}, fields = [] }: ChangedOrganisation,
): OrganisationMembership => {
  const own = (organisation.fields ?? []).filter(({ key }) => !fields.some((field) => field.key === key));
  return { ...organisation, settings: { ...organisation.settings, ...settings }, fields: [...own, ...fields] };
};

interface FollowingProps {
  readonly section: ProfileSection;
  readonly organisationId: number;
  readonly change: ChangedOrganisation;
}

/** The page as the shell shows it: the profile is what the cache has. */
function Following({ section, organisationId, change }: FollowingProps) {
  const { data: profile } = useQuery(meQuery(useApi()));
  const organisation = profile?.organisations.find((one) => one.organisation_id === organisationId);
  if (profile === undefined || organisation === undefined) return null;
  return (
    <>
      <p>Signed in as {profile.name}</p>
      <ProfilePage profile={profile} organisation={changed(organisation, change)} section={section} />
    </>
  );
}

export interface OpenProfileOptions extends OpenOptions {
  readonly section?: ProfileSection;
  readonly change?: ChangedOrganisation;
  readonly persistence?: Partial<Persistence>;
  /** jsdom draws nothing. */
  readonly openPicture?: OpenPicture;
}

/** Opens a section of the profile, About unless said. `told` are the toasts. */
export const openProfile = async (
  door: InProcess,
  {
    section = 'about',
    change = {},
    persistence = {},
    openPicture = () => Promise.resolve(null),
    ...options
  }: OpenProfileOptions = {},
) => {
  const told: DeliveryMessage[] = [];
  const own = pageByItself({ now: () => TODAY, tell: (_, message) => void told.push(message), ...persistence });
  const opened = await openPage(
    door,
    ({ organisation }) => (
      <PersistenceContext value={() => own}>
        <OpenPictureContext value={openPicture}>
          <Following section={section} organisationId={organisation.organisation_id} change={change} />
        </OpenPictureContext>
      </PersistenceContext>
    ),
    options,
  );
  await screen.findByRole('navigation', { name: 'My Profile' });
  return { ...opened, told };
};

/** What reached the backend of one call. */
export const callsOf = async (door: InProcess, call: string) =>
  (await door.demo.log()).filter((entry) => entry.call === call);
