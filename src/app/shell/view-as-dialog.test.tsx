// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { amaraOsei, helenCho, marcusBell, nadiaRahman, priyaNair, sofiaLindqvist } from '#fixtures/people.ts';
import { declareUnsavedWork } from '#persistence/unsaved-work.ts';
import { openShell, setUpShell, withOrganisation, type ShellOptions } from './testing/open-shell.tsx';
import { banner, dialog, fault, menuOf, openSofia, openDialog, submit, timesCalled } from './testing/viewing.tsx';

const REFUSED = "Sorry, this user was not found, or you cannot 'View As' this user.";

setUpShell();

describe('H-01, H-02: whom it is offered to', () => {
  test.each([
    [
      'a super user',
      sofiaLindqvist,
      ['My Profile', 'Evidence to review', 'Assessments to review', 'View As', 'Sign out'],
    ],
    [
      'an admin account',
      priyaNair,
      ['My Profile', 'Evidence to review', 'Assessments to review', 'View As', 'Sign out'],
    ],
    [
      'an admin account of another organisation',
      helenCho,
      ['My Profile', 'Evidence to review', 'Assessments to review', 'View As', 'Sign out'],
    ],
    ['a learner', amaraOsei, ['My Profile', 'Sign out']],
    ['a manager without an admin account', marcusBell, ['My Profile', 'Sign out']],
  ])('%s', async (_, person, items) => {
    expect(await menuOf(await openShell(person.email), person)).toEqual(items);
  });

  test('H-01: nobody where the organisation has it off', async () => {
    const shell = await openSofia({
      change: (profile) =>
        withOrganisation({ settings: { ...profile.organisations[0]!.settings, impersonation: false } })(profile),
    });
    expect(await menuOf(shell, sofiaLindqvist)).toEqual([
      'My Profile',
      'Evidence to review',
      'Assessments to review',
      'Sign out',
    ]);
  });

  test('H-02: where only super users may, Sofia may and an admin account may not', async () => {
    const superOnly: ShellOptions['change'] = (profile) =>
      withOrganisation({ settings: { ...profile.organisations[0]!.settings, impersonation_super_only: true } })(
        profile,
      );
    expect(await menuOf(await openSofia({ change: superOnly }), sofiaLindqvist)).toContain('View As');
  });

  test('H-02: the other side', async () => {
    const superOnly: ShellOptions['change'] = (profile) =>
      withOrganisation({ settings: { ...profile.organisations[0]!.settings, impersonation_super_only: true } })(
        profile,
      );
    expect(await menuOf(await openShell(priyaNair.email, { change: superOnly }), priyaNair)).not.toContain('View As');
  });

  test('H-12, B-14: on the no-access screen any membership’s settings count', async () => {
    const shell = await openSofia({ change: withOrganisation({ roles: [] }) });
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    await shell.user.click(screen.getByRole('button', { name: 'View As' }));
    expect(await dialog()).toBeTruthy();
  });

  test('0040: nor there to a learner, whom the server would refuse (H15)', async () => {
    await openShell(nadiaRahman.email);
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'View As' })).toBeNull();
  });

  test('B-14: the menu there offers no page that would only lead back (H15)', async () => {
    const shell = await openSofia({ change: withOrganisation({ roles: [] }) });
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    await shell.user.click(screen.getByRole('button', { name: /your account$/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View As', 'Sign out']);
  });
});

describe('H-03 to H-06: the dialog', () => {
  test('H-05: what it needs is said before anything is tried, and an address is required', async () => {
    const shell = await openSofia();
    const { textContent } = await openDialog(shell);
    expect(textContent).toContain('Two-factor is on for your account');
    expect(textContent).toContain("You can't view as another administrator. Only super users can, in the admin panel.");
    expect(textContent).toContain('If the admin panel is open in another tab, its session pauses until you exit.');
    await shell.user.type(screen.getByLabelText("Learner's e-mail address"), '  {Enter}');
    expect(screen.getByText('Please complete this field')).toBeTruthy();
    expect(await timesCalled(shell, 'impersonate')).toBe(0);
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('H-06: without two-factor of their own there is no form, but the way to it', async () => {
    const shell = await openSofia({ scenario: 'sofia-without-two-factor' });
    const asked = await openDialog(shell);
    expect(asked.textContent).toContain("It's off. Set it up in My Profile, Security");
    expect(within(asked).queryByRole('textbox')).toBeNull();
    await shell.user.click(within(asked).getByRole('link', { name: 'Set up two-factor' }));
    await waitFor(() => expect(shell.router.state.location.pathname).toBe('/profile/security/two-factor'));
    expect(shell.router.state.location.search, 'and back from there').toBe('?from=%2F');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['an address that nobody has', 'nobody@demo.example'],
    ['one’s own', sofiaLindqvist.email],
    ['another administrator’s', priyaNair.email],
    ['script', '<script>alert(1)</script>'],
    ['100,000 characters', `${'a'.repeat(100_000)}@demo.example`],
  ])('H-04: %s is refused in the specification’s words, and the person stays', async (_, email) => {
    const shell = await openSofia();
    const asked = await openDialog(shell);
    const field = screen.getByLabelText("Learner's e-mail address");
    await shell.user.click(field);
    await shell.user.paste(email);
    await shell.user.keyboard('{Enter}');
    const alert = await within(asked).findByRole('alert');
    expect(alert.textContent).toContain(REFUSED);
    expect(document.activeElement).toBe(alert);
    expect((field as HTMLInputElement).value).toBe(email);
    expect(shell.login.getSnapshot().matches('signedIn')).toBe(true);
    expect(shell.tray.current()).toBeNull();
  });

  test.each([403, 404, 422, 423, 429])('H-04: %i is the flow’s own', async (status) => {
    const shell = await openSofia();
    await fault(shell, { call: 'impersonate', status });
    const asked = await openDialog(shell);
    await submit(shell, amaraOsei.email);
    expect((await within(asked).findByRole('alert')).textContent).toBe(REFUSED);
    expect(await timesCalled(shell, 'getMe')).toBe(1);
    expect(banner()).toBeNull();
  });

  test.each([{ status: 500 }, { kind: 'offline' }, { kind: 'html' }] as const)(
    'H-04: %j: the server is asked who is here, and they are still themselves',
    async (how) => {
      const shell = await openSofia();
      await fault(shell, { call: 'impersonate', ...how });
      await openDialog(shell);
      await submit(shell, amaraOsei.email);
      expect((await screen.findByRole('alert')).textContent).toContain('You are still yourself');
      expect(await timesCalled(shell, 'getMe')).toBe(2);
    },
  );

  test('J-04: maintenance is the tray’s, and the dialog says that it did not begin', async () => {
    const shell = await openSofia();
    await fault(shell, { call: 'impersonate', status: 503 });
    await openDialog(shell);
    await submit(shell, amaraOsei.email);
    expect((await screen.findByRole('alert')).textContent).toContain('You are still yourself');
    expect(shell.tray.current()?.title).toBe('Undergoing Maintenance');
  });

  test('H-07: an answer that got lost: it had begun, and the page becomes the learner’s', async () => {
    const shell = await openSofia();
    await fault(shell, { call: 'impersonate', kind: 'lost' });
    await openDialog(shell);
    await submit(shell, amaraOsei.email);
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
    expect(shell.tellOtherTabs).toHaveBeenCalledTimes(1);
  });

  test('H-15: where nobody can tell who is here nothing else can be done, until the server says', async () => {
    const shell = await openSofia();
    await fault(shell, { call: 'impersonate', kind: 'lost' }, { call: 'getMe', kind: 'offline' });
    const asked = await openDialog(shell);
    await submit(shell, amaraOsei.email);
    expect((await within(asked).findByRole('alert')).textContent).toContain("We haven't heard back yet");
    await shell.user.keyboard('{Escape}');
    expect(within(asked).queryByRole('button', { name: 'Close' })).toBeNull();
    await shell.user.click(within(asked).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
  });

  test('C-29: what would be lost with the page is asked about first', async () => {
    const release = declareUnsavedWork('A file is still uploading.');
    const shell = await openSofia();
    await menuOf(shell, sofiaLindqvist);
    await shell.user.click(screen.getByRole('menuitem', { name: 'View As' }));
    const question = await screen.findByRole('alertdialog');
    await shell.user.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(await dialog()).toBeTruthy();
    release();
  });
});
