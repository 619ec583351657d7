// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { amaraOsei, arthurPenn } from '#fixtures/people.ts';
import { rememberItem } from '#persistence/recent-items.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { PlainQuestion } from '#ui/frames/dialog/PlainQuestion.tsx';
import { standInForPlainDialogs } from '#ui/frames/dialog/testing/plain-dialogs.ts';
import { openShell, setUpShell, withOrganisation } from '../testing/open-shell.tsx';

setUpShell();
standInForPlainDialogs();
const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const current = () => screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true');
const openByKey = async () => {
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  return field();
};
const loaded = () => waitFor(() => expect(screen.queryByText('Loading your training')).toBeNull());

describe('the command palette', () => {
  test('opens by its button and by Ctrl K, with the field in focus; Esc closes it and gives the focus back', async () => {
    await openShell(amaraOsei.email);
    const button = await screen.findByRole('button', { name: 'Find anything' });
    await userEvent.click(button);
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    expect(await openByKey()).toHaveFocus();
    expect(
      within(screen.getByRole('dialog', { name: 'Find anything' })).getByRole('button', { name: 'Close' }),
    ).toBeInTheDocument();
  });

  test.each([
    [
      'a dialog',
      () => (
        <Dialog isOpen onClose={() => undefined} title="Points by date">
          {null}
        </Dialog>
      ),
    ],
    [
      'a plain question',
      () => (
        <PlainQuestion
          title="Leave?"
          confirmText="Leave"
          cancelText="Stay"
          onConfirm={() => undefined}
          onCancel={() => undefined}
        >
          {null}
        </PlainQuestion>
      ),
    ],
  ])('does not open over %s', async (_, page) => {
    await openShell(amaraOsei.email, { page });
    await screen.findByText(/^(Points by date|Leave\?)$/);
    expect(fireEvent.keyDown(window, { key: 'k', ctrlKey: true })).toBe(false);
    await import('./CommandPalette.tsx');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('finds training by a few letters; arrows move, Enter opens, and it stands first the next time', async () => {
    await openShell(amaraOsei.email);
    const input = await openByKey();
    await loaded();
    await userEvent.type(input, 'hand hyg');
    expect(options()[0]).toMatch(/^Hand hygiene/);
    expect(options().at(-1)).toMatch(/^Search for “hand hyg”/);
    expect(input).toHaveAttribute('aria-activedescendant', current()?.id);
    await userEvent.keyboard('{ArrowUp}');
    expect(current()).toHaveTextContent(/^Search for/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: /^\/modules\/701 in/ })).toBeVisible();
    await openByKey();
    expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')[0]).toHaveTextContent(
      /^Hand hygiene/,
    );
  });

  test('leaves the keys of an input method alone: Enter ends its composition (P7)', async () => {
    const { router } = await openShell(amaraOsei.email);
    const input = await openByKey();
    await loaded();
    await userEvent.type(input, 'hand hyg');
    const before = current()?.id;
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['ArrowDown', 'Enter']) expect(fireEvent.keyDown(input, { key, ...composing })).toBe(true);
    expect(current()?.id).toBe(before);
    expect(input).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  test('leads to pages, awards and the search, and does things', async () => {
    await openShell(amaraOsei.email);
    const input = await openByKey();
    await loaded();
    expect(
      within(screen.getByRole('group', { name: 'Pages' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['HomePage', 'LibraryPage', 'BookingsPage', 'AwardsPage', 'SearchPage', 'My ProfilePage']);
    await userEvent.type(input, 'infection control cert');
    expect(within(screen.getByRole('group', { name: 'Awards' })).getByRole('option')).toHaveTextContent(
      'Infection Control Certificate',
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { level: 1, name: /^\/search in/ })).toBeVisible();
    await userEvent.type(await openByKey(), 'northgate');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '/search in Northgate Care Group' })).toBeVisible();
  });

  test('finds a booking by its name, tells it by its day, and leads to its row', async () => {
    const { router } = await openShell(amaraOsei.email);
    const input = await openByKey();
    await loaded();
    expect(screen.queryByRole('group', { name: 'Bookings' })).toBeNull();
    await userEvent.type(input, 'impression');
    const [booking] = within(screen.getByRole('group', { name: 'Bookings' })).getAllByRole('option');
    expect(booking).toHaveTextContent(/^Impression Taking.*Booking, \d+\w\w \w{3} '\d\d, \d+:\d\d [ap]m, York$/);
    await userEvent.click(booking as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: /^\/bookings in/ })).toBeVisible();
    expect(router.state.location.search + router.state.location.hash).toMatch(/^\?open=(\d+)#booking-\1$/);
  });

  test.each([
    ['Assessments', 'final assess', /^Infection Control: final assessment/, /^\/assessments\/501$/],
    ['Categories', 'radiography', /^Radiography/, /^\/categories\/\d+$/],
    ['Help & Info', 'how training', /^How training works here/, /^\/pages\/151$/],
  ])('finds %s by their names', async (group, search, title, address) => {
    const { router } = await openShell(amaraOsei.email);
    const input = await openByKey();
    await loaded();
    await userEvent.type(input, search);
    const [first] = within(screen.getByRole('group', { name: group })).getAllByRole('option');
    expect(first).toHaveTextContent(title);
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toMatch(address));
  });

  test('asks for no bookings where there are none to make (B-05)', async () => {
    const { door } = await openShell(amaraOsei.email, {
      change: withOrganisation({ settings: OrganisationSettings.parse({ bookings: false }) }),
    });
    await openByKey();
    await loaded();
    expect((await door.demo.log()).map(({ call }) => call)).not.toContain('listBookings');
  });

  test.each([
    ['listUserCollections', 'Infection Control Essentials'],
    ['listUserModules', 'Cleaning the surgery'],
    ['listAssessments', 'Hand hygiene check'],
    ['listCategories', 'Practice Leadership'],
    ['listUserPages', 'How training works here'],
    ['listBookings', 'Impression Taking'],
    ['listAwards', 'Infection Control Certificate'],
  ])('J-11: says that something did not come, and asks again for it alone: %s', async (call, title) => {
    const { door } = await openShell(amaraOsei.email);
    await door.demo.faults.set([{ call, status: 500, times: 'always' }]);
    const input = await openByKey();
    await userEvent.type(input, title);
    expect(await screen.findByText('Some of your training could not be loaded.')).toBeVisible();
    expect(options().filter((option) => option?.startsWith(title))).toEqual([]);
    await door.demo.faults.clear();
    const before = (await door.demo.log()).length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()[0]).toMatch(title));
    expect(screen.queryByText('Some of your training could not be loaded.')).toBeNull();
    expect((await door.demo.log()).length - before).toBe(1);
  });

  test('while viewing as somebody there is no other organisation, and nothing is remembered', async () => {
    await openShell(amaraOsei.email, { change: (profile) => ({ ...profile, impersonated: true }) });
    await userEvent.type(await openByKey(), 'northgate');
    await loaded();
    expect(options()).toEqual([expect.stringMatching(/^Search for/)]);
  });

  test('P8: while viewing nothing that was opened is left on the device, and nothing that the learner opened is shown', async () => {
    const own = { now: () => Date.now(), storage: () => localStorage };
    rememberItem(own, amaraOsei.id, 1, { title: 'What Amara opened', kind: 'Document', href: '/modules/705' });
    const before = JSON.stringify(Object.entries(localStorage));
    await openShell(amaraOsei.email, { change: (profile) => ({ ...profile, impersonated: true }) });
    await userEvent.type(await openByKey(), 'hand hygiene');
    await loaded();
    expect(screen.queryByText('What Amara opened')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(await openByKey(), 'hand hygiene');
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
    expect(JSON.stringify(Object.entries(localStorage).filter(([name]) => name.startsWith('waymark.recent')))).toBe(
      before,
    );
  });

  test('an archived account is led to nothing that is closed to it', async () => {
    await openShell(arthurPenn.email);
    await openByKey();
    expect(
      within(screen.getByRole('group', { name: 'Pages' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['HomePage', 'My ProfilePage']);
  });
});
