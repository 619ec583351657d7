import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { Component, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiContext } from '#api/api-context.ts';
import { createClient, type Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { House } from '#mocks/testing/visit.ts';
import { BulkReviewPage } from '../bulk/BulkReviewPage.tsx';
import { EvidencePage } from '../review/EvidencePage.tsx';

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

/** The app's client over the in-process door. */
export const clientOf = (door: Pick<House, 'fetch' | 'readCookie'>): Client =>
  createClient({
    baseUrl: 'http://fake.local/api',
    fetch: door.fetch,
    readCookie: door.readCookie,
    upload: () => Promise.reject(new Error('no upload here')),
    appCode: 'test',
    appVersion: '0',
    roles: () => [],
  });

/** The list behind an address of its own. */
function Listed(props: Omit<Parameters<typeof BulkReviewPage>[0], 'query' | 'onQuery'> & { at: string; onAddress: (query: string) => void }) {
  const { at, onAddress, ...rest } = props;
  const [query, setQuery] = useState(() => new URLSearchParams(at));
  const show = (next: URLSearchParams): void => {
    setQuery(next);
    onAddress(next.toString());
  };
  return <BulkReviewPage {...rest} query={query} onQuery={show} />;
}

const open = async (door: House, page: (props: { profile: Awaited<ReturnType<typeof profileOf>> }) => ReactNode) => {
  const client = clientOf(door);
  const failures: ApiFailure[] = [];
  client.onFailure((failure) => failures.push(failure));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const profile = await profileOf(client);
  const { unmount } = render(
    <ApiContext value={client}>
      <QueryClientProvider client={queries}>
        <Caught>{page({ profile })}</Caught>
      </QueryClientProvider>
    </ApiContext>,
  );
  return { client, queries, failures, unmount };
};

const profileOf = (client: Client) => client.fetch(getMe, {});
const shared = (door: House) => ({ denied: <h1>Denied</h1>, now: () => door.backend.nowMs() });

/** `/e/:key` as the signed-in person; opening it again is a reload. */
export const openEvidence = (door: House, evidenceKey: string, onOrganisation: (id: number) => void = () => undefined) =>
  open(door, ({ profile }) => {
    const [organisation] = profile.organisations;
    if (organisation === undefined) throw new Error('This person belongs to no organisation.');
    return <EvidencePage {...shared(door)} evidenceKey={evidenceKey} profile={profile} organisation={organisation} logoUrl={undefined} onOrganisation={onOrganisation} hasList />;
  });

/** `/evidence` as the signed-in person. */
export const openList = (door: House, at = '', onAddress: (query: string) => void = () => undefined) =>
  open(door, ({ profile }) => {
    const [organisation] = profile.organisations;
    if (organisation === undefined) throw new Error('This person belongs to no organisation.');
    return <Listed {...shared(door)} profile={profile} organisation={organisation} at={at} onAddress={onAddress} />;
  });

/** Each test starts with an empty device; jsdom has no layout, so scrolling does nothing. */
export const setUpEvidence = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    Element.prototype.scrollIntoView = () => undefined;
    URL.createObjectURL = () => 'blob:of-a-test';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};
