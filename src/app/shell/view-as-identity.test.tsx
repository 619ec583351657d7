// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { amaraOsei, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { assessmentQuery } from '#api/queries/assessments.queries.ts';
import { keys } from '#api/queries/keys.ts';
import { openShell, setUpShell } from './testing/open-shell.tsx';
import { textsOf, traceOf } from './testing/texts-of-page.ts';
import {
  account,
  banner,
  beganElsewhere,
  endedElsewhere,
  exitButton,
  fault,
  Home,
  homeIsShown,
  openSofia,
  openDialog,
  submit,
  viewAs,
  type Person,
  type Shell,
} from './testing/viewing.tsx';

setUpShell();

describe('H-07: not one text of the former person is left', () => {
  test('neither on the way in nor on the way out: cache, page and device hold what a fresh visit would, and nothing else', async () => {
    const texts = async (person: Person, enter: () => Promise<Shell>) => {
      const shell = await enter();
      await homeIsShown(shell, person);
      return { shell, texts: textsOf(shell.queries) };
    };
    const asAmara = await texts(amaraOsei, () => openShell(amaraOsei.email, { page: Home }));
    const own = await texts(sofiaLindqvist, async () => {
      document.body.replaceChildren();
      localStorage.clear();
      return openSofia({ page: Home });
    });
    const { shell } = own;
    // The check itself can fail: each has much that the other does not.
    expect([...own.texts].filter((text) => !asAmara.texts.has(text)).length).toBeGreaterThan(5);
    expect([...asAmara.texts].filter((text) => !own.texts.has(text)).length).toBeGreaterThan(20);

    // What the next person's pages would ask for under another key stays where nobody takes it away.
    shell.queries.setQueryData(['organisation', 12, 'bands', 'recently_added'], [{ title: 'Sofia was in Harbour' }]);
    await viewAs(shell);
    await homeIsShown(shell, amaraOsei);
    // A page that is loaded anew asks for the learner's lists, not for Sofia's, which she may not read while viewing.
    expect(localStorage.getItem('waymark.session')).toBe(`1/${amaraOsei.id}`);
    const viewing = textsOf(shell.queries);
    expect(
      traceOf(viewing, 'Sofia', 'Lindqvist', sofiaLindqvist.email, sofiaLindqvist.fields.dynamics_contact_id),
    ).toEqual([]);
    // H-10: nothing invites whoever views into the learner's profile.
    expect(traceOf(asAmara.texts, 'Sign in more safely')).toHaveLength(1);
    expect(traceOf(viewing, 'Sign in more safely')).toEqual([]);
    expect([...viewing].filter((text) => own.texts.has(text) && !asAmara.texts.has(text))).toEqual([]);

    const { title } = await shell.queries.fetchQuery(assessmentQuery(shell.client, 1, 501));
    expect(own.texts.has(title)).toBe(false);
    await shell.user.click(exitButton());
    await homeIsShown(shell, sofiaLindqvist);
    expect(localStorage.getItem('waymark.session')).toBe(`1/${sofiaLindqvist.id}`);
    const back = textsOf(shell.queries);
    expect(traceOf(back, 'Amara', 'Osei', amaraOsei.email, amaraOsei.fields.dynamics_contact_id)).toEqual([]);
    expect([...back].filter((text) => asAmara.texts.has(text) && !own.texts.has(text))).toEqual([]);
  }, 20_000);

  test('what was asked for in the former name arrives nowhere, and its failure ends nobody’s session', async () => {
    const shell = await openSofia();
    await account(sofiaLindqvist);
    await fault(shell, { call: 'listReleases', status: 401, delayMs: 1500 });
    const late = (await import('#api/queries/profile.calls.ts')).fetchReleases(
      shell.client,
      new AbortController().signal,
    );
    const settled = late.then(
      () => 'arrived',
      (error: Error) => error.message,
    );
    await viewAs(shell);
    expect(await settled).toBe('listReleases: aborted');
    expect(shell.login.getSnapshot().matches('signedIn')).toBe(true);
    expect(banner()).not.toBeNull();
  });

  test('between the two nobody is here: where the profile does not come nothing of anybody is shown', async () => {
    const shell = await openSofia();
    await openDialog(shell);
    await fault(shell, { call: 'getMe', status: 500, times: 2 });
    await submit(shell, amaraOsei.email);
    await screen.findByRole('heading', { name: "We can't reach your training" });
    expect(traceOf(textsOf(shell.queries), 'Sofia', 'Amara')).toEqual([]);
    expect(shell.queries.getQueryData(keys.me())).toBeUndefined();
    await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
  });
});

describe('H-11: ended, or begun, elsewhere', () => {
  test('another tab ended it: this one is oneself again, and says nothing back', async () => {
    const shell = await openSofia();
    await viewAs(shell);
    shell.tellOtherTabs.mockClear();
    await endedElsewhere(shell);
    shell.viewAs.identityChanged();
    expect(await account(sofiaLindqvist)).toBeTruthy();
    expect(traceOf(textsOf(shell.queries), 'Amara', 'Osei')).toEqual([]);
    expect(shell.tellOtherTabs).not.toHaveBeenCalled();
  });

  test('another tab began it: this one follows', async () => {
    const shell = await openSofia();
    await account(sofiaLindqvist);
    await beganElsewhere(shell, tomWhitfield.email);
    shell.viewAs.identityChanged();
    await waitFor(() => expect(banner()?.textContent).toContain('Tom Whitfield'));
    expect(traceOf(textsOf(shell.queries), 'Sofia')).toEqual([]);
  });

  test('the event reloads the profile: where it is another person’s, everything beside it goes', async () => {
    const shell = await openSofia({ page: Home });
    await viewAs(shell);
    await homeIsShown(shell, amaraOsei);
    await endedElsewhere(shell);
    await shell.queries.invalidateQueries({ queryKey: keys.me() });
    await homeIsShown(shell, sofiaLindqvist);
    expect(traceOf(textsOf(shell.queries), 'Amara', 'Osei')).toEqual([]);
    expect(banner()).toBeNull();
  });

  test('a profile that is only newer changes nothing', async () => {
    const shell = await openSofia();
    await viewAs(shell);
    shell.queries.setQueryData(['organisation', 1, 'anything'], 'stored');
    await shell.queries.invalidateQueries({ queryKey: keys.me() });
    expect(shell.queries.getQueryData(['organisation', 1, 'anything'])).toBe('stored');
  });
});
