import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { ApiContext } from '../api-context.ts';
import type { Client } from '../client.ts';
import type { ApiFailure } from '../failure.ts';
import { rolesIn } from '../permissions.ts';
import { personOf } from '../viewing.ts';
import { type Door, testClient } from './test-client.ts';

/** Stands for the app's error boundary. */
class Caught extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error === null ? this.props.children : <h1>Caught: {this.state.error.message}</h1>;
  }
}

/** What the shell hands a page. */
export interface Person {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
}

export interface Opened extends Person {
  readonly client: Client;
  readonly queries: QueryClient;
  /** What the tray heard. */
  readonly failures: readonly ApiFailure[];
  readonly unmount: () => void;
}

export interface OpenOptions {
  readonly organisationId?: number | undefined;
  /** The cache of a page before; another one is a reload. */
  readonly queries?: QueryClient | undefined;
}

/** Opens a page before a backend as the signed-in person, in Brightwater unless said; opening it again is a reload. */
export const openPage = async (
  door: Door,
  page: (person: Person) => ReactNode,
  {
    organisationId = 1,
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }: OpenOptions = {},
): Promise<Opened> => {
  let here: Profile | undefined;
  const client = testClient(door, {
    person: () => personOf(here),
    roles: (organisationId) => rolesIn(here?.organisations ?? [], organisationId),
  });
  const profile = await client.fetch(getMe, {});
  here = profile;
  const organisation = profile.organisations.find(({ organisation_id }) => organisation_id === organisationId);
  if (organisation === undefined) throw new Error(`This person does not belong to organisation ${organisationId}.`);
  const failures: ApiFailure[] = [];
  client.onFailure((failure) => failures.push(failure));
  const { unmount } = render(
    <ApiContext value={client}>
      <QueryClientProvider client={queries}>
        <Caught>{page({ profile, organisation })}</Caught>
      </QueryClientProvider>
    </ApiContext>,
  );
  return { client, queries, profile, organisation, failures, unmount };
};
