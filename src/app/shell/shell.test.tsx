// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { amaraOsei, arthurPenn, marcusBell, nadiaRahman, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { declareUnsavedWork } from '#persistence/unsaved-work.ts';
import { loadClientState, saveClientState } from '#current/client-state.ts';
import { openShell, setUpShell, withOrganisation } from './testing/open-shell.tsx';

setUpShell();

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const bar = () => screen.getByRole('banner');
const navLabels = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const switcher = () => screen.queryByRole('button', { name: /^Switch organisation/ });
const account = (name: string) => screen.getByRole('button', { name: `${name}, your account` });
const brand = () => document.documentElement.style.getPropertyValue('--brand');
const savedOrganisation = () => loadClientState(localStorage).organisation_id;

type User = Awaited<ReturnType<typeof openShell>>['user'];
const switchTo = async (user: User, name: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name: /^Switch organisation/ }));
  await user.click(screen.getByRole('menuitemradio', { name }));
};
const signOut = async (user: User, name: string): Promise<void> => {
  await user.click(account(name));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
};
const timesSignedOut = async (door: Awaited<ReturnType<typeof openShell>>['door']) =>
  (await door.demo.log()).filter(({ call }) => call === 'logout').length;

describe('the top bar', () => {
  test('B-01 to B-04: the organisation leads home, its words are those of its links, above the page and at the foot of a phone', async () => {
    await openShell(amaraOsei.email, { path: '/categories' });
    await heading('/categories in Brightwater Dental Academy');
    expect(within(bar()).getByRole('link', { name: 'Brightwater Dental Academy' }).getAttribute('href')).toBe('/');
    expect(navLabels()).toEqual(['Home', 'Library', 'Bookings', 'Awards', 'Search']);
    const foot = within(screen.getByRole('navigation', { name: 'Main, bottom' })).getAllByRole('link');
    expect(foot.map((link) => link.textContent)).toEqual(navLabels());
    expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
      'Library',
      'Library',
    ]);
  });

  test('U-01: the page ends with whose training it is, the way to what changed, and the version', async () => {
    const { user } = await openShell(amaraOsei.email, { path: '/awards' });
    await heading(/Brightwater/);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Brightwater Dental Academy')).toBeTruthy();
    expect(footer.getByText('Waymark 0.213.7')).toBeTruthy();
    await user.click(footer.getByRole('link', { name: 'About' }));
    await heading('/about in Brightwater Dental Academy');
  });

  test('B-02: without a logo the name stands as text', async () => {
    await openShell(amaraOsei.email, { change: withOrganisation({ logo: null }) });
    await heading(/Brightwater/);
    expect(bar().querySelector('.org img')).toBeNull();
    expect(within(bar()).getByRole('link', { name: 'Brightwater Dental Academy' })).toBeTruthy();
  });

  test('an organisation’s wording with markup in it is text; a logo that does not load gives way to the first letter', async () => {
    const settings = OrganisationSettings.parse({ lang: { library: '<img src=x onerror=alert(1)>' } });
    await openShell(amaraOsei.email, { change: withOrganisation({ settings }) });
    await heading(/Brightwater/);
    expect(navLabels()).toEqual(['Home', '<img src=x onerror=alert(1)>', 'Awards', 'Search']);
    const logo = bar().querySelector('.org img');
    if (logo === null) throw new Error('there is no logo to begin with');
    fireEvent.error(logo);
    expect(bar().querySelector('.org img')).toBeNull();
    expect(bar().querySelector('.org__logo')?.textContent).toBe('B');
  });

  test('B-09: the user menu leads to the profile and shows a picture, else initials', async () => {
    const { user } = await openShell(amaraOsei.email);
    await heading(/Brightwater/);
    expect(account('Amara Osei').querySelector('img')?.getAttribute('src')).toMatch(
      /users\/11\/avatar\?avatar_id=914$/,
    );
    await user.click(account('Amara Osei'));
    await user.click(screen.getByRole('menuitem', { name: 'My Profile' }));
    await heading(/^\/profile/);
    // B-23
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('B-09: no avatar leaves initials', async () => {
    await openShell(amaraOsei.email, { change: (profile) => ({ ...profile, avatar_id: null }) });
    await heading(/Brightwater/);
    expect(account('Amara Osei').querySelector('.avatar')?.getAttribute('data-initials')).toBe('AO');
  });
});

describe('a page whose code is on its way has its outline at once, in place of the page that was left', () => {
  /** Whether a bar, or its outline, is to be seen. */
  const hasBar = () => document.querySelector('.topbar') !== null;

  test.each([
    { from: '/', to: '/later', bar: true },
    { from: '/', to: '/a/later', bar: false },
    { from: '/a/1', to: '/later', bar: true },
    { from: '/a/1', to: '/a/later', bar: false },
  ])('A-27: from $from to $to, with a bar: $bar', async ({ from, to, bar: stands }) => {
    const code = Promise.withResolvers<() => ReactElement>();
    const { router } = await openShell(amaraOsei.email, { path: from, later: code.promise });
    await heading(`${from} in Brightwater Dental Academy`);
    void router.navigate(to);
    await screen.findByText('Loading');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(hasBar()).toBe(stands);
    code.resolve(() => <h1>Later</h1>);
    await heading('Later');
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.queryByRole('banner') !== null).toBe(stands);
  });
});

describe('B-06 to B-08: the organisation switcher', () => {
  test('is not there with one organisation', async () => {
    await openShell(tomWhitfield.email);
    await heading(/Brightwater/);
    expect(switcher()).toBeNull();
  });

  test('B-06, B-18: is hidden while viewing as another learner, and so is the way out', async () => {
    const { user } = await openShell(amaraOsei.email, { change: (profile) => ({ ...profile, impersonated: true }) });
    await heading(/Brightwater/);
    expect(switcher()).toBeNull();
    await user.click(account('Amara Osei'));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['My Profile', 'Exit View As…']);
  });

  test('stays on the path, brings words and colour at once, and is remembered', async () => {
    const { user, queries, tray } = await openShell(amaraOsei.email, { path: '/awards' });
    await heading('/awards in Brightwater Dental Academy');
    expect(brand()).toBe('#1f3a6d');
    queries.setQueryData(['organisation', 81, 'anything'], 1);
    tray.show({ tone: 'danger', title: 'Oops', text: 'Something of Brightwater', items: [], outcome: null });
    await switchTo(user, 'Northgate Care Group');
    await heading('/awards in Northgate Care Group');
    expect(brand()).toBe('#e8590c');
    expect(navLabels()).toEqual(['Home', 'Learning', 'Workshops', 'Badges', 'Find']);
    expect(savedOrganisation()).toBe(81);
    // B-08: what was fetched before is fetched again.
    expect(queries.getQueryState(['organisation', 81, 'anything'])?.isInvalidated).toBe(true);
    expect(tray.current()).toBeNull();
    expect(screen.getByText('You are now in Northgate Care Group').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(switcher());
  });

  test('what is chosen goes before the address', async () => {
    const { user } = await openShell(sofiaLindqvist.email, { fromAddress: 12 });
    await heading(/Harbour/);
    await switchTo(user, 'Brightwater Dental Academy');
    expect(await heading(/Brightwater/)).toBeTruthy();
  });

  test('C-29: asks where switching would lose what is on the page', async () => {
    const release = declareUnsavedWork('A file is still uploading.');
    const { user } = await openShell(amaraOsei.email);
    await heading(/Brightwater/);
    await switchTo(user, 'Northgate Care Group');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Brightwater/);
    await switchTo(user, 'Northgate Care Group');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await heading(/Northgate/);
    release();
  });

  test('A-28: signed out, the page is the product’s own again', async () => {
    const { user } = await openShell(amaraOsei.email);
    await heading(/Brightwater/);
    await switchTo(user, 'Northgate Care Group');
    await signOut(user, 'Amara Osei');
    await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
    expect(brand()).toBe('#1f3a6d');
  });
});

describe('B-10 to B-12: an archived account', () => {
  test.each(['/', '/categories'])('is warned at %s and keeps Home alone', async (path) => {
    await openShell(arthurPenn.email, { path });
    await heading('Your account is archived');
    expect(
      screen.getByText(
        "You can't access training for Brightwater Dental Academy. Please contact your training administrator.",
      ),
    ).toBeTruthy();
    expect(navLabels()).toEqual(['Home']);
    expect(screen.queryByRole('navigation', { name: 'Main, bottom' })).toBeNull();
  });

  test('still opens the profile', async () => {
    await openShell(arthurPenn.email, { path: '/profile' });
    expect(await heading(/^\/profile/)).toBeTruthy();
  });
});

describe('B-13 to B-15: no access', () => {
  test('B-15: a membership without a role', async () => {
    const { user, door } = await openShell(nadiaRahman.email);
    await heading("Sorry, you don't have access. You need to be assigned an appropriate role.");
    expect(document.title).toBe('No access');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(async () => expect(await timesSignedOut(door)).toBe(1));
  });

  test('B-13: no membership; what this device remembered of one is forgotten', async () => {
    saveClientState(localStorage, { organisation_id: 1 });
    await openShell(nadiaRahman.email, { change: (profile) => ({ ...profile, organisations: [] }) });
    await heading("You don't have access with an organisation yet");
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(savedOrganisation()).toBeNull();
  });

  test('B-14: another organisation of theirs lets them in', async () => {
    const { user } = await openShell(amaraOsei.email, { path: '/awards', change: withOrganisation({ roles: [] }) });
    await heading(/^Sorry/);
    expect(switcher()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Northgate Care Group' }));
    await heading('/awards in Northgate Care Group');
    expect(savedOrganisation()).toBe(81);
  });
});

describe('B-16, B-17: signing out', () => {
  test('B-16: a manager is warned of the other tabs; staying keeps the session', async () => {
    const { user, door } = await openShell(marcusBell.email);
    await heading(/Brightwater/);
    await signOut(user, 'Marcus Bell');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('You will be signed out of your other tabs too.');
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await timesSignedOut(door)).toBe(0);
    await signOut(user, 'Marcus Bell');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(async () => expect(await timesSignedOut(door)).toBe(1));
  });

  test('B-17: anybody else is not asked', async () => {
    const { user, door } = await openShell(amaraOsei.email);
    await heading(/Brightwater/);
    await signOut(user, 'Amara Osei');
    await waitFor(async () => expect(await timesSignedOut(door)).toBe(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    { answer: 'the server ends the session', status: undefined, stays: false },
    { answer: 'the server fails', status: 500, stays: true },
  ])('A-28: the page says that it waits, until $answer', async ({ status, stays }) => {
    const { user, door } = await openShell(amaraOsei.email);
    await heading(/Brightwater/);
    await door.demo.faults.set([{ call: 'logout', pause: 'logout', ...(status === undefined ? {} : { status }) }]);
    await signOut(user, 'Amara Osei');
    const message = await screen.findByText('Signing out…');
    expect(message.closest('[role=status]')).not.toBeNull();
    await waitFor(async () => expect(await door.demo.faults.pausedCalls('logout')).toBe(1));
    await door.demo.faults.release('logout');
    await waitFor(() => expect(screen.queryByText('Signing out…')).toBeNull());
    expect(screen.queryByRole('banner') !== null).toBe(stays);
  });
});
