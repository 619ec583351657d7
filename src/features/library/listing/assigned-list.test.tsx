// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { address, doorOf, NOW, openListing, settled, titles } from '../testing/open-listing.tsx';
import { AssignedListPage } from './AssignedListPage.tsx';
import type { AssignedKind } from './listing-address.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const open = async (kind: AssignedKind, start = '', door?: InProcess, organisationId = 1) => {
  const opened = await openListing(
    door ?? (await doorOf(amaraOsei.email)),
    (page) => <AssignedListPage {...page} kind={kind} nowUnix={NOW} />,
    start,
    { organisationId },
  );
  await settled();
  return opened;
};
const pages = () => screen.getByRole('navigation', { name: /pages$/ });

describe('M-10: /modules', () => {
  test('twelve at first, newest first; the next page stands in the address', async () => {
    await open('modules');
    const first = titles();
    expect(first).toHaveLength(12);
    expect(within(pages()).getByText('1 to 12 of 30')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('13 to 24 of 30');
    await settled();
    expect(address()).toBe('page=2');
    expect(titles().filter((title) => first.includes(title))).toEqual([]);
  });

  test('M-33: a card names how long it takes, and the person’s mark', async () => {
    await open('modules', 'status=completed&size=36');
    for (const kind of document.querySelectorAll('.card__kind'))
      expect(kind.textContent).toMatch(/\d+ (minutes|hours?)/);
    expect(
      screen.getAllByText('Favourite').map((mark) => mark.closest('article')?.querySelector('a')?.getAttribute('href')),
    ).toEqual(['/modules/703']);
  });

  test('V-03: another page size returns to the first page', async () => {
    await open('modules', 'page=3');
    await userEvent.selectOptions(screen.getByLabelText('Per page'), '36');
    await screen.findByText('1 to 30 of 30');
    expect(address()).toBe('size=36');
  });

  test('an address beyond the last page leads to the last one', async () => {
    await open('modules', 'page=99');
    await screen.findByText('25 to 30 of 30');
    expect(address()).toBe('page=3');
  });

  test('an address beyond the only page leads to it', async () => {
    await open('collections', 'page=5');
    await screen.findByRole('link', { name: 'Infection Control Essentials' });
    await settled();
    expect([address(), screen.queryByRole('navigation', { name: /pages$/ })]).toEqual(['', null]);
  });

  test('O-03, O-05, O-06: order, status and type', async () => {
    await open('modules');
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Title A-Z');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Exempt');
    await settled();
    expect(titles()).toEqual(['Positioning holders and beam alignment']);
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Everything but exempt');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'SCORM');
    await settled();
    expect(titles()).toEqual(titles().toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(address()).toBe('type=SCO&sort=title');
  });

  test('O-02, O-04: a search waits until nothing is typed, and is asked for once', async () => {
    const door = await doorOf(amaraOsei.email);
    await open('modules', '', door);
    await userEvent.type(screen.getByRole('searchbox'), 'waste');
    await screen.findByRole('link', { name: 'Waste and its colours' });
    await settled();
    expect(titles()).not.toContain('Choking');
    expect(address()).toBe('q=waste');
    const searched = (await door.demo.log()).filter(({ query }) => query['search'] !== undefined);
    expect(searched.map(({ query }) => query['search'])).toEqual(['waste']);
  });

  test('[V] nothing found: the words, and the way back', async () => {
    await open('modules', 'q=nothing+of+the+kind');
    expect(screen.getByRole('heading', { name: 'Sorry, no results found.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await screen.findByText('1 to 12 of 30');
    expect(address()).toBe('');
  });

  test('M-36, J-11: what did not come says so in its place and can be asked for again; the tray hears nothing of it', async () => {
    const door = await doorOf(amaraOsei.email);
    await door.demo.faults.set([{ call: 'listUserModules', status: 500, times: 1 }]);
    const { failures } = await open('modules', '', door);
    expect(screen.getByRole('heading', { name: 'Modules could not be loaded.' })).toBeTruthy();
    expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(titles()).toHaveLength(12);
  });
});

test('M-10, V-07: /collections as rows', async () => {
  await open('collections', 'sort=title');
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  const row = screen.getByRole('link', { name: 'Sharps and Splash Injuries' }).closest('li') as HTMLElement;
  expect(row.textContent).toContain('Collection, 2 parts');
  expect(row.textContent).toContain("Overdue since 12th\u00A0Feb\u00A0'26");
});

test('somebody to whom nothing is assigned is told who decides', async () => {
  await open('modules', '', await doorOf(lukeFenwick.email), 12);
  expect(screen.getByRole('heading', { name: 'No modules are assigned to you yet.' })).toBeTruthy();
});
