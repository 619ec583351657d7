// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { createActorLog, type ActorLog } from '#current/actor-log.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import { viewAsMachine } from '#machines/session/view-as.machine.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { noteVisit } from '../there/visit-store.ts';
import { diagramFile } from './diagram-file.ts';
import type { WalkerFacts } from './facts.ts';
import { MachinesAlone } from './MachinesAlone.tsx';
import { WalkerPanel } from './WalkerPanel.tsx';

const facts: WalkerFacts = {
  items: { 'A-01': '`/login` is public.' },
  machines: {
    'session/login': {
      states: { 'login.signedOut.form.plain': { positions: 3, walks: 1 }, 'login.csrf': { positions: 0, walks: 0 } },
      transitions: {},
      guards: { credentialsAreWhole: { description: 'Both are typed.', code: '(_, params) => areWhole(params)' } },
    },
  },
};

// The build works them out from all sources.
vi.mock('virtual:walker-facts', () => ({ facts: { items: {}, machines: {} } }));

const open = (search: string, frame: ProductFrame | null = null) => {
  history.replaceState(null, '', `/instruments/${search}`);
  render(<WalkerPanel frame={frame} loadFacts={() => Promise.resolve({ facts })} />);
  return userEvent.setup();
};

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const now = (): string | null =>
  document.querySelector('svg [aria-current="step"]')?.getAttribute('data-state') ?? null;
const alerts = (): readonly string[] =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '');
const timeline = () => within(screen.getByRole('list', { name: 'Events, oldest first' }));

it('opens a chart from its address, sends its sample events and lets its effects come back', async () => {
  const user = open('?tab=charts&chart=session/login');
  expect(now()).toBe('login.signedOut.form.plain');
  await user.click(screen.getByRole('button', { name: 'Send credentials submitted' }));
  expect(now()).toBe('login.csrf');
  await user.click(screen.getByRole('button', { name: 'Answer requestCsrfCookie: the call failed' }));
  expect(now()).toBe('login.signedOut.form.failed');
  expect(
    timeline()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['nothing rememberedplain', 'submittedcsrf', 'requestCsrfCookie came backfailed']);
  // Secrets of the samples stay hidden, shown or saved.
  expect(document.body.textContent).not.toContain('waymark-demo');
});

it('goes back and on along the timeline; what is undone stays until something else happens', async () => {
  const user = open('?chart=session/login');
  await user.click(screen.getByRole('button', { name: 'Send credentials submitted' }));
  await user.click(screen.getByRole('button', { name: 'Answer requestCsrfCookie: the cookies are set' }));
  await user.click(screen.getByRole('button', { name: 'One event back' }));
  expect(now()).toBe('login.csrf');
  expect(timeline().getByRole('button', { name: /authenticating, undone/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One event on' }));
  expect(now()).toBe('login.authenticating');
  await user.click(timeline().getByRole('button', { name: /nothing remembered/ }));
  expect(now()).toBe('login.signedOut.form.plain');
  await user.click(screen.getByRole('button', { name: 'Send session began elsewhere' }));
  expect(timeline().getAllByRole('listitem')).toHaveLength(2);
});

it('says what is wrong with a payload beside its field, and what a guard refuses', async () => {
  const user = open('?chart=session/login');
  await user.click(screen.getByRole('button', { name: 'Payload of credentials submitted' }));
  const form = within(screen.getByRole('form', { name: 'What submitted carries' }));
  expect(form.getByLabelText('password')).toHaveAttribute('type', 'password');
  await user.clear(form.getByLabelText('password'));
  expect(form.getByText('With this no transition is taken: a guard refuses it.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(now()).toBe('login.signedOut.form.plain');
  await user.type(form.getByLabelText('password'), 'something');
  await user.click(form.getByRole('button', { name: 'Send' }));
  expect(now()).toBe('login.csrf');
});

it('says that JSON is none beside its field', async () => {
  const user = open('?chart=bookings/unschedule');
  await user.click(screen.getAllByRole('button', { name: /^Payload of the workshop is late/ })[0] as HTMLElement);
  const field = screen.getByLabelText('facts');
  await user.clear(field);
  await user.type(field, '[[');
  expect(field).toHaveAccessibleDescription('This is not JSON. Texts and keys stand in double quotes.');
  expect(field).toBeInvalid();
});

it('shows guards true and false, with their docstring and their source', async () => {
  const user = open('?chart=session/login');
  const guards = within(screen.getByRole('region', { name: 'Guards' }));
  const answers = () => guards.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent);
  expect(await guards.findByText(/Both are typed/)).toBeInTheDocument();
  expect(guards.getByText('(_, params) => areWhole(params)')).toBeInTheDocument();
  expect(answers()).toEqual(['true']);
  await user.click(screen.getByRole('button', { name: 'Send credentials submitted' }));
  expect(answers()).toEqual(['true', 'false']);
});

it('gives each state an address, its items with their texts, and what the tests reach of it', async () => {
  const user = open('?tab=charts&at=%2Flogin&chart=session/login');
  const drawing = within(screen.getByRole('group', { name: 'The chart session/login' }));
  await user.click(drawing.getByRole('link', { name: 'plain, current state, initial' }));
  expect(location.search).toBe('?tab=charts&at=%2Flogin&chart=session%2Flogin&state=login.signedOut.form.plain');
  const chosen = within(screen.getByRole('region', { name: 'The state plain' }));
  expect(chosen.getByText('Nothing was tried.')).toBeInTheDocument();
  expect(chosen.getByText('/login')).toBeInTheDocument();
  expect(chosen.getByText(/Tests reach it in 3 positions.*1 walk of the real view shows it/)).toBeInTheDocument();
  cleanup();
  open('?chart=session/login&state=login.csrf');
  expect(await screen.findByText(/No test reaches it.*No walk of the real view shows it/)).toBeInTheDocument();
});

/** A frame whose document has this log. */
const frameWith = (log: ActorLog): ProductFrame => ({
  seat: 1,
  base: '/',
  view: () => ({ waymarkActorLog: log }) as unknown as Window,
  demo: () => Promise.reject(new Error('There is no console.')),
  path: () => '/',
  subscribe: () => () => undefined,
  open: () => undefined,
  reload: () => undefined,
  openAfresh: () => Promise.resolve(),
  attach: () => undefined,
  source: '/',
});

const PASSWORD = 'correct-horse-battery';
const nothing = (): void => undefined;

const startLogin = (log: ReturnType<typeof createActorLog>): ActorRefFrom<typeof loginMachine> => {
  const answer = (output: unknown) => fromPromise(() => Promise.resolve(output));
  const broken = {
    ok: false,
    reason: 'refused',
    problem: {
      kind: 'http',
      status: 422,
      message: `The password ${PASSWORD} is wrong.`,
      errors: {},
      retryAfterSeconds: null,
    },
  };
  const machine = loginMachine.provide({
    actors: { requestCsrfCookie: answer({ ok: true }), signIn: answer(broken) } as never,
    actions: {
      removeTokenFromAddress: nothing,
      forgetSession: nothing,
      tellOtherTabs: nothing,
      reportUnexpectedError: nothing,
      showUnexpectedError: nothing,
    },
  });
  return createActor(machine, {
    input: { remembered: false, email: null, link: null, organisationId: null },
    inspect: log.note,
  }).start();
};

it('follows a chart of the product, sends it events, and never shows a password: neither in texts nor in what is saved', async () => {
  const log = createActorLog(() => Date.UTC(2026, 2, 2, 14, 14));
  const login = startLogin(log);
  const user = open('', frameWith(log));
  expect(now()).toBe('login.signedOut.form.plain');
  login.send({ type: 'submitted', email: 'amara.osei@demo.example', password: PASSWORD });
  expect(await timeline().findByRole('button', { name: /signIn came back ?2:14:00, refused/ })).toBeInTheDocument();
  expect(now()).toBe('login.signedOut.form.refused');
  await user.click(screen.getByText('Context'));
  await user.click(screen.getByText('What the last event carried'));
  for (const event of timeline().getAllByRole('button')) {
    await user.click(event);
    expect(document.body.innerHTML).not.toContain(PASSWORD);
  }
  expect(screen.getByText(/"message": "The password \[hidden\] is wrong."/)).toBeInTheDocument();
  expect(diagramFile(document.querySelector<SVGSVGElement>('svg.diagram') as SVGSVGElement)).not.toContain(PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Send credentials submitted' }));
  expect(
    log.notes().filter(({ inspected }) => inspected.type === '@xstate.event' && inspected.event.type === 'submitted'),
  ).toHaveLength(2);
});

it('follows the chart that began last, and any other one that runs once it is chosen', async () => {
  const log = createActorLog(() => 0);
  startLogin(log);
  const dialog = createActor(viewAsMachine.provide({ actors: {} }), {
    input: { impersonated: false },
    inspect: log.note,
  }).start();
  const user = open('', frameWith(log));
  expect(now()).toMatch(/^viewAs\./);
  await user.selectOptions(screen.getByLabelText('Chart'), 'live:session/login');
  expect(location.search).toBe('?chart=live%3Asession%2Flogin');
  expect(now()).toBe('login.signedOut.form.plain');
  await user.selectOptions(screen.getByLabelText('Chart'), 'On screen: viewAs');
  expect(now()).toMatch(/^viewAs\./);
  dialog.stop();
  await waitFor(() => expect(now()).toBe('login.signedOut.form.plain'));
});

it('follows a chart that was chosen by hand once the product was brought to one of its states, until one is chosen again', async () => {
  const log = createActorLog(() => 0);
  startLogin(log).send({ type: 'submitted', email: 'amara.osei@demo.example', password: PASSWORD });
  const user = open('?chart=session/login&state=login.signedOut.form.refused', frameWith(log));
  expect(now()).toBe('login.signedOut.form.plain');
  act(() =>
    noteVisit({
      machine: 'session/login',
      stateId: 'login.signedOut.form.refused',
      isBusy: false,
      text: 'The product is at login.signedOut.form.refused: submitted.',
    }),
  );
  await waitFor(() => expect(now()).toBe('login.signedOut.form.refused'));
  expect(screen.getByText(/^The product is at login\.signedOut\.form\.refused/)).toBeInTheDocument();
  expect(location.search).toBe('?chart=session/login&state=login.signedOut.form.refused');
  await user.selectOptions(screen.getByLabelText('Chart'), 'session/view-as');
  await user.selectOptions(screen.getByLabelText('Chart'), 'session/login');
  expect(now()).toBe('login.signedOut.form.plain');
});

it('lists the running actors, and shows an earlier moment without undoing it', async () => {
  const log = createActorLog(() => 0);
  const login = startLogin(log);
  const user = open('', frameWith(log));
  login.send({ type: 'submitted', email: 'amara.osei@demo.example', password: PASSWORD });
  expect(await within(screen.getByRole('region', { name: 'Actors' })).findByText('refused')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One event back' }));
  expect(now()).toBe('login.authenticating');
  expect(login.getSnapshot().matches({ signedOut: { form: 'refused' } })).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(now()).toBe('login.signedOut.form.refused');
});

it('says that an address names no chart, or no state of the chart', () => {
  open('?chart=session/nothing');
  expect(alerts()).toEqual(['There is no state chart session/nothing. Choose one above.']);
  cleanup();
  open('?chart=session/login&state=login.gone');
  expect(alerts()).toEqual([
    'The chart session/login has no state login.gone. It was renamed, or the link is of another version.',
  ]);
  cleanup();
  open('?chart=session/login&be=login.gone');
  expect(alerts()).toEqual([
    'The chart session/login has no state login.gone. It was renamed, or the link is of another version.',
  ]);
  cleanup();
  open('?be=login.gone');
  expect(alerts()).toEqual([
    'No state chart has a state login.gone. It was renamed, or the link is of another version.',
  ]);
  cleanup();
  open('?chart=live:bookings/unschedule');
  expect(alerts()).toEqual([
    'The chart bookings/unschedule is not running in the product now. Choose it above to walk it without its screen.',
  ]);
});

it('says that coverage and items are being loaded, and that they could not be', async () => {
  const facts = Promise.withResolvers<never>();
  history.replaceState(null, '', '/instruments/?chart=session/login');
  render(<WalkerPanel frame={null} loadFacts={() => facts.promise} />);
  expect(screen.getByText('Loading coverage, the text of items and the source of guards…')).toHaveRole('status');
  facts.reject(new Error('no network'));
  expect(await screen.findByText(/source of guards could not be loaded\. Load the page again\./)).toHaveRole('status');
});

it('has its headings one level below the other where it stands alone', async () => {
  history.replaceState(null, '', '/instruments/?alone&chart=session/login');
  render(<MachinesAlone />);
  await screen.findByRole('heading', { name: 'Timeline' }, { timeout: 10_000 });
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.every((level, nth) => level <= (levels[nth - 1] ?? 0) + 1)).toBe(true);
});
