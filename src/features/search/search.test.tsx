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

const openFilters = () => userEvent.click(screen.getByRole('button', { name: /^Filters/ }));

describe('O-01, O-02: the tabs', () => {
  test('each with its count, of what was searched for', async () => {
    await openSearch(await openDoor(), { at: 'q=infection' });
    const [collections, modules, pages] = await Promise.all([
      tab(/^Collections \(\d+\)$/),
      tab(/^Modules \(\d+\)$/),
      tab(/^Help & Info \(\d+\)$/),
    ]);
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

  test('V26: without one in the address, the first that found something is shown; a change there names it', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'q=decontamination' });
    const found = await tab(/^Modules \([1-9]/);
    await waitFor(() => expect(found).toHaveAttribute('aria-selected', 'true'));
    expect(screen.queryByText('Sorry, no results found.')).toBeNull();
    await openFilters();
    await userEvent.selectOptions(await screen.findByLabelText('Sort'), 'title');
    expect(seen.query.toString()).toBe('q=decontamination&tab=modules&sort=title');
  });

  test('V41, N-08: what is locked says so in its column, and beside its sentence what opens it', async () => {
    await openSearch(await openDoor(), { at: 'tab=modules&q=Local decontamination audit' });
    const row = (await screen.findByRole('heading', { level: 3, name: 'Local decontamination audit' })).closest('li');
    expect(row?.querySelector('.hit__s')).toHaveTextContent(/^Locked$/);
    expect(row).toHaveTextContent('Complete Decontamination of instruments and Water lines and legionella first.');
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

describe('V-03: an address beyond the last page leads to the last one', () => {
  test.each([
    ['page=99', '', /^Collections \((\d+)\)$/],
    ['tab=modules&page=99', 'tab=modules&page=3', /^Modules \((\d+)\)$/],
  ])('%s', async (at, corrected, name) => {
    const { seen } = await openSearch(await openDoor(), { at });
    const total = Number(name.exec((await tab(name)).textContent ?? '')?.[1]);
    expect(await screen.findByText(new RegExp(`^\\d+ to ${total} of ${total}$`))).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(seen.query.toString()).toBe(corrected);
    expect(titles().length).toBe(total % 12 === 0 ? 12 : total % 12);
  });
});

describe('O-02, O-03: a category as a filter', () => {
  const choose = async (label: string, option: string) =>
    userEvent.selectOptions(await screen.findByLabelText(label), option);
  const fresh = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

  test('leaves what stands in it, in its own order where that is chosen', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'tab=modules' });
    await tab(/^Modules \(/);
    await openFilters();
    expect(within(screen.getByLabelText('Sort')).queryByText('Default')).toBeNull();
    await screen.findByRole('option', { name: 'Medical Emergencies' });
    await choose('Category', 'Radiography');
    await choose('Sort', 'Default');
    expect(seen.query.toString()).toBe('tab=modules&category=202&sort=default');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await fresh();
    const inOrder = titles();
    await choose('Sort', 'Title A-Z');
    await fresh();
    expect(titles()).not.toEqual(inOrder);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(seen.query.toString()).toBe('tab=modules&sort=title');
  });

  test('is asked for by address, with a text and a type', async () => {
    const door = await openDoor();
    await openSearch(door, { at: 'tab=modules&q=o&type=VID&category=202' });
    await tab(/^Modules \(/);
    const [last] = (await door.demo.log()).filter(({ call }) => call === 'listCategoryModules');
    expect([last?.path, last?.query]).toMatchObject([
      'categories/202/modules',
      { search: 'o', module_type_key: 'VID', status: '!exempt' },
    ]);
    expect((await door.demo.log()).map(({ call }) => call)).not.toContain('listUserModules');
  });

  test('of another organisation counts as left out', async () => {
    const { seen } = await openSearch(await openDoor(), { at: 'tab=modules&category=208' });
    expect(await tab(/^Modules \([1-9]/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    await choose('Sort', 'Title A-Z');
    expect(seen.query.toString()).toBe('tab=modules&sort=title');
  });

  test('J-11: says in its place that the categories did not come, and asks again', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'listCategories', status: 500, times: 1 }]);
    await openSearch(door);
    await tab(/^Collections \(/);
    await openFilters();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Radiography' })).toBeInTheDocument();
  });

  test('is not offered where the library shows no categories (M-02)', async () => {
    const door = await openDoor();
    await door.backend.write((db) => db.tables.categories.removeWhere(() => true));
    await openSearch(door);
    await openFilters();
    await waitFor(async () => expect((await door.demo.log()).map(({ call }) => call)).toContain('listCategories'));
    await waitFor(() => expect(screen.queryByLabelText('Category')).toBeNull());
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
