import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { ApiContext } from '#api/api-context.ts';
import { createClient, type Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import type { ClientPorts } from '#api/ports.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { AssessmentPage } from '../AssessmentPage.tsx';
import { deskOfPage, type SubmissionDesk } from '../submission-desk.ts';

/** What a page needs of a backend's door; the in-process one fits. */
export type Door = Pick<ClientPorts, 'baseUrl' | 'fetch' | 'readCookie' | 'upload'>;

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

export interface Opened {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What the tray heard. */
  readonly failures: readonly ApiFailure[];
  readonly unmount: () => void;
}

/** Opens an assessment as the signed-in person, in Brightwater unless said; opening it again is a reload. */
export const openAssessment = async (door: Door, assessmentId: number, { organisationId = 1, desk = { ...deskOfPage(), patience: { asks: 1, everyMs: 1 } } }: { organisationId?: number; desk?: SubmissionDesk } = {}): Promise<Opened> => {
  const client = createClient({ baseUrl: door.baseUrl, fetch: door.fetch, readCookie: door.readCookie, upload: door.upload, appCode: 'test', appVersion: '0', roles: () => [] });
  const profile = await client.fetch(getMe, {});
  const organisation = profile.organisations.find((membership) => membership.organisation_id === organisationId);
  if (organisation === undefined) throw new Error(`This person does not belong to organisation ${organisationId}.`);
  const failures: ApiFailure[] = [];
  client.onFailure((failure) => failures.push(failure));
  const queries = new QueryClient();
  const { unmount } = render(
    <ApiContext value={client}>
      <QueryClientProvider client={queries}>
        <Caught>
          <AssessmentPage assessmentId={assessmentId} profile={profile} organisation={organisation} desk={desk} />
        </Caught>
      </QueryClientProvider>
    </ApiContext>,
  );
  return { client, queries, profile, organisation, failures, unmount };
};
