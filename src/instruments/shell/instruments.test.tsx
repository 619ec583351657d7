// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createInProcess } from '#mocks/in-process.ts';
import { SITUATIONS } from '../panels/situations.ts';
import { openInstruments } from '../testing/open-instruments.tsx';

const AMARA = 'amara.osei@demo.example';
const tab = (name: string) => screen.getByRole('tab', { name });
const alert = () => screen.getByRole('alert');
const status = () => screen.getByRole('status');

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

describe('the shell', () => {
  test('the address carries the open tab and follows the product, and what others wrote there stays', async () => {
    const { user, moveTo } = openInstruments('?tab=faults&state=reviewing');
    expect(tab('Faults')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Log'));
    moveTo('/bookings?x=1');
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      tab: 'log',
      state: 'reviewing',
      at: '/bookings?x=1',
    });
  });

  test('the key hides the demo desk, pressed in either window, but never while somebody types or where keys are off', async () => {
    const { user, left, moveTo, view } = openInstruments();
    moveTo('/bookings');
    await user.click(screen.getByText('More situations'));
    await user.type(await screen.findByRole('searchbox', { name: 'Search situations' }), 'd');
    window.localStorage.setItem('waymark.keys', 'off');
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(left).toEqual([]);
    window.localStorage.clear();
    fireEvent.keyDown(document.body, { key: 'd', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'd' });
    view.dispatchEvent(new KeyboardEvent('keydown', { key: 'D' }));
    await user.click(screen.getByRole('button', { name: 'Close the demo desk, key D' }));
    expect(left).toEqual(['/x/bookings', '/x/bookings', '/x/bookings']);
  });

  test('what cannot be done is said in words, and nothing else changes', async () => {
    const { user, demo } = openInstruments();
    await user.upload(
      screen.getByLabelText('File of an export'),
      new File(['no export'], 'notes.json', { type: 'application/json' }),
    );
    await waitFor(() => expect(alert()).toHaveTextContent(/This is not an exported demo file.*Nothing was changed\./));
    expect(await demo.personas()).toHaveLength(9);
  });

  test('what is wrong with the demo itself, such as a link that could not be followed, is told until something else is', async () => {
    const { user, demo } = openInstruments();
    const now = await demo.status();
    Object.assign(demo, {
      status: () => Promise.resolve({ ...now, problem: "This link cannot be followed. There is no scenario 'x'." }),
    });
    await waitFor(() => expect(alert()).toHaveTextContent("This link cannot be followed. There is no scenario 'x'."), {
      timeout: 5000,
    });
    await user.click(screen.getByRole('button', { name: '+1 hour' }));
    await waitFor(() => expect(status()).toHaveTextContent(/^The clock shows/));
    expect(alert()).toBeEmptyDOMElement();
  });

  test('the link is copied and shown, with who is signed in and what is armed', async () => {
    const { user, demo } = openInstruments();
    await demo.as(AMARA);
    await demo.faults.set([{ call: 'getMe', status: 500 }]);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const shown = await screen.findByRole('textbox', { name: 'Link to this situation' });
    expect(shown).toHaveValue(await demo.link());
    expect(await navigator.clipboard.readText()).toBe(await demo.link());
    expect((shown as HTMLInputElement).value).toContain('demo-persona=amara.osei%40demo.example&demo-faults=');
  });

  test('a new mail is counted until the mailbox is opened', async () => {
    const { user, demo } = openInstruments();
    await waitFor(() => expect(screen.getByText('Everyday', { selector: '.lamp__text' })).toBeVisible());
    await demo.db.read(['users']);
    await demo.scenario('evidence-asked');
    await user.click(screen.getByRole('button', { name: '+1 hour' }));
    const count = (await demo.mail()).length;
    expect(count).toBeGreaterThan(0);
    await user.click(await screen.findByRole('tab', { name: `Mail and codes (${count})` }));
    expect(tab('Mail and codes')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the stage', () => {
  test('a persona is signed in with one choice, and the product begins at home', async () => {
    const { user, demo, done } = openInstruments();
    const people = screen.getByRole('combobox', { name: 'Persona' });
    await user.selectOptions(people, await screen.findByRole('option', { name: /^Amara Osei/ }));
    await waitFor(() => expect(status()).toHaveTextContent('Signed in as Amara Osei.'));
    expect([await demo.status(), done]).toMatchObject([{ person: AMARA }, ['open /']]);
    await waitFor(() => expect(people).toHaveValue(AMARA));
  });

  test('a situation in plain words begins anew as its person, on its page, with its faults', async () => {
    const { user, demo, done } = openInstruments();
    await user.click(screen.getByRole('button', { name: /^A submission whose reply is lost/ }));
    await waitFor(() => expect(status()).toHaveTextContent('A submission whose reply is lost: begun anew.'));
    expect([await demo.status(), done]).toMatchObject([
      { person: AMARA, faults: [{ call: 'submitAnswers', kind: 'lost' }] },
      ['open /assessments/501'],
    ]);
    expect(screen.queryByRole('searchbox', { name: 'Search situations' })).toBeNull();
  });

  test.each(SITUATIONS)('the situation “$title” names a scenario, a person and faults that there are', async (one) => {
    const { demo } = createInProcess();
    await demo.scenario(one.scenario);
    if (one.persona !== null) await demo.as(one.persona);
    await demo.faults.set(one.faults ?? []);
    expect((await demo.status()).scenario).toBe(one.scenario);
  });

  test('every scenario stands by area behind one line, is found by its sentence, and begins anew', async () => {
    const { user, demo, done } = openInstruments();
    await user.click(screen.getByText('More situations'));
    await screen.findByRole('radiogroup', { name: 'Bookings' });
    await user.type(screen.getByRole('searchbox', { name: 'Search situations' }), 'session has ended');
    const found = screen.getAllByRole('radio', { name: /Expired session/ });
    expect(screen.getAllByRole('radiogroup')).toEqual([screen.getByRole('radiogroup', { name: 'Session' })]);
    await user.click(found[0]!);
    await waitFor(() => expect(status()).toHaveTextContent('Expired session: begun anew.'));
    expect([(await demo.status()).scenario, done]).toEqual(['expired-session', ['open /']]);
    await user.type(screen.getByRole('searchbox', { name: 'Search situations' }), ' nonsense');
    expect(screen.getByText('No situation has these words.')).toBeVisible();
  });

  test('the clock passes by hours and days, jumps, stands still and runs; days load the page again', async () => {
    const { user, demo, done } = openInstruments();
    const before = Date.parse(await demo.clock.now());
    await user.click(screen.getByRole('button', { name: '+1 hour' }));
    await waitFor(async () => expect(Date.parse(await demo.clock.now()) - before).toBeGreaterThanOrEqual(3_600_000));
    expect(done).toEqual([]);
    await user.click(screen.getByRole('button', { name: '+1 day' }));
    await waitFor(() => expect(done).toEqual(['reload']));
    await user.click(screen.getByRole('button', { name: 'Freeze' }));
    expect(await screen.findByText('Frozen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Jump to…' }));
    await user.click(screen.getByRole('button', { name: 'Jump' }));
    await waitFor(() => expect(alert()).toHaveTextContent('Give the day and the time to jump to.'));
    fireEvent.change(screen.getByLabelText('Day and time to jump to'), { target: { value: '2027-01-02T10:30' } });
    await user.click(screen.getByRole('button', { name: 'Jump' }));
    await waitFor(async () => expect(await demo.clock.now()).toBe('2027-01-02T10:30:00.000Z'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Jump to…' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: '×60' }));
    expect(await screen.findByText('Running ×60')).toBeVisible();
  });
});

describe('what is said', () => {
  test('the clock goes back to today with one press', async () => {
    const { user, demo, done } = openInstruments();
    await demo.clock.set('2026-10-06T09:00:00Z');
    await demo.clock.freeze();
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    await waitFor(() => expect(status()).toHaveTextContent(/^The clock shows today:/));
    expect([done, (await demo.status()).rate, await demo.link()]).toEqual([
      ['reload'],
      1,
      expect.not.stringContaining('demo-clock'),
    ]);
  });

  test('until it is known who is signed in, nobody is said to be', async () => {
    openInstruments();
    const people = screen.getByRole('combobox', { name: 'Persona' });
    expect(people).toHaveDisplayValue('Loading…');
    await waitFor(() => expect(people).toHaveDisplayValue('Nobody is signed in'));
  });

  test('what was done is said no longer once another desk has begun anew, nor while something else begins', async () => {
    const { user, demo, pauseNextPage } = openInstruments();
    const people = screen.getByRole('combobox', { name: 'Persona' });
    await user.selectOptions(people, await screen.findByRole('option', { name: /^Amara Osei/ }));
    await waitFor(() => expect(status()).toHaveTextContent('Signed in as Amara Osei.'));
    await demo.reset();
    await waitFor(() => expect(status()).toBeEmptyDOMElement(), { timeout: 5000 });
    await user.click(screen.getByRole('button', { name: '+1 hour' }));
    await waitFor(() => expect(status()).toHaveTextContent(/^The clock shows/));
    const letAnswer = pauseNextPage();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(status()).toBeEmptyDOMElement();
    letAnswer();
    await waitFor(() => expect(status()).toHaveTextContent('The demo has begun anew.'));
  });

  test('a tab that there is not is named, and Stage is open', () => {
    openInstruments('?tab=carpet');
    expect(alert()).toHaveTextContent('There is no tab “carpet” here. Stage is open instead.');
    expect(tab('Stage')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the link', () => {
  test('with somebody beside it leads to the desk, which seats them there again', async () => {
    const { user, demo, beside } = openInstruments();
    await user.click(screen.getByRole('button', { name: 'Side by side' }));
    await waitFor(() => expect(status()).toHaveTextContent('Priya Nair sits beside.'));
    beside.moveTo('/evidence');
    // The backend of these tests does not know where the product lies.
    const address = 'http://fake.local/x/bookings?demo-persona=amara.osei%40demo.example';
    Object.assign(demo, { link: () => Promise.resolve(address) });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const shown = await screen.findByRole('textbox', { name: 'Link to this situation' });
    const link = new URL((shown as HTMLInputElement).value);
    expect([link.pathname, link.searchParams.get('at'), link.searchParams.get('beside')]).toEqual([
      '/x/instruments/',
      '/bookings?demo-persona=amara.osei%40demo.example',
      '/evidence',
    ]);

    const opened = openInstruments(link.search);
    await waitFor(() => expect(status()).toHaveTextContent('Priya Nair sits beside.'));
    expect([(await opened.beside.demo.status()).person, opened.beside.done]).toEqual([
      'priya.nair@demo.example',
      ['open /evidence'],
    ]);
    expect(new URLSearchParams(location.search).has('with')).toBe(false);
  });

  test('a logo that a link cannot carry is named where the link is copied', async () => {
    const { user, demo } = openInstruments();
    const { organisations = [] } = await demo.db.read(['organisations']);
    const logo = await demo.db.storeLogo('large.png', 'image/png', btoa('x'.repeat(5000)));
    const [first, ...others] = organisations as readonly object[];
    await demo.db.replace({ organisations: [{ ...first, logo }, ...others] });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(status()).toHaveTextContent('but not the logo. Its picture is larger than 4 kB.'));
  });
});

describe('side by side', () => {
  test('pressed before the list of people has come, it says the name', async () => {
    const people = await createInProcess().demo.personas();
    const { user, demo } = openInstruments();
    let asked = 0;
    Object.assign(demo, {
      personas: () => ((asked += 1) === 1 ? new Promise(() => undefined) : Promise.resolve(people)),
    });
    await user.click(screen.getByRole('button', { name: 'Side by side' }));
    await waitFor(() => expect(status()).toHaveTextContent('Priya Nair sits beside.'));
  });

  test('one press opens the same world as a reviewer with a session of their own, and the address has it', async () => {
    const { user, demo, beside, moveTo } = openInstruments();
    await demo.as(AMARA);
    moveTo('/awards');
    await user.click(screen.getByRole('button', { name: 'Side by side' }));
    await waitFor(() => expect(status()).toHaveTextContent('Priya Nair sits beside.'));
    expect(screen.getAllByTitle(/^The product/).map(({ title }) => title)).toEqual([
      'The product',
      'The product as somebody else',
    ]);
    expect([(await demo.status()).person, (await beside.demo.status()).person, beside.done]).toEqual([
      AMARA,
      'priya.nair@demo.example',
      ['open /'],
    ]);
    beside.moveTo('/a/review-508-27');
    expect(new URLSearchParams(location.search).get('beside')).toBe('/a/review-508-27');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persona beside' }), 'tom.whitfield@demo.example');
    await waitFor(() => expect(status()).toHaveTextContent('Tom Whitfield sits beside.'));
    expect((await beside.demo.status()).person).toBe('tom.whitfield@demo.example');
    await user.click(screen.getByRole('button', { name: 'Side by side' }));
    expect(status()).toHaveTextContent('Nobody sits beside.');
    expect([
      screen.queryByTitle('The product as somebody else'),
      new URLSearchParams(location.search).get('beside'),
    ]).toEqual([null, null]);
  });

  test('a frame that is closed while somebody is being signed in there ends the wait, and a second press while it opens does nothing', async () => {
    const { user, beside } = openInstruments();
    const button = screen.getByRole('button', { name: 'Side by side' });
    const letOpen = beside.pauseNextPage();
    await user.dblClick(button);
    expect([screen.getByTitle('The product as somebody else'), button.ariaDisabled]).toEqual([
      expect.anything(),
      'true',
    ]);
    letOpen();
    await waitFor(() => expect(status()).toHaveTextContent('Priya Nair sits beside.'));
    expect(button).not.toHaveAttribute('aria-disabled');
    const letChange = beside.pauseNextPage();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persona beside' }), 'tom.whitfield@demo.example');
    await waitFor(() => expect(beside.done).toEqual(['open /', 'open /']));
    await user.click(button);
    expect([status().textContent, screen.queryByTitle('The product as somebody else')]).toEqual([
      'Nobody sits beside.',
      null,
    ]);
    letChange();
    await Promise.resolve();
    expect([status().textContent, alert().textContent]).toEqual(['Nobody sits beside.', '']);
  });

  test('when the world begins anew, who sits beside is signed in again', async () => {
    const { user, beside, done } = openInstruments();
    await user.click(screen.getByRole('button', { name: 'Side by side' }));
    await waitFor(async () => expect((await beside.demo.status()).person).toBe('priya.nair@demo.example'));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(status()).toHaveTextContent('The demo has begun anew.'));
    expect([(await beside.demo.status()).person, beside.done, done]).toEqual([
      'priya.nair@demo.example',
      ['open /', 'open /'],
      ['open /'],
    ]);
    await user.click(screen.getByRole('button', { name: '+1 day' }));
    await waitFor(() => expect([beside.done.at(-1), done.at(-1)]).toEqual(['reload', 'reload']));
  });

  test('the world has begun anew when the page of home answers, not while the former one still takes a press', async () => {
    const { user, done, pauseNextPage } = openInstruments();
    const letAnswer = pauseNextPage();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(done).toEqual(['open /']));
    expect(status()).not.toHaveTextContent('begun anew');
    letAnswer();
    await waitFor(() => expect(status()).toHaveTextContent('The demo has begun anew.'));
  });
});
