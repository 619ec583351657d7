import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { ApiContext } from '#api/api-context.ts';
import { createClient } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
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
export const openHome = async (door: InProcess, { organisationId = 1, settings = {}, profile: changed = {} }: Given = {}) => {
  const client = createClient({ baseUrl: door.baseUrl, fetch: door.fetch, readCookie: door.readCookie, upload: door.upload, appCode: 'test', appVersion: '0', roles: () => [] });
  const profile = { ...(await client.fetch(getMe, {})), ...changed };
  const membership = profile.organisations.find(({ organisation_id }) => organisation_id === organisationId);
  if (membership === undefined) throw new Error(`This person does not belong to organisation ${organisationId}.`);
  const failures: ApiFailure[] = [];
  client.onFailure((failure) => failures.push(failure));
  const queries = new QueryClient();
  const { unmount } = render(
    <ApiContext value={client}>
      <QueryClientProvider client={queries}>
        <HomePage
          profile={profile}
          organisation={{ ...membership, settings: { ...membership.settings, ...settings } }}
          now={() => door.demo.clock.read()}
          addressOf={(address) => (address ? `/api/${address}` : undefined)}
        />
      </QueryClientProvider>
    </ApiContext>,
  );
  return { failures, queries, unmount };
};
