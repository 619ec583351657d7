// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openDoor, openSearch } from './testing/open-search.tsx';

afterEach(cleanup);

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
const field = () => screen.getByRole('searchbox', { name: 'Search in Brightwater Dental Academy' });

describe('O-01, O-02: the tabs', () => {
  test('each with its count, of what was searched for', async () => {
    await openSearch(await openDoor(), { at: 'q=infection' });
    const [collections, modules, pages] = await Promise.all([tab(/^Collections \(\d+\)$/), tab(/^Modules \(\d+\)$/), tab(/^Help & Info \(\d+\)$/)]);
    expect(collections).toHaveAttribute('aria-selected', 'true');
    expect([modules, pages].map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'false']);
    expect(collections).toHaveTextContent(`Collections (${titles().length})`);
  });

  test('what was searched for is marked', async () => {
    await openSearch(await openDoor(), { at: 'q=infection' });
    await tab(/^Collections \(/);
    expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
    for (const mark of document.querySelectorAll('mark')) expect(mark.textContent?.toLowerCase()).toBe('infection');
  });

  test('a tab stands in the address, and begins at its first page', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'tab=modules&page=2' });
    await screen.findByText(/^13 to /);
    await userEvent.click(await tab(/^Help & Info/));
    expect(seen.query.toString()).toBe('tab=pages');
    expect(screen.queryByLabelText('Sort')).toBeNull();
  });
});

describe('O-03, O-05, O-06, V-03: order, filters and pages', () => {
  test('filters open with their button, which counts them; an order is asked of the server', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'tab=modules' });
    await tab(/^Modules \(/);
    expect(screen.queryByLabelText('Type')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Video');
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Title A-Z');
    expect(seen.query.toString()).toBe('tab=modules&type=VID&sort=title');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(titles()).toEqual(titles().toSorted((one, other) => one.localeCompare(other, 'en')));
    for (const kind of document.querySelectorAll('.card__kind')) expect(kind).toHaveTextContent('Video');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(seen.query.toString()).toBe('tab=modules&sort=title');
  });

  test('another page size leads to the first page', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'tab=modules&page=2' });
    await screen.findByText(/^13 to /);
    await userEvent.selectOptions(screen.getByLabelText('Per page'), '24');
    expect(seen.query.toString()).toBe('tab=modules&size=24');
    expect(await screen.findByText(/^1 to 24 of /)).toBeVisible();
  });
});

describe('O-08, O-09: nothing was found', () => {
  test('says so, and offers the person’s other organisations', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'q=zeppelin' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Sorry, no results found.' })).toBeVisible();
    expect(await tab(/^Modules \(0\)$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search in Northgate Care Group' }));
    expect(seen.switchedTo).toBe(81);
  });

  test.each([
    ['while viewing as them', { impersonated: true }],
    ['who has no other', { organisations: [] }],
  ])('not %s', async (_, profile) => {
    await openSearch(await openDoor(), { at: 'q=zeppelin', profile });
    await screen.findByRole('heading', { level: 2, name: 'Sorry, no results found.' });
    expect(screen.queryByRole('button', { name: /^Search in/ })).toBeNull();
  });

  test('leads to the tab that has some', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'tab=pages&q=hygiene' });
    await screen.findByRole('heading', { level: 2, name: 'Sorry, no results found.' });
    await userEvent.click(await screen.findByRole('button', { name: /^See \d+ modules?$/ }));
    expect(seen.query.get('tab')).toBe('modules');
  });
});

test('J-11: a failure is for the page alone, which asks again', async () => {
  const door = await openDoor();
  await door.demo.faults.set([{ call: 'listUserCollections', status: 500, times: 1 }]);
  const { failures } = await openSearch(door);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await tab(/^Collections \(\d+\)$/)).toBeVisible();
  expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
});

test('O-04: Enter submits nothing', async () => {
  const { seen } = await openSearch(await openDoor());
  await userEvent.type(field(), 'hand{Enter}');
  expect(field()).toHaveValue('hand');
  expect(seen.query.toString()).toBe('q=hand');
  expect(within(screen.getByRole('search')).queryByRole('button')).toBeNull();
});
