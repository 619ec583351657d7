// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { amaraOsei, DEMO_PASSWORD, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { SessionOverDialog, type SessionOverDialogProps } from './SessionOverDialog.tsx';
import { openHouse } from './testing/house.ts';
import { setUpScreens, show } from './testing/show.tsx';

setUpScreens();

const work = {
  noun: 'answers',
  amount: '8 of 8',
  isOnDevice: true,
  backLabel: 'Back to your assessment',
  flushDraft: () => undefined,
};

/** The dialog over a page of Amara's, or Tom's, with a backend and a chart of its own. */
const open = async (
  person: { email: string; first_name: string; two_factor_confirmed?: boolean },
  props: Partial<SessionOverDialogProps> = {},
) => {
  const door = createInProcess();
  const house = openHouse(door, { email: person.email });
  house.login.start();
  const onLeave = vi.fn<() => void>();
  const user = show(
    house,
    <>
      <button type="button">on the page</button>
      <SessionOverDialog
        login={house.login}
        title="Session expired"
        lead="Sorry, but your session has expired. Please try signing in again."
        profile={{ id: 31, ...person }}
        work={work}
        goesOn
        onLeave={onLeave}
        {...props}
      />
    </>,
  );
  const dialog = await screen.findByRole('dialog', { name: props.title ?? 'Session expired' });
  return { door, house, user, onLeave, dialog };
};

const amara = { email: amaraOsei.email, first_name: 'Amara', two_factor_confirmed: false };
const tom = { email: tomWhitfield.email, first_name: 'Tom', two_factor_confirmed: true };
const password = () => screen.findByLabelText<HTMLInputElement>('Password');

test('J-02: the words, what is kept, the address, and the focus on the one thing that is asked for', async () => {
  const { dialog } = await open(amara);
  expect(dialog.textContent).toContain('Sorry, but your session has expired. Please try signing in again.');
  expect(dialog.textContent).toContain('Your answers are kept');
  expect(dialog.textContent).toContain('8 of 8 are on this device.');
  expect(dialog.textContent).toContain('the page goes on where it stopped, and nothing is sent twice');
  expect(dialog.textContent).toContain(amaraOsei.email);
  expect(document.activeElement).toBe(await password());
  const address = dialog.querySelector<HTMLInputElement>('[autocomplete=username]');
  expect(address).toMatchObject({ value: amaraOsei.email, readOnly: true, tabIndex: -1 });
});

test('J-01: after a 403 it does not promise that the call goes on', async () => {
  const { dialog } = await open(amara, { goesOn: false });
  expect(dialog.textContent).toContain('What was refused is not sent again by itself.');
  expect(dialog.textContent).not.toContain('the page goes on where it stopped');
});

test('C-29: what this device could not keep is said to be lost by leaving', async () => {
  const { dialog } = await open(amara, { work: { ...work, isOnDevice: false } });
  expect(dialog.textContent).toContain('They are on this page alone, so do not close it.');
  expect(dialog.textContent).toContain('Amara’s answers are lost then');
  expect(dialog.textContent).not.toContain('are on this device.');
});

test('it has no way out but signing in and leaving to somebody else', async () => {
  const { user, dialog, onLeave } = await open(amara);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(dialog.isConnected).toBe(true);
  expect(onLeave).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Sign in as someone else' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(dialog.textContent).toContain('Amara’s answers stay on this device until Amara is back.');
  expect(screen.queryByText('Please complete this field')).toBeNull();
});

test('A-10, A-13: a wrong password is refused in its words; the right one signs in', async () => {
  const { user, house, dialog } = await open(amara);
  await user.type(await password(), 'wrong{Enter}');
  const tray = await within(dialog).findByRole('alert');
  expect(tray.textContent).toContain('Sorry, your attempt to login was unsuccessful. Please try again.');
  expect(document.activeElement).toBe(tray);
  await user.clear(await password());
  await user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  await waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));
});

test('K-09: without a password nothing is sent, and the field says why', async () => {
  const { user, door } = await open(amara);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Please complete this field')).toBeTruthy();
  expect((await door.demo.log()).some(({ call }) => call === 'login')).toBe(false);
});

test('A-11, A-12: with two-factor on the path says so; a code, a wrong one first, and the way back', async () => {
  const { user, house, door, dialog } = await open(tom);
  expect(dialog.textContent).toContain('From the authenticator app');
  await user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Six-digit code' });
  await waitFor(async () => expect(document.activeElement).toBe(await code()));
  expect(dialog.textContent).toContain('Back to your assessment');
  expect(within(dialog).queryByRole('button', { name: 'Sign in as someone else' })).toBeNull();

  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  expect((await password()).value).toBe('');
  await user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  await user.type(await code(), '000000{Enter}');
  await within(dialog).findByText('Sorry, the code was incorrect. Please try again.');
  await user.type(await code(), `${await door.demo.totp(tomWhitfield.email)}{Enter}`);
  await waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));
});

test('J-05: signed in, but the profile did not come: it can be asked for again', async () => {
  const { user, house, door, dialog } = await open(amara);
  await door.demo.faults.set([{ call: 'getMe', status: 500 }]);
  await user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  expect(document.activeElement).toBe(again);
  await user.click(again);
  await waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));
});
