// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Fault } from '#contracts/demo.ts';
import { amaraOsei, helenCho, marcusBell, nadiaRahman, priyaNair, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { holdUnsavedWork } from '#ui/keep/unsaved-work.ts';
import { assessmentQuery } from '#features/assessments/assessments.queries.ts';
import { HomePage } from '#features/home/HomePage.tsx';
import { ME_KEY } from '#features/session/session.queries.ts';
import { visit } from '#mocks/testing/visit.ts';
import { useCurrent } from './current-context.ts';
import { openShell, setUpShell, type ShellOptions, withOrganisation } from './testing/open-shell.tsx';

setUpShell();

type Shell = Awaited<ReturnType<typeof openShell>>;
type Person = typeof sofiaLindqvist | typeof amaraOsei | typeof nadiaRahman;

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;
const REFUSED = "Sorry, this user was not found, or you cannot 'View As' this user.";
const banner = () => screen.queryByRole('region', { name: 'View As' });
const dialog = () => screen.findByRole('dialog', { name: 'View As' });
const account = (person: { first_name: string; last_name: string }) => screen.findByRole('button', { name: `${nameOf(person)}, your account` });
const exitButton = () => within(banner() as HTMLElement).getByRole('button');

function Home() {
  return <HomePage {...useCurrent()} now={Date.now} addressOf={() => undefined} />;
}

const menuOf = async ({ user }: Shell, person: { first_name: string; last_name: string }): Promise<readonly (string | null)[]> => {
  await user.click(await account(person));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};
const openDialog = async (shell: Shell, person: { first_name: string; last_name: string } = sofiaLindqvist) => {
  await menuOf(shell, person);
  await shell.user.click(screen.getByRole('menuitem', { name: 'View As' }));
  return dialog();
};
const submit = async ({ user }: Shell, email: string): Promise<void> => {
  const field = await screen.findByLabelText('E-mail of the learner');
  await user.clear(field);
  await user.type(field, `${email}{Enter}`);
};
const viewAs = async (shell: Shell, person: Person = amaraOsei): Promise<void> => {
  await openDialog(shell);
  await submit(shell, person.email);
  await waitFor(() => expect(banner()?.textContent).toContain(nameOf(person)));
};
const open = (options: ShellOptions = {}) => openShell(sofiaLindqvist.email, options);
const fault = (shell: Shell, ...faults: Fault[]) => shell.door.demo.faults.set(faults);
const timesCalled = async (shell: Shell, call: string) => (await shell.door.demo.log()).filter((entry) => entry.call === call).length;
/** As another tab of the same browser would: past this page. */
const elsewhere = (shell: Shell) => visit(shell.door).post('impersonate', undefined, { 'x-http-method-override': 'DELETE' });
const beganElsewhere = (shell: Shell, email: string) => visit(shell.door).post('impersonate?organisation_id=1', { email });

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return isDate(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
/** Every text that this page holds: cached answers and their keys, what is shown, what is on the device. */
const textsOf = (queries: QueryClient): ReadonlySet<string> => {
  const cached = queries.getQueryCache().getAll().flatMap(({ queryKey, state }) => [...stringsIn(queryKey), ...stringsIn(state.data)]);
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (walker.nextNode() !== null) shown.push(walker.currentNode.textContent ?? '');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => ['aria-label', 'alt', 'title', 'data-initials'].map((name) => element.getAttribute(name) ?? ''));
  return new Set([...cached, ...shown, ...attributes, ...[localStorage, sessionStorage].flatMap((device) => Object.entries(device).flat() as string[])]);
};
const homeIsThere = async (shell: Shell, person: { first_name: string; last_name: string }) => {
  await screen.findByRole('heading', { level: 1, name: `Welcome, ${nameOf(person)}` });
  await waitFor(() => expect(shell.queries.isFetching()).toBe(0));
};
const traceOf = (texts: ReadonlySet<string>, ...words: readonly string[]) => [...texts].filter((text) => words.some((word) => text.includes(word)));

describe('H-01, H-02: whom it is offered to', () => {
  test.each([
    ['a super user', sofiaLindqvist, ['My Profile', 'Evidence to review', 'View As', 'Sign out']],
    ['an admin account', priyaNair, ['My Profile', 'Evidence to review', 'View As', 'Sign out']],
    ['an admin account of another organisation', helenCho, ['My Profile', 'Evidence to review', 'View As', 'Sign out']],
    ['a learner', amaraOsei, ['My Profile', 'Sign out']],
    ['a manager without an admin account', marcusBell, ['My Profile', 'Sign out']],
  ])('%s', async (_, person, items) => {
    expect(await menuOf(await openShell(person.email), person)).toEqual(items);
  });

  test('H-01: nobody where the organisation has it off', async () => {
    const shell = await open({ change: (profile) => withOrganisation({ settings: { ...profile.organisations[0]!.settings, impersonation: false } })(profile) });
    expect(await menuOf(shell, sofiaLindqvist)).toEqual(['My Profile', 'Evidence to review', 'Sign out']);
  });

  test('H-02: where only super users may, Sofia may and an admin account may not', async () => {
    const superOnly: ShellOptions['change'] = (profile) => withOrganisation({ settings: { ...profile.organisations[0]!.settings, impersonation_super_only: true } })(profile);
    expect(await menuOf(await open({ change: superOnly }), sofiaLindqvist)).toContain('View As');
  });

  test('H-02: the other side', async () => {
    const superOnly: ShellOptions['change'] = (profile) => withOrganisation({ settings: { ...profile.organisations[0]!.settings, impersonation_super_only: true } })(profile);
    expect(await menuOf(await openShell(priyaNair.email, { change: superOnly }), priyaNair)).not.toContain('View As');
  });

  test('H-12, B-14: on the no-access screen any membership’s settings count', async () => {
    const shell = await open({ change: withOrganisation({ roles: [] }) });
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    await shell.user.click(screen.getByRole('button', { name: 'View As' }));
    expect(await dialog()).toBeTruthy();
  });
});

describe('H-03 to H-06: the dialog', () => {
  test('H-05: what has to be true is said before anything is tried, and an address is required', async () => {
    const shell = await open();
    const { textContent } = await openDialog(shell);
    expect(textContent).toContain('Two-factor is on for your account');
    expect(textContent).toContain('An administrator cannot view as another administrator. Only super users can, in the admin panel.');
    expect(textContent).toContain('If the admin panel is open in another tab, its session pauses until you exit.');
    await shell.user.type(screen.getByLabelText('E-mail of the learner'), '  {Enter}');
    expect(screen.getByText('Please complete this field')).toBeTruthy();
    expect(await timesCalled(shell, 'impersonate')).toBe(0);
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('H-06: without two-factor of their own there is no form, but the way to it', async () => {
    const shell = await open({ scenario: 'sofia-without-two-factor' });
    const asked = await openDialog(shell);
    expect(asked.textContent).toContain('It is off. Set it up in My Profile, Security');
    expect(within(asked).queryByRole('textbox')).toBeNull();
    await shell.user.click(within(asked).getByRole('link', { name: 'Set up two-factor' }));
    await waitFor(() => expect(shell.router.state.location.pathname).toBe('/profile'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['an address that nobody has', 'nobody@demo.example'],
    ['one’s own', sofiaLindqvist.email],
    ['another administrator’s', priyaNair.email],
    ['script', '<script>alert(1)</script>'],
    ['100,000 characters', `${'a'.repeat(100_000)}@demo.example`],
  ])('H-04: %s is refused in the specification’s words, and the person stays', async (_, email) => {
    const shell = await open();
    const asked = await openDialog(shell);
    const field = screen.getByLabelText('E-mail of the learner');
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
    const shell = await open();
    await fault(shell, { call: 'impersonate', status });
    const asked = await openDialog(shell);
    await submit(shell, amaraOsei.email);
    expect((await within(asked).findByRole('alert')).textContent).toBe(REFUSED);
    expect(await timesCalled(shell, 'getMe')).toBe(1);
    expect(banner()).toBeNull();
  });

  test.each([{ status: 500 }, { kind: 'offline' }, { kind: 'html' }] as const)('H-04: %j: the server is asked who is here, and they are still themselves', async (how) => {
    const shell = await open();
    await fault(shell, { call: 'impersonate', ...how });
    await openDialog(shell);
    await submit(shell, amaraOsei.email);
    expect((await screen.findByRole('alert')).textContent).toContain('You are still yourself');
    expect(await timesCalled(shell, 'getMe')).toBe(2);
  });

  test('J-04: maintenance is the tray’s, and the dialog says that it did not begin', async () => {
    const shell = await open();
    await fault(shell, { call: 'impersonate', status: 503 });
    await openDialog(shell);
    await submit(shell, amaraOsei.email);
    expect((await screen.findByRole('alert')).textContent).toContain('You are still yourself');
    expect(shell.tray.current()?.title).toBe('Undergoing Maintenance');
  });

  test('H-07: an answer that got lost: it had begun, and the page becomes the learner’s', async () => {
    const shell = await open();
    await fault(shell, { call: 'impersonate', kind: 'lost' });
    await openDialog(shell);
    await submit(shell, amaraOsei.email);
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
    expect(shell.tellOtherTabs).toHaveBeenCalledTimes(1);
  });

  test('H-15: where nobody can tell who is here nothing else can be done, until the server says', async () => {
    const shell = await open();
    await fault(shell, { call: 'impersonate', kind: 'lost' }, { call: 'getMe', kind: 'offline' });
    const asked = await openDialog(shell);
    await submit(shell, amaraOsei.email);
    expect((await within(asked).findByRole('alert')).textContent).toContain('We do not know yet whether View As began');
    await shell.user.keyboard('{Escape}');
    expect(within(asked).queryByRole('button', { name: 'Close' })).toBeNull();
    await shell.user.click(within(asked).getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
  });

  test('C-29: what would be lost with the page is asked about first', async () => {
    const release = holdUnsavedWork();
    const shell = await open();
    await menuOf(shell, sofiaLindqvist);
    await shell.user.click(screen.getByRole('menuitem', { name: 'View As' }));
    const question = await screen.findByRole('alertdialog');
    await shell.user.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(await dialog()).toBeTruthy();
    release();
  });
});

describe('H-07 to H-10: being somebody else', () => {
  test('H-08: the banner names them, with the first letter of their address and as many asterisks as it has', async () => {
    const shell = await open();
    await viewAs(shell);
    expect(banner()?.textContent).toContain(`You are viewing as Amara Osei a${'*'.repeat(amaraOsei.email.length - 1)}`);
    expect(document.body.textContent).not.toContain(amaraOsei.email);
    expect(document.activeElement).toBe(exitButton());
    expect(shell.toasts.shown().map(({ text }) => text)).toEqual(['You are viewing as Amara Osei']);
    expect(shell.router.state.location.pathname).toBe('/');
  });

  test('H-08: the title of every page says it first, and no longer once they are back', async () => {
    const shell = await open({ page: Home });
    await homeIsThere(shell, sofiaLindqvist);
    const own = document.title;
    expect(own).toMatch(/^Home · /);
    await viewAs(shell);
    await homeIsThere(shell, amaraOsei);
    expect(document.title).toBe('Viewing as Amara Osei: Home · Brightwater Dental Academy');
    await shell.user.click(exitButton());
    await homeIsThere(shell, sofiaLindqvist);
    expect(document.title).toBe(own);
  });

  test('H-09, H-10, B-06, B-18: no switcher, no sign-out; the menu has the way out', async () => {
    const shell = await open();
    await viewAs(shell);
    expect(screen.queryByRole('button', { name: /^Switch organisation/ })).toBeNull();
    expect(await menuOf(shell, amaraOsei)).toEqual(['My Profile', 'Exit View As…']);
    await shell.user.click(screen.getByRole('menuitem', { name: 'Exit View As…' }));
    expect(await account(sofiaLindqvist)).toBeTruthy();
    expect(banner()).toBeNull();
    expect(shell.toasts.shown().map(({ text }) => text)).toEqual(['You are Sofia Lindqvist again']);
  });

  test('H-16: entered directly where the profile says so at boot', async () => {
    const shell = await open({ prepare: async (door) => void (await visit(door).post('impersonate?organisation_id=1', { email: amaraOsei.email })) });
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
    await shell.user.click(exitButton());
    expect(await account(sofiaLindqvist)).toBeTruthy();
  });

  test('B-14, H-12: the banner stands over the no-access screen too, its list of organisations does not, and it has the way out', async () => {
    const shell = await open();
    await viewAs(shell, nadiaRahman);
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Exit View As…' })).toHaveLength(2);
    await shell.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Exit View As…' }));
    expect(await account(sofiaLindqvist)).toBeTruthy();
  });

  test('B-06: a learner’s other organisations are not the viewer’s to choose', async () => {
    await openShell(amaraOsei.email, { change: (profile) => withOrganisation({ roles: [] })({ ...profile, impersonated: true }) });
    await screen.findByRole('heading', { name: /^Sorry, you don't have access/ });
    expect(screen.queryByRole('button', { name: 'Northgate Care Group' })).toBeNull();
  });
});

describe('H-07: not one text of the former person is left', () => {
  test('neither on the way in nor on the way out: cache, page and device hold what a fresh visit would, and nothing else', async () => {
    const texts = async (person: Person, enter: () => Promise<Shell>) => {
      const shell = await enter();
      await homeIsThere(shell, person);
      return { shell, texts: textsOf(shell.queries) };
    };
    const asAmara = await texts(amaraOsei, () => openShell(amaraOsei.email, { page: Home }));
    const own = await texts(sofiaLindqvist, async () => {
      document.body.replaceChildren();
      localStorage.clear();
      return open({ page: Home });
    });
    const { shell } = own;
    // The check itself can fail: each has much that the other does not.
    expect([...own.texts].filter((text) => !asAmara.texts.has(text)).length).toBeGreaterThan(5);
    expect([...asAmara.texts].filter((text) => !own.texts.has(text)).length).toBeGreaterThan(20);

    // What the next person's pages would ask for under another key stays where nobody takes it away.
    shell.queries.setQueryData(['organisation', 12, 'bands', 'recently_added'], [{ title: 'Sofia was in Harbour' }]);
    await viewAs(shell);
    await homeIsThere(shell, amaraOsei);
    const viewing = textsOf(shell.queries);
    expect(traceOf(viewing, 'Sofia', 'Lindqvist', sofiaLindqvist.email, sofiaLindqvist.fields.dynamics_contact_id)).toEqual([]);
    // H-10: nothing invites whoever views into the learner's profile.
    expect(traceOf(asAmara.texts, 'Sign in more safely')).toHaveLength(1);
    expect(traceOf(viewing, 'Sign in more safely')).toEqual([]);
    expect([...viewing].filter((text) => own.texts.has(text) && !asAmara.texts.has(text))).toEqual([]);

    const { title } = await shell.queries.fetchQuery(assessmentQuery(shell.client, 1, 501));
    expect(own.texts.has(title)).toBe(false);
    await shell.user.click(exitButton());
    await homeIsThere(shell, sofiaLindqvist);
    const back = textsOf(shell.queries);
    expect(traceOf(back, 'Amara', 'Osei', amaraOsei.email, amaraOsei.fields.dynamics_contact_id)).toEqual([]);
    expect([...back].filter((text) => asAmara.texts.has(text) && !own.texts.has(text))).toEqual([]);
  }, 20_000);

  test('what was asked for in the former name arrives nowhere, and its failure ends nobody’s session', async () => {
    const shell = await open();
    await account(sofiaLindqvist);
    await fault(shell, { call: 'listReleases', status: 401, delayMs: 1500 });
    const late = (await import('#features/session/session.calls.ts')).fetchReleases(shell.client, new AbortController().signal);
    const settled = late.then(() => 'arrived', (error: Error) => error.message);
    await viewAs(shell);
    expect(await settled).toBe('listReleases: aborted');
    expect(shell.login.getSnapshot().matches('signedIn')).toBe(true);
    expect(banner()).not.toBeNull();
  });

  test('between the two nobody is here: where the profile does not come nothing of anybody is shown', async () => {
    const shell = await open();
    await openDialog(shell);
    await fault(shell, { call: 'getMe', status: 500, times: 2 });
    await submit(shell, amaraOsei.email);
    await screen.findByRole('heading', { name: "We can't reach your training" });
    expect(traceOf(textsOf(shell.queries), 'Sofia', 'Amara')).toEqual([]);
    expect(shell.queries.getQueryData(ME_KEY)).toBeUndefined();
    await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(banner()?.textContent).toContain('Amara Osei'));
  });
});

describe('H-11: ended, or begun, elsewhere', () => {
  test('another tab ended it: this one is oneself again, and says nothing back', async () => {
    const shell = await open();
    await viewAs(shell);
    shell.tellOtherTabs.mockClear();
    await elsewhere(shell);
    shell.viewAs.identityChanged();
    expect(await account(sofiaLindqvist)).toBeTruthy();
    expect(traceOf(textsOf(shell.queries), 'Amara', 'Osei')).toEqual([]);
    expect(shell.tellOtherTabs).not.toHaveBeenCalled();
  });

  test('another tab began it: this one follows', async () => {
    const shell = await open();
    await account(sofiaLindqvist);
    await beganElsewhere(shell, tomWhitfield.email);
    shell.viewAs.identityChanged();
    await waitFor(() => expect(banner()?.textContent).toContain('Tom Whitfield'));
    expect(traceOf(textsOf(shell.queries), 'Sofia')).toEqual([]);
  });

  test('the event reloads the profile: where it is another person’s, everything beside it goes', async () => {
    const shell = await open({ page: Home });
    await viewAs(shell);
    await homeIsThere(shell, amaraOsei);
    await elsewhere(shell);
    await shell.queries.invalidateQueries({ queryKey: ME_KEY });
    await homeIsThere(shell, sofiaLindqvist);
    expect(traceOf(textsOf(shell.queries), 'Amara', 'Osei')).toEqual([]);
    expect(banner()).toBeNull();
  });

  test('a profile that is only newer changes nothing', async () => {
    const shell = await open();
    await viewAs(shell);
    shell.queries.setQueryData(['organisation', 1, 'anything'], 'kept');
    await shell.queries.invalidateQueries({ queryKey: ME_KEY });
    expect(shell.queries.getQueryData(['organisation', 1, 'anything'])).toBe('kept');
  });
});

describe('H-09, H-14, H-15: getting out', () => {
  test.each([{ status: 500 }, { status: 503 }, { kind: 'offline' }] as const)('H-14: %j: the banner stays, says so, and offers it again', async (how) => {
    const shell = await open();
    await viewAs(shell);
    await fault(shell, { call: 'endImpersonation', ...how });
    await shell.user.click(exitButton());
    await waitFor(() => expect(banner()?.textContent).toContain('That did not work: you are still viewing as them. Please try again.'));
    await shell.user.click(exitButton());
    expect(await account(sofiaLindqvist)).toBeTruthy();
  });

  test('an answer that got lost: it had ended, and so does the banner', async () => {
    const shell = await open();
    await viewAs(shell);
    await fault(shell, { call: 'endImpersonation', kind: 'lost' });
    await shell.user.click(exitButton());
    expect(await account(sofiaLindqvist)).toBeTruthy();
  });

  test('it had ended already: the refusal is nobody’s news', async () => {
    const shell = await open();
    await viewAs(shell);
    await elsewhere(shell);
    await shell.user.click(exitButton());
    expect(await account(sofiaLindqvist)).toBeTruthy();
    expect(shell.tray.current()).toBeNull();
  });

  test.each(['getMe', 'endImpersonation', 'listReleases'])('H-15: a 401 of %s leaves nobody: no half-identity', async (call) => {
    const shell = await open();
    await viewAs(shell);
    await fault(shell, { call, status: 401 });
    if (call === 'endImpersonation') await shell.user.click(exitButton());
    else if (call === 'getMe') void shell.queries.invalidateQueries({ queryKey: ME_KEY });
    else void (await import('#features/session/session.calls.ts')).fetchReleases(shell.client, new AbortController().signal).catch(() => undefined);
    await waitFor(() => expect(shell.login.getSnapshot().matches('signedOut')).toBe(true));
    await waitFor(() => expect(banner()).toBeNull());
    expect(shell.viewAs.current()).toBeNull();
    expect(traceOf(textsOf(shell.queries), 'Amara', 'Osei', 'Lindqvist')).toEqual([]);
  });

  test('C-29: what was typed as the learner and would be lost is asked about first', async () => {
    const shell = await open();
    await viewAs(shell);
    const release = holdUnsavedWork();
    await shell.user.click(exitButton());
    await shell.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
    expect(await timesCalled(shell, 'endImpersonation')).toBe(0);
    await shell.user.click(exitButton());
    await shell.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await account(sofiaLindqvist)).toBeTruthy();
    release();
  });
});
