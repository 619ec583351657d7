// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libraryKeys } from '#api/queries/library.keys.ts';
import type { Fault } from '#contracts/demo.ts';
import { policies } from '#fixtures/library/collections.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { openCollection, openDoor, plain, section } from '../testing/open-collection.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const CALL = 'resetUserCollections';
const TITLE = 'Start this collection again?';

const open = async (faults: readonly Fault[] = []) => {
  const door = await openDoor();
  const opened = await openCollection(door, policies.collection_id);
  await screen.findByRole('button', { name: 'Start again' });
  await door.demo.faults.set(faults);
  return { door, ...opened };
};
const dialog = async () => within(await screen.findByRole('alertdialog', { name: TITLE }));
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  return dialog();
};
const confirm = async () => userEvent.click((await ask()).getByRole('button', { name: 'Start again' }));
/** Restarts that reached the server. */
const sent = async (door: InProcess) => (await door.demo.log()).filter(({ call }) => call === CALL).length;
const listOf = (inside: Awaited<ReturnType<typeof dialog>>, name: string) =>
  within(inside.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

describe('N-14: whether it is offered', () => {
  test('not while it is not completed', async () => {
    await openCollection(await openDoor(), 301);
    await section('Modules');
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });

  test('not where the organisation does not let learners', async () => {
    await openCollection(await openDoor(), policies.collection_id, { settings: { user_reset_training: false } });
    await section('Modules');
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });
});

describe('N-21: the question', () => {
  test('says what goes and what stays, counted, and sends nothing when it is kept', async () => {
    const { door } = await open();
    const question = await ask();
    expect(plain(question.getByText(/^You completed/).textContent)).toBe(
      "You completed Your Practice Policies on 9th Feb '26.",
    );
    expect(listOf(question, 'What goes')).toEqual([
      'The date you completed it',
      'Completion of its 2 parts, also where they stand elsewhere',
      'Where you stopped in them, and the time spent',
    ]);
    expect(listOf(question, 'What stays')).toEqual([
      expect.stringMatching(/^Your \d+ points and your awards$/),
      'Evidence you sent, with its answers',
      'Results of assessments',
    ]);
    const stay = question.getByRole('button', { name: 'Keep it completed' });
    expect(stay).toHaveFocus();
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start again' })).toHaveFocus());
    expect(await sent(door)).toBe(0);
  });

  test('E-09: no points where the organisation shows none', async () => {
    await openCollection(await openDoor(), policies.collection_id, { settings: { points_display: false } });
    await screen.findByRole('button', { name: 'Start again' });
    expect(listOf(await ask(), 'What stays')[0]).toBe('Your awards');
  });
});

describe('N-23: what became of it', () => {
  test('the page begins again at once, and so does every list that was loaded', async () => {
    const { door, queries } = await open();
    const elsewhere = libraryKeys.collection(1, 302);
    queries.setQueryData(elsewhere, {});
    await confirm();
    expect(await screen.findByRole('link', { name: /^Get Started: / })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^You can start again now\./)).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    expect(screen.getByText('0 of 2 parts')).toBeVisible();
    expect(queries.getQueryState(elsewhere)?.isInvalidated).toBe(true);
    expect(await sent(door)).toBe(1);
  });

  test('a lost reply is asked after, and nothing is sent again', async () => {
    const { door } = await open([{ call: CALL, kind: 'lost', times: 1 }]);
    await confirm();
    expect(await screen.findByRole('link', { name: /^Get Started: / })).toBeVisible();
    expect(await sent(door)).toBe(1);
  });

  test('what did not arrive is still completed, and can be tried again in the same dialog', async () => {
    const { door, failures } = await open([{ call: CALL, status: 500, times: 1 }]);
    await confirm();
    const question = await dialog();
    expect(await question.findByRole('alert')).toHaveTextContent('It did not start again.');
    expect(failures.filter(({ treatment }) => treatment === 'tray')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('link', { name: /^Get Started: / })).toBeVisible();
    expect(await sent(door)).toBe(2);
  });

  test('while nobody can say, the server is asked again, also after the dialog was closed', async () => {
    const { door } = await open([
      { call: CALL, kind: 'lost', times: 1 },
      { call: 'getCollection', status: 500, times: 'always' },
    ]);
    await confirm();
    const question = await dialog();
    expect(await question.findByRole('alert')).toHaveTextContent('It may have started again.');
    await userEvent.click(question.getByRole('button', { name: 'Check again' }));
    expect(await question.findByRole('alert')).toHaveTextContent('It may have started again.');
    await userEvent.click(question.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await door.demo.faults.set([]);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('link', { name: /^Get Started: / })).toBeVisible();
    expect(await sent(door)).toBe(1);
  });

  test('an organisation that lets learners no longer is named', async () => {
    const { door } = await open();
    await door.backend.write((db) =>
      db.tables.organisations.update(1, {
        settings: { ...db.tables.organisations.require(1).settings, user_reset_training: false },
      }),
    );
    await confirm();
    const question = await dialog();
    expect(await question.findByRole('alert')).toHaveTextContent(
      'Brightwater Dental Academy does not let you start it again any more. It is still completed.',
    );
    expect(question.queryByRole('button', { name: 'Start again' })).toBeNull();
  });
});
