// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { amaraOsei, arthurPenn } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import {
  choose,
  confirm,
  createDoor,
  DECONTAMINATION,
  INFECTION_CONTROL,
  openReset,
  press,
  showReset,
} from './testing/open-reset.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const calls = async (door: InProcess, call: string) => (await door.demo.log()).filter((entry) => entry.call === call);
const usersOf = (call: { readonly body: unknown }) => (call.body as { users: number[] }).users;
const AMARA = 'Amara Osei';
const ARTHUR = 'Arthur Penn';

describe('N-22: training begins again for many people', () => {
  test('nobody is reset before the number was typed', async () => {
    const door = await openReset();
    await choose(AMARA, ARTHUR);
    await press('Reset…');
    const dialog = within(await screen.findByRole('alertdialog', { name: /2 resets,\s*and no way back/ }));
    expect(dialog.getByText(/begin again|Their progress cannot be brought back/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset 2 for good' }));
    await userEvent.type(dialog.getByLabelText('Type the number of resets'), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Reset 2 for good' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep everything' }));
    expect(await calls(door, 'resetUserModules')).toEqual([]);
  });

  test('person after person, each in a call of their own with all four nulls (K-21), and it says who', async () => {
    const door = await openReset([DECONTAMINATION, INFECTION_CONTROL]);
    await choose(AMARA, ARTHUR);
    await confirm(4);
    expect(await screen.findByText('2 of 2 can start again.')).toBeTruthy();
    const modules = await calls(door, 'resetUserModules');
    expect(modules.map(usersOf)).toEqual([[amaraOsei.id], [arthurPenn.id]]);
    expect(modules[0]?.body).toMatchObject({
      modules: [705],
      last_started_at: null,
      last_completed_at: null,
      state: null,
      time_viewed: null,
    });
    expect((await calls(door, 'resetUserCollections')).map(usersOf)).toEqual([[amaraOsei.id], [arthurPenn.id]]);
  });

  test('who is refused is named with the reason, stays selected, and is tried again alone', async () => {
    const door = await openReset();
    await choose(AMARA, ARTHUR);
    await door.demo.faults.set([{ call: 'resetUserModules', status: 422, times: 1 }]);
    await confirm(2);
    expect(await screen.findByText("1 of 2 can start again. 1 wasn't reset, and is still selected.")).toBeTruthy();
    const [first] = screen.getAllByRole('row').slice(1);
    expect(first?.textContent).toContain(AMARA);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(ARTHUR) }).checked).toBe(false);
    await confirm(1);
    expect(await screen.findByText('1 of 1 can start again.')).toBeTruthy();
    expect((await calls(door, 'resetUserModules')).map(usersOf)).toEqual([
      [amaraOsei.id],
      [arthurPenn.id],
      [amaraOsei.id],
    ]);
  });

  test('a lost reply resets nobody twice: the same key goes again, and is answered as before', async () => {
    const door = await openReset();
    await choose(AMARA);
    await door.demo.faults.set([{ call: 'resetUserModules', kind: 'lost', times: 1 }]);
    await confirm(1);
    expect(await screen.findByText(/No answer came, so it may begin again/)).toBeTruthy();
    await confirm(1);
    expect(await screen.findByText('1 of 1 can start again.')).toBeTruthy();
    const sent = await calls(door, 'resetUserModules');
    expect(sent.map(({ isRepeated }) => isRepeated === true)).toEqual([false, true]);
  });

  test('a second reset of the same person afterwards is one of its own', async () => {
    const door = await openReset();
    for (const _ of [1, 2]) {
      await choose(AMARA);
      await confirm(1);
      expect(await screen.findByText('1 of 1 can start again.')).toBeTruthy();
    }
    expect((await calls(door, 'resetUserModules')).map(({ isRepeated }) => isRepeated === true)).toEqual([
      false,
      false,
    ]);
  });

  test('where the server lets nobody be reset, nothing more is sent, and everybody stays selected', async () => {
    const door = await openReset();
    await choose(AMARA, ARTHUR);
    await door.demo.faults.set([{ call: 'resetUserModules', status: 403, times: 'always' }]);
    await confirm(2);
    expect(await screen.findByText("0 of 2 can start again. 2 weren't reset, and are still selected.")).toBeTruthy();
    expect(screen.getByText('You may not reset the training of this person')).toBeTruthy();
    expect(screen.getByText('Not sent: it was stopped before')).toBeTruthy();
    expect(await calls(door, 'resetUserModules')).toHaveLength(1);
  });

  test.each([401, 423, 429, 503])(
    'where the server takes nothing now (%i), nothing more is sent, and everybody stays selected',
    async (status) => {
      const door = await openReset();
      await choose(AMARA, ARTHUR);
      await door.demo.faults.set([{ call: 'resetUserModules', status, times: 'always' }]);
      await confirm(2);
      expect(await screen.findByText("0 of 2 can start again. 2 weren't reset, and are still selected.")).toBeTruthy();
      expect(screen.getByText('The server takes nothing at this moment. Try again later')).toBeTruthy();
      expect(await calls(door, 'resetUserModules')).toHaveLength(1);
    },
  );

  test('groups and search narrow the list; what is selected stays selected', async () => {
    await openReset();
    await choose(AMARA);
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'Leeds practices (3)');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await userEvent.type(screen.getByRole('searchbox'), 'nobody at all');
    expect(await screen.findByText(/^Nothing is like /)).toBeTruthy();
    expect(screen.getByText(/^1 selected|1$/, { selector: 'b, .selbar__n' })).toBeTruthy();
  });

  test('training is added and removed; without any, nothing can be reset', async () => {
    await openReset([]);
    await choose(AMARA);
    await press('Reset…');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const [, choice] = within(await screen.findByLabelText('Add training')).getAllByRole('option');
    await userEvent.selectOptions(screen.getByLabelText('Add training'), choice?.textContent ?? '');
    await press('Reset…');
    expect(await screen.findByRole('alertdialog', { name: /1 reset/ })).toBeTruthy();
    await press('Keep everything');
    await press(`Remove ${choice?.textContent ?? ''}`);
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  });

  test('B-15: who may not list people is told so', async () => {
    const door = await createDoor();
    await door.demo.faults.set([{ call: 'listUsers', status: 403 }]);
    await showReset(door);
    expect(await screen.findByText(/You need to be a manager or an administrator/)).toBeTruthy();
  });
});
