// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { callsOf, enter, openProfile, setUpProfile } from '../testing/open-profile.tsx';

setUpProfile();

const NEW = 'four quiet herons';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = async (current: string, next: string, again = next): Promise<void> => {
  for (const [label, text] of [
    ['Current password', current],
    ['New password', next],
    ['New password again', again],
  ] as const) {
    await userEvent.clear(field(label));
    await userEvent.type(field(label), text);
  }
};
const everythingStored = (): string =>
  [localStorage, sessionStorage].flatMap((store) => Object.keys(store).map((name) => store.getItem(name))).join('\n');
const save = () => screen.getByRole('button', { name: 'Save password' });
const values = () => ['Current password', 'New password', 'New password again'].map((label) => field(label).value);
const open = async () => {
  const door = await enter();
  return { door, ...(await openProfile(door, { section: 'security' })) };
};
const passwordOf = (door: Awaited<ReturnType<typeof enter>>) =>
  door.backend.read((db) => db.tables.users.get(amaraOsei.id)?.password);

describe('another password (G-10, G-11)', () => {
  test('says what makes a good one before it is typed, and what Save waits for; password managers know the fields', async () => {
    await open();
    expect(field('New password')).toHaveAccessibleDescription(
      'Up to 50 characters. Three or four words you remember are stronger than one with signs in it.',
    );
    expect(save()).toHaveAccessibleDescription('Fill in all three.');
    expect(
      ['Current password', 'New password', 'New password again'].map((label) => field(label).autocomplete),
    ).toEqual(['current-password', 'new-password', 'new-password']);
    expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe(amaraOsei.email);
  });

  test('is saved, told, and cleared; nothing of it is on the device', async () => {
    const { door, told } = await open();
    await fill(DEMO_PASSWORD, NEW);
    expect(screen.getByText('Both are the same')).toBeInTheDocument();
    expect(screen.getByText('Other devices stay signed in.')).toBeInTheDocument();
    expect(unsentWork()).toMatchObject({ isOnDevice: false });
    await userEvent.click(save());
    await waitFor(() => expect(values()).toEqual(['', '', '']));
    expect(told).toEqual([{ title: 'Updated', text: 'Your password has been successfully updated.', marker: 'done' }]);
    expect(save()).toHaveAccessibleDescription('Saved. Other devices stay signed in.');
    expect(await passwordOf(door)).toBe(NEW);
    expect(everythingStored()).not.toContain(NEW);
    expect(unsentWork()).toBeNull();
    localStorage.setItem('planted', NEW);
    expect(everythingStored(), 'what is planted is found').toContain(NEW);
  });

  test('is not sent while the two differ, or while it could not be typed at sign-in (0306)', async () => {
    const { door } = await open();
    await fill(DEMO_PASSWORD, NEW, 'four quiet heron');
    await userEvent.click(save());
    expect(field('New password again')).toHaveAccessibleDescription('This is not the same as the new password.');
    expect(field('New password again')).toHaveFocus();
    await fill(DEMO_PASSWORD, 'x'.repeat(51));
    await userEvent.click(save());
    expect(field('New password')).toHaveAccessibleDescription(/Please use at most 50 characters\. This is 51\./);
    expect(await callsOf(door, 'updatePassword')).toEqual([]);
  });

  test('a wrong current one stands beside its field, and what was typed stays; after five it says how long to wait', async () => {
    const { door, told } = await open();
    await fill('wrong', NEW);
    for (let time = 1; time <= 5; time += 1) {
      await userEvent.click(save());
      await waitFor(async () => expect(await callsOf(door, 'updatePassword')).toHaveLength(time));
      await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription('The password is incorrect.'));
      expect(field('Current password')).toHaveFocus();
    }
    await userEvent.click(save());
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(/Too many/i));
    expect(screen.getByText(/^You can try again in /)).toBeInTheDocument();
    expect(values()).toEqual(['wrong', NEW, NEW]);
    expect(told).toEqual([]);
    expect(await passwordOf(door)).toBe(DEMO_PASSWORD);
  });

  test('what the server has against it stands beside its field', async () => {
    await open();
    await fill(DEMO_PASSWORD, 'short');
    await userEvent.click(save());
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(/The password field must be at least 8 characters\./),
    );
    expect(values()).toEqual([DEMO_PASSWORD, 'short', 'short']);
  });

  test.each([403, 404, 423])('%i is told by the toast, and what was typed stays (G-09)', async (status) => {
    const { door, told } = await open();
    await door.demo.faults.add([{ call: 'updatePassword', status }]);
    await fill(DEMO_PASSWORD, NEW);
    await userEvent.click(save());
    await waitFor(() => expect(told).toMatchObject([{ title: 'Oops!' }]));
    expect(values()).toEqual([DEMO_PASSWORD, NEW, NEW]);
    expect(screen.queryByText(/It is not known/)).toBeNull();
  });

  test('a lost reply leaves unknown whether it counts, and what to do then is said', async () => {
    const { door, told } = await open();
    await door.demo.faults.add([{ call: 'updatePassword', kind: 'lost' }]);
    await fill(DEMO_PASSWORD, NEW);
    await userEvent.click(save());
    expect(await screen.findByText('It is not known whether the new password counts')).toBeInTheDocument();
    expect(told).toMatchObject([{ title: 'Oops!' }]);
    await userEvent.click(save());
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription('The password is incorrect.'));
  });
});
