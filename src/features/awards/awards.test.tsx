// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClient } from '#api/testing/test-client.ts';
import { impersonate } from '#contracts/session/view-as.endpoints.ts';
import { amaraOsei, lukeFenwick, sofiaLindqvist } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { callsOf, item, openAwards, openDoor, part } from './testing/open-awards.tsx';

/** jsdom saves nothing; what was handed to it. */
const saved: { readonly name: string; readonly blob: Blob }[] = [];
let blobs: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  blobs = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob !== undefined) saved.push({ name: this.download, blob });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('E-01 to E-04: the list', () => {
  test('what is on the way stands before what is awarded, each with its count', async () => {
    await openAwards(await openDoor());
    const inProgress = within(await part('On the way'));
    expect(inProgress.getByRole('heading', { level: 3, name: 'Infection Control Certificate' })).toBeVisible();
    const awarded = within(await part('Awarded'));
    expect(awarded.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Welcome to Brightwater', 'Your Practice Policies']),
    );
    expect(await screen.findByText('Two more modules bring you Infection Control Certificate.')).toBeVisible();
  });

  test('J-11: which award is nearest stays while a later call of the list fails', async () => {
    const door = await openDoor();
    const { queries } = await openAwards(door);
    const nearest = await screen.findByText('Two more modules bring you Infection Control Certificate.');
    await door.demo.faults.set([{ call: 'listAwards', status: 500, times: 'always' }]);
    await act(() => queries.refetchQueries());
    expect((await callsOf(door, 'listAwards')).at(-1)?.status).toBe(500);
    expect(nearest).toBeVisible();
  });

  test('an award says how far one has got, and lists what it takes, collections among the modules (E-08)', async () => {
    await openAwards(await openDoor());
    const certificate = await item('Infection Control Certificate');
    expect(certificate.getByText('4 of 6 modules')).toBeVisible();
    const policies = await item('Your Practice Policies');
    await userEvent.click(policies.getByText(/of 1 module/));
    expect(await policies.findByRole('link', { name: 'Your Practice Policies' })).toHaveAttribute(
      'href',
      '/collections/303',
    );
  });

  test('nothing to collect', async () => {
    await openAwards(await openDoor(lukeFenwick.email), { organisationId: 12 });
    expect(
      await screen.findByRole('heading', { name: 'Sorry, there are no awards for you to collect at this time.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Go to/ })).toHaveAttribute('href', '/categories');
  });

  test('where they do not come the page says so, and asks again', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'listAwards', status: 500, times: 1 }]);
    const { failures } = await openAwards(door);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await part('On the way')).toBeVisible();
    expect(failures.map(({ treatment }) => treatment)).toEqual(['tray']);
  });

  test('where the parts of an award do not come its own figures stay', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'getAward', status: 500, times: 'always' }]);
    const { failures } = await openAwards(door);
    await waitFor(() => expect(failures.length).toBeGreaterThan(0));
    expect((await item('Infection Control Certificate')).getByText('4 of 6 modules')).toBeVisible();
    expect(new Set(failures.map(({ treatment }) => treatment))).toEqual(new Set(['silent']));
  });
});

describe('E-05 to E-07: the certificate', () => {
  test('is saved under the award’s name, and is offered only where there is one', async () => {
    await openAwards(await openDoor());
    expect((await item('Your Practice Policies')).queryByRole('button')).toBeNull();
    expect((await item('Infection Control Certificate')).queryByRole('button')).toBeNull();
    await userEvent.click(
      (await item('Welcome to Brightwater')).getByRole('button', { name: 'Download: Welcome to Brightwater' }),
    );
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Welcome to Brightwater.pdf');
    expect(await saved[0]?.blob.text()).toMatch(/^%PDF/);
  });

  test('while viewing as somebody it is theirs', async () => {
    const door = await openDoor(sofiaLindqvist.email);
    await testClient(door).fetch(impersonate, { query: { organisation_id: 1 }, body: { email: amaraOsei.email } });
    await openAwards(door);
    await userEvent.click((await item('Welcome to Brightwater')).getByRole('button'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await callsOf(door, 'downloadUserAward')).map(({ path }) => path)).toEqual([
      `users/${amaraOsei.id}/awards/402`,
    ]);
  });

  test('a failure raises nothing; the button offers to try again', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'downloadAward', status: 500, times: 1 }]);
    const { failures } = await openAwards(door);
    const welcome = await item('Welcome to Brightwater');
    await userEvent.click(welcome.getByRole('button'));
    await userEvent.click(await welcome.findByRole('button', { name: 'Try again: Welcome to Brightwater' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
  });
});

describe('E-09, E-12 to E-14: what an organisation shows', () => {
  test('points beside the title and the awards, none of an award that gives none now', async () => {
    await openAwards(await openDoor());
    expect(await screen.findByText(/since your account was opened/)).toHaveTextContent(
      '717 points since your account was opened',
    );
    expect((await item('Infection Control Certificate')).getByText('points')).toBeVisible();
    expect((await item('Radiography, Level 1')).queryByText('points')).toBeNull();
    expect(await screen.findByText(/of your modules and collections completed/)).toBeVisible();
  });

  test.each([{ points_enabled: false }, { points_display: false }])('no points anywhere with %o', async (settings) => {
    const door = await openDoor();
    await openAwards(door, { settings });
    await item('Infection Control Certificate');
    expect(screen.queryByText(/points/)).toBeNull();
    expect(await callsOf(door, 'getPoints')).toEqual([]);
  });

  test('progress is hidden where the organisation hides it', async () => {
    await openAwards(await openDoor(), { settings: { user_hide_progress: true } });
    const certificate = await item('Infection Control Certificate');
    expect(certificate.getByText('Modules')).toBeVisible();
    expect(screen.queryByText(/\d of \d/)).toBeNull();
    expect(screen.queryByText(/bring you/)).toBeNull();
    expect(document.querySelector('.parts')).toBeNull();
  });
});

describe('E-11: points by date', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Points by date' }));
  const openDialog = async (door: InProcess) => {
    await openAwards(door);
    await userEvent.click(await screen.findByRole('button', { name: 'Points by date' }));
    return dialog();
  };

  test('are of this year at first, asked for in unix seconds to the end of its last day, and of each month', async () => {
    const door = await openDoor();
    const shown = await openDialog(door);
    expect(shown.getByLabelText('From')).toHaveValue('2026-01-01');
    expect(shown.getByLabelText('To, this day included')).toHaveValue('2026-12-31');
    expect(await shown.findByText(/from 1st/)).toHaveTextContent(/^\d+ points from 1st Jan '26 to 31st Dec '26$/);
    expect((await callsOf(door, 'getPoints')).map(({ query }) => query)).toContainEqual({
      organisation_id: '1',
      date_from: '1767225600',
      date_to: '1798761599',
    });
    // The months to come are not asked for: all of the year, its three months, and the total since the account was
    // opened.
    expect(await callsOf(door, 'getPoints')).toHaveLength(5);
    await userEvent.click(await shown.findByText('The same as a table'));
    const rows = within(shown.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(12);
    expect(rows[11]).toHaveTextContent('December 2026to come');
    const sum = rows.slice(0, 3).reduce((total, row) => total + Number(within(row).getByRole('cell').textContent), 0);
    expect(shown.getByText(/from 1st/)).toHaveTextContent(new RegExp(`^${sum} points`));
  });

  test('another range asks again; a range backwards is an error beside its field', async () => {
    const door = await openDoor();
    const shown = await openDialog(door);
    await userEvent.click(shown.getByRole('button', { name: '12 months' }));
    expect(await shown.findByText(/from 1st Apr '25 to 31st Mar '26/)).toHaveTextContent(/^\d+ points/);
    expect(shown.getByRole('button', { name: '12 months' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.change(shown.getByLabelText('To, this day included'), { target: { value: '2024-01-01' } });
    expect(shown.getByLabelText('To, this day included')).toHaveAccessibleDescription(
      /Choose a day on or after the first one/,
    );
    expect(shown.queryByText(/points from/)).toBeNull();
  });

  test.each([
    ['From', 'Choose the first day'],
    ['To, this day included', 'Choose the last day'],
  ])('%s emptied says at once what is missing, where the points were (L-24)', async (label, message) => {
    const shown = await openDialog(await openDoor());
    expect(await shown.findByText(/points from/)).toBeVisible();
    shown.getByLabelText(label).focus();
    fireEvent.change(shown.getByLabelText(label), { target: { value: '' } });
    expect(shown.queryByText(/points from/)).toBeNull();
    expect(shown.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(shown.getByLabelText(label)).toBeInvalid();
  });
});
