import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import { type Door, testClient } from '#api/testing/test-client.ts';
import { priyaNair } from '#fixtures/people.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { IN_PROCESS_BASE_URL } from '#mocks/in-process.ts';
import { house, type House } from '#mocks/testing/visit.ts';
import { PersistenceContext, type Persistence } from '#persistence/persistence.ts';
import { BulkReviewPage } from '../bulk/BulkReviewPage.tsx';
import { EvidencePage } from '../review/EvidencePage.tsx';

/** The door of somebody who has a house: nobody uploads here. */
const doorOf = ({ fetch, readCookie }: Pick<House, 'fetch' | 'readCookie'>): Door => ({
  baseUrl: IN_PROCESS_BASE_URL,
  fetch,
  readCookie,
  upload: () => Promise.reject(new Error('no upload here')),
});

/** The app's client over the in-process door. */
export const clientOf = (house: Pick<House, 'fetch' | 'readCookie'>): Client => testClient(doorOf(house));

/** The list behind an address of its own. */
function Listed(
  props: Omit<Parameters<typeof BulkReviewPage>[0], 'query' | 'onQuery'> & {
    at: string;
    onAddress: (query: string) => void;
  },
) {
  const { at, onAddress, ...rest } = props;
  const [query, setQuery] = useState(() => new URLSearchParams(at));
  const show = (next: URLSearchParams): void => {
    setQuery(next);
    onAddress(next.toString());
  };
  return <BulkReviewPage {...rest} query={query} onQuery={show} />;
}

const shared = (door: House) => ({
  denied: (unsentText: ReactNode) => (
    <>
      <h1>Denied</h1>
      {unsentText}
    </>
  ),
  now: () => door.backend.nowMs(),
});

/** A backend with this person at its door, Priya unless said. */
export const enter = async (email: string = priyaNair.email): Promise<House> => {
  const door = await house();
  await door.demo.as(email);
  return door;
};

/** A page with the device that it is opened on: by itself, unless said. */
const onDevice = (persistence: Persistence | undefined, page: ReactNode): ReactNode =>
  persistence === undefined ? page : <PersistenceContext value={() => persistence}>{page}</PersistenceContext>;

export interface EvidenceOptions {
  readonly onOrganisation?: (id: number) => void;
  readonly listQuery?: string;
  readonly hasList?: boolean;
  readonly persistence?: Persistence;
}

/** `/e/:key` as the signed-in person; opening it again is a reload. */
export const openEvidence = (
  door: House,
  evidenceKey: string,
  { onOrganisation = () => undefined, persistence, listQuery = '', hasList = true }: EvidenceOptions = {},
): Promise<Opened> =>
  openPage(doorOf(door), (person) =>
    onDevice(
      persistence,
      <EvidencePage
        {...shared(door)}
        {...person}
        evidenceKey={evidenceKey}
        logoUrl={undefined}
        onOrganisation={onOrganisation}
        hasList={hasList}
        listQuery={listQuery}
      />,
    ),
  );

export interface ListOptions {
  readonly onAddress?: (query: string) => void;
  readonly persistence?: Persistence;
  /** The cache of a page before. */
  readonly queries?: QueryClient;
}

/** `/evidence` as the signed-in person. */
export const openList = (
  door: House,
  at = '',
  { onAddress = () => undefined, persistence, queries }: ListOptions = {},
): Promise<Opened> =>
  openPage(
    doorOf(door),
    (person) => onDevice(persistence, <Listed {...shared(door)} {...person} at={at} onAddress={onAddress} />),
    { queries },
  );

/** Names of all work that the browser stores. */
export const storedWork = (): readonly string[] =>
  Object.keys(localStorage).filter((name) => /^waymark\.(draft|outbox)\//.test(name));

/** Presses, and lets the time go by in which the decision could be taken back. */
export const decideAndWait = async (decide: HTMLElement): Promise<void> => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  act(() => decide.click());
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MILLISECONDS + 50));
  vi.useRealTimers();
};

/** Each test starts with an empty device; jsdom has no layout, so scrolling does nothing. */
export const setUpEvidence = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    URL.createObjectURL = () => 'blob:of-a-test';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};
