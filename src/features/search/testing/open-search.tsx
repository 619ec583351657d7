import { useState } from 'react';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { SearchPage, type SearchPageProps } from '../SearchPage.tsx';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** A backend with Amara at its door. */
export const openDoor = async (): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(amaraOsei.email);
  return door;
};

/** What a test sees of the page from outside. */
export interface Seen {
  /** What follows the path. */
  query: URLSearchParams;
  /** The organisation that was put in front. */
  switchedTo: number | null;
}

type PagedProps = Pick<SearchPageProps, 'profile' | 'organisation' | 'onQuery' | 'onSwitch'> & { readonly at: string };

/** The page behind an address of its own. */
function Paged({ at, onQuery, ...person }: PagedProps) {
  const [query, setQuery] = useState(() => new URLSearchParams(at));
  const go = (next: URLSearchParams): void => {
    onQuery(next);
    setQuery(next);
  };
  return <SearchPage {...person} query={query} onQuery={go} nowUnix={TODAY / 1000} />;
}

export interface Given {
  /** What follows the path. */
  readonly at?: string;
  /** What is different from the seeded profile. */
  readonly profile?: Partial<Profile>;
}

/** Opens `/search` as the signed-in person, in Brightwater. */
export const openSearch = async (
  door: InProcess,
  { at = '', profile: changed = {} }: Given = {},
): Promise<Opened & { readonly seen: Seen }> => {
  const seen: Seen = { query: new URLSearchParams(at), switchedTo: null };
  const opened = await openPage(door, ({ profile, organisation }) => (
    <Paged
      profile={{ ...profile, ...changed }}
      organisation={organisation}
      at={at}
      onQuery={(query) => (seen.query = query)}
      onSwitch={(id) => (seen.switchedTo = id)}
    />
  ));
  return { ...opened, seen };
};
