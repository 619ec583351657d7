import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect } from 'vitest';
import { openPage, type Opened, type OpenOptions, type Person } from '#api/testing/open-page.tsx';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';

/** Monday, 2nd Mar '26, 9:00 am. */
export const TODAY = Date.UTC(2026, 2, 2, 9);
export const NOW = TODAY / 1000;

/** A backend with a person at its door. */
export const doorOf = async (email: string): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

interface Address {
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
}

/** A page whose address stands in a state, and on the page for the test to read. */
function Addressed({ start, page }: { start: string; page: (address: Address) => ReactNode }) {
  const [query, setQuery] = useState(() => new URLSearchParams(start));
  return (
    <>
      {page({ query, onQuery: setQuery })}
      <output aria-label="address">{query.toString()}</output>
    </>
  );
}

/** Opens a page of lists at an address. */
export const openListing = (
  door: InProcess,
  page: (person: Person & Address) => ReactNode,
  start = '',
  options: OpenOptions = {},
): Promise<Opened> =>
  openPage(door, (person) => <Addressed start={start} page={(address) => page({ ...person, ...address })} />, options);

export const address = (): string => screen.getByRole('status', { name: 'address' }).textContent;

/** Nothing loads any more. */
export const settled = () => waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));

/** Titles of what is listed, in order. */
export const titles = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
