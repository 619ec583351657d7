// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { amaraOsei, nadiaRahman, sofiaLindqvist } from '#fixtures/people.ts';
import { declareUnsavedWork } from '#persistence/unsaved-work.ts';
import { keys } from '#api/queries/keys.ts';
import { visit } from '#mocks/testing/visit.ts';
import { openShell, setUpShell, withOrganisation } from './testing/open-shell.tsx';
import { textsOf, traceOf } from './testing/texts-of-page.ts';
import {
  account,
  banner,
  endedElsewhere,
  exitButton,
  fault,
  Home,
  homeIsShown,
  menuOf,
  openSofia,
  timesCalled,
  viewAs,
} from './testing/viewing.tsx';

setUpShell();

describe('H-07 to H-10: being somebody else', () => {
  test('H-08: the banner names them, with the first letter of their address and as many asterisks as it has', async () => {
    const shell = await openSofia();
    await viewAs(shell);
    expect(banner()?.textContent).toContain(`You are viewing as Amara Osei a${'*'.repeat(amaraOsei.email.length - 1)}`);
    expect(document.body.textContent).not.toContain(amaraOsei.email);
    expect(document.activeElement).toBe(exitButton());
    expect(shell.toasts.shown().map(({ text }) => text)).toEqual(['You are viewing as Amara Osei']);
    expect(shell.router.state.location.pathname).toBe('/');
  });

  test('H-08: the title of every page says it first, and no longer once they are back', async () => {
    const shell = await openSofia({ page: Home });
    await homeIsShown(shell, sofiaLindqvist);
    const own = document.title;
    expect(own).toMatch(/^Home · /);
    await viewAs(shell);
    await homeIsShown(shell, amaraOsei);
    expect(document.title).toBe('Viewing as Amara Osei: Home · Brightwater Dental Academy');
    await shell.user.click(exitButton());
    await homeIsShown(shell, sofiaLindqvist);
    expect(document.title).toBe(own);
  });

  test('H-09, H-10, B-06, B-18: no switcher, no sign-out; the menu has the way out', async () => {
    const shell = await openSofia();
    await viewAs(shell);
    expect(screen.queryByRole('button', { name: /^Switch organisation/ })).toBeNull();
    expect(await menuOf(shell, amaraOsei)).toEqual(['My Profile', 'Exit View As…']);
    await shell.user.click(screen.getByRole('menuitem', { name: 'Exit View As…' }));
    expect(await account(sofiaLindqvist)).toBeTruthy();
    expect(banner()).toBeNull();
    expect(shell.toasts.shown().map(({ text }) => text)).toEqual(['You are Sofia Lindqvist again']);
  });

  test('H-16: entered directly where the profile says so at boot', async () => {
    const shell = await openSofia({
      prepare: async (door) =>
        void (await visit(door).post('impersonate?organisation_id=1', { email: amaraOsei.email })),
    });
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
    await shell.user.click(exitButton());
    expect(await account(sofiaLindqvist)).toBeTruthy();
  });

  test('B-14, H-12: the banner stands over the no-access screen too, its list of organisations does not, and it has the way out', async () => {
    const shell = await openSofia();
    await viewAs(shell, nadiaRahman);
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Exit View As…' })).toHaveLength(2);
    await shell.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Exit View As…' }));
    expect(await account(sofiaLindqvist)).toBeTruthy();
  });

  test('B-06: a learner’s other organisations are not the viewer’s to choose', async () => {
    await openShell(amaraOsei.email, {
      change: (profile) => withOrganisation({ roles: [] })({ ...profile, impersonated: true }),
    });
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    expect(screen.queryByRole('button', { name: 'Northgate Care Group' })).toBeNull();
  });
});

describe('H-09, H-14, H-15: getting out', () => {
  test.each([{ status: 500 }, { status: 503 }, { kind: 'offline' }] as const)(
    'H-14: %j: the banner stays, says so, and offers it again',
    async (how) => {
      const shell = await openSofia();
      await viewAs(shell);
      await fault(shell, { call: 'endImpersonation', ...how });
      await shell.user.click(exitButton());
      await waitFor(() =>
        expect(banner()?.textContent).toContain('That did not work: you are still viewing as them. Please try again.'),
      );
      await shell.user.click(exitButton());
      expect(await account(sofiaLindqvist)).toBeTruthy();
    },
  );

  test('an answer that got lost: it had ended, and so does the banner', async () => {
    const shell = await openSofia();
    await viewAs(shell);
    await fault(shell, { call: 'endImpersonation', kind: 'lost' });
    await shell.user.click(exitButton());
    expect(await account(sofiaLindqvist)).toBeTruthy();
  });

  test('it had ended already: the refusal is nobody’s news', async () => {
    const shell = await openSofia();
    await viewAs(shell);
    await endedElsewhere(shell);
    await shell.user.click(exitButton());
    expect(await account(sofiaLindqvist)).toBeTruthy();
    expect(shell.tray.current()).toBeNull();
  });

  test.each(['getMe', 'endImpersonation', 'listReleases'])(
    'H-15: a 401 of %s leaves nobody: no half-identity',
    async (call) => {
      const shell = await openSofia();
      await viewAs(shell);
      await fault(shell, { call, status: 401 });
      if (call === 'endImpersonation') await shell.user.click(exitButton());
      else if (call === 'getMe') void shell.queries.invalidateQueries({ queryKey: keys.me() });
      else
        void (await import('#api/queries/profile.calls.ts'))
          .fetchReleases(shell.client, new AbortController().signal)
          .catch(() => undefined);
      await waitFor(() => expect(shell.login.getSnapshot().matches('signedOut')).toBe(true));
      await waitFor(() => expect(banner()).toBeNull());
      expect(shell.viewAs.current()).toBeNull();
      expect(traceOf(textsOf(shell.queries), 'Amara', 'Osei', 'Lindqvist')).toEqual([]);
    },
  );

  test('C-29: what was typed as the learner and would be lost is asked about first', async () => {
    const shell = await openSofia();
    await viewAs(shell);
    const release = declareUnsavedWork('A file is still uploading.');
    await shell.user.click(exitButton());
    await shell.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    expect(await timesCalled(shell, 'endImpersonation')).toBe(0);
    await shell.user.click(exitButton());
    await shell.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await account(sofiaLindqvist)).toBeTruthy();
    release();
  });
});
