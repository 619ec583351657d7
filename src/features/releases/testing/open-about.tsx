import { useState } from 'react';
import { openPage } from '#api/testing/open-page.tsx';
import type { Release } from '#contracts/releases/release.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { AboutPage } from '../AboutPage.tsx';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/**
 * The backend with Amara signed in. With `releases` it answers with these, as a server of other releases would, or
 * never.
 */
export const openDoor = async (releases?: readonly unknown[] | 'never'): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(amaraOsei.email);
  if (releases === undefined) return door;
  return {
    ...door,
    fetch: (input, init) => {
      if (!new Request(input, init).url.endsWith('/releases')) return door.fetch(input, init);
      return releases === 'never' ? new Promise(() => undefined) : Promise.resolve(Response.json(releases));
    },
  };
};

/** A release as the server sends it, with what a test changes. */
export const release = (over: Partial<Release> = {}): Release => ({
  name: 'Faster search',
  description: '<p>Results change as you type.</p>',
  image: null,
  tag_name: '0.100.0',
  released_at: TODAY / 1000,
  ...over,
});

/** The page in Brightwater, with the page of its address. */
export const openAbout = async (door: InProcess, { page: first = 1 }: { readonly page?: number } = {}) => {
  const seen = { page: first };
  function About({ name }: { readonly name: string }) {
    const [page, setPage] = useState(first);
    return (
      <AboutPage
        organisation={{ name }}
        page={page}
        onPage={(next) => {
          seen.page = next;
          setPage(next);
        }}
      />
    );
  }
  const opened = await openPage(door, ({ organisation }) => <About name={organisation.name} />);
  return { ...opened, seen };
};
