// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInstruments } from '../testing/open-instruments.tsx';
import { pageFrame } from '../testing/page-frame.ts';
import { TOURS } from '../tours/tours.ts';
import { JOURNAL_VERSION, readJournal, type Journal } from './journal.ts';
import { JournalsContext } from './journals-context.ts';
import { createPlayer } from './player.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { createRecorder, FINISHED_AS, STORED_AS } from './recorder.ts';

const journal: Journal = {
  version: JOURNAL_VERSION,
  title: 'From a file',
  begins: '/login?demo-clock=x',
  steps: [{ kind: 'press', target: { by: 'role', role: 'button', name: 'Sign in' } }],
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('what the demo desk does is listed while it is recorded, which begins anew, and goes on after a reload', async () => {
  const { user, done } = openInstruments('?tab=tours');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Recording, from a fresh world.'));
  expect(done[0]).toMatch(/^afresh /);
  expect(screen.getByRole('button', { name: `Play: ${TOURS[0]?.journal.title ?? ''}` })).toHaveAccessibleDescription(
    'Something is being recorded.',
  );
  await user.click(screen.getByRole('tab', { name: 'Stage' }));
  await user.click(screen.getByRole('button', { name: '+1 day' }));
  await waitFor(() => expect(done).toContain('reload'));
  const again = openInstruments('?tab=tours');
  const steps = within(screen.getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Demo: clock.advance("1d")',
    'Load the page again',
  ]);
  await again.user.click(screen.getByRole('button', { name: 'Stop recording' }));
  expect([screen.getByRole('button', { name: 'Record' }), sessionStorage.getItem(STORED_AS)]).toEqual([
    expect.anything(),
    null,
  ]);
});

test('a finished recording is shown again after a reload, until it is discarded', async () => {
  sessionStorage.setItem(STORED_AS, JSON.stringify(journal));
  const { user } = openInstruments('?tab=tours');
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  const again = openInstruments('?tab=tours');
  expect(screen.getByRole('heading', { name: 'From a file, 1 step' })).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Record' })).toHaveFocus());
  openInstruments('?tab=tours');
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
});

test('another recording takes the place of a finished one', async () => {
  sessionStorage.setItem(FINISHED_AS, JSON.stringify(journal));
  const { user } = openInstruments('?tab=tours');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await screen.findByRole('heading', { name: 'A recorded session, 0 steps' });
  expect(sessionStorage.getItem(FINISHED_AS)).toBeNull();
});

test('what is not recorded says so, while something is', async () => {
  sessionStorage.setItem(STORED_AS, JSON.stringify(journal));
  const { user } = openInstruments('?tab=tours');
  await user.click(screen.getByRole('tab', { name: 'Brand' }));
  expect(screen.getByText('Brand and logo are not part of the recording.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(
    'An import is not part of the recording.',
  );
  await user.click(screen.getByRole('tab', { name: 'Tours' }));
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  expect(screen.queryByText(/not part of the recording/)).toBeNull();
});

test('a journal is opened from a file and replayed; one that is none, and a step that cannot be done, are told in words', async () => {
  const { user } = openInstruments('?tab=tours&pace=none');
  const file = screen.getByLabelText('File of a journal');
  await user.upload(file, new File(['{"version":7}'], 'old.json', { type: 'application/json' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This journal has version 7; version 1 can be replayed. Record it again.',
    ),
  );
  await user.upload(file, new File([JSON.stringify(journal)], 'new.json', { type: 'application/json' }));
  await user.click(await screen.findByRole('button', { name: 'Replay' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'From a file: Step 1, Press the button “Sign in”: The product is not there.',
    ),
  );
});

test('a journal is saved as a file, and as a test', async () => {
  const { user } = openInstruments('?tab=tours');
  await user.upload(
    screen.getByLabelText('File of a journal'),
    new File([JSON.stringify(journal)], 'new.json', { type: 'application/json' }),
  );
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: vi.fn<() => void>(),
  });
  await user.click(await screen.findByRole('button', { name: 'Save journal' }));
  await user.click(screen.getByRole('button', { name: 'Save as test' }));
  await waitFor(() => expect(blobs).toHaveLength(2));
  const [saved = '', text = ''] = await Promise.all(blobs.map((blob) => blob.text()));
  expect(readJournal(saved)).toEqual(journal);
  expect(text).toContain("await page.getByRole('button', { name: 'Sign in', exact: true }).click();");
});

test('an address begins a tour once; an unknown one is told', async () => {
  openInstruments('?tour=nobodys-day');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There is no tour “nobodys-day”.'));
  const { done } = openInstruments('?tour=late-fee');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A late fee: The product is not there.'));
  expect([done[0]?.split('?')[0], new URLSearchParams(location.search).has('tour')]).toEqual([
    'afresh /bookings',
    false,
  ]);
});

test('a tour that an address begins ends what was being recorded, and is no part of it', async () => {
  sessionStorage.setItem(STORED_AS, JSON.stringify(journal));
  openInstruments('?tab=tours&tour=late-fee');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A late fee: The product is not there.'));
  const steps = within(screen.getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Press the button “Sign in”']);
  expect([screen.getByRole('button', { name: 'Record' }), sessionStorage.getItem(STORED_AS)]).toEqual([
    expect.anything(),
    null,
  ]);
});

test('the sentence of a step is announced politely; it is paused, stepped and ended beside the product', async () => {
  const { frame, opened } = pageFrame(() => undefined);
  const [recorder, player] = [createRecorder(frame), createPlayer({ frame })];
  const steps = ['/one', '/two'].map((path) => ({ kind: 'go', path, sentence: `Now ${path}.` }) as const);
  const user = userEvent.setup();
  render(
    <JournalsContext value={{ recorder, player, play: () => Promise.resolve() }}>
      <PlayerBar />
    </JournalsContext>,
  );
  expect(screen.queryByRole('region', { name: 'Replay' })).toBeNull();
  const ending = player.play({ ...journal, steps }, 'readable');
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(screen.getByText('Now /one.')).toHaveAttribute('aria-live', 'polite'));
  expect(screen.getByText('From a file, step 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Step' }));
  await waitFor(() => expect(screen.getByText('Now /two.')).toBeVisible());
  expect(opened).toEqual([journal.begins, '/one']);
  await user.click(screen.getByRole('button', { name: 'End the replay' }));
  expect([await ending, screen.queryByRole('region', { name: 'Replay' })]).toEqual([{ kind: 'stopped' }, null]);
});

test('each tour is a journal with sentences, as one is read from a file, of eight to twelve steps', () => {
  expect(TOURS.map(({ journal: tour }) => readJournal(JSON.stringify(tour)))).toEqual(
    TOURS.map(({ journal: tour }) => tour),
  );
  expect(
    TOURS.filter(({ journal: { steps } }) => steps.length < 8 || steps.length > 12 || steps[0]?.sentence === undefined),
  ).toEqual([]);
});
