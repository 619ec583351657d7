// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { CompleteRegistrationPage, ResetPasswordPage } from './NewPasswordPage.tsx';
import { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx';
import { openHouse } from './testing/house.ts';
import { setUpScreens, show } from './testing/show.tsx';

setUpScreens();

describe('A-16: a forgotten password', () => {
  const open = (email: string | null = null) => {
    const door = createInProcess();
    const onSent = vi.fn<() => void>();
    const user = show(openHouse(door), <ForgottenPasswordPage productName="Waymark" email={email} onSent={onSent} />);
    return { door, onSent, user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }) };
  };

  test('the words of the specification, and the way back', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgotten Password?' })).toBeTruthy();
    expect(screen.getByText("We'll email you instructions to reset your password.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send Reset Instructions' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });

  test('a known address gets a mail', async () => {
    const { door, onSent, user } = open(amaraOsei.email);
    await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(await door.demo.mail(amaraOsei.email)).toHaveLength(1);
  });

  test('an address that nobody has, and a second mail within the minute, look exactly the same', async () => {
    const { door, onSent, user, field } = open();
    for (const [turn, address] of ['nobody@demo.example', amaraOsei.email, amaraOsei.email].entries()) {
      await user.clear(field);
      await user.type(field, `${address}{Enter}`);
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(turn + 1));
      expect(screen.queryByRole('alert')).toBeNull();
    }
    expect(await door.demo.mail('nobody@demo.example')).toEqual([]);
  });

  test('a 429 shows the words of the server and keeps the address', async () => {
    const { door, onSent, user, field } = open(amaraOsei.email);
    await door.demo.faults.set([{ call: 'forgotPassword', status: 429 }]);
    await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
    const tray = await screen.findByRole('alert');
    expect(tray.textContent).toContain('Too Many Attempts.');
    expect(document.activeElement).toBe(tray);
    expect(field.value).toBe(amaraOsei.email);
    expect(onSent).not.toHaveBeenCalled();
  });

  test('a call that failed says nothing of a mail', async () => {
    const { door, onSent, user } = open(amaraOsei.email);
    await door.demo.faults.set([{ call: 'forgotPassword', status: 500 }]);
    await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
    await waitFor(async () => expect((await door.demo.log()).some(({ call }) => call === 'forgotPassword')).toBe(true));
    await screen.findByRole('button', { name: 'Send Reset Instructions' });
    expect(onSent).not.toHaveBeenCalled();
  });

  test('K-06: spaces are no address', async () => {
    const { user, field } = open();
    await user.type(field, '  {Enter}');
    expect(screen.getByText('Please complete this field')).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });
});

describe('A-17: a new password', () => {
  const first = () => screen.getByLabelText<HTMLInputElement>('New password');
  const second = () => screen.getByLabelText<HTMLInputElement>('Repeat the new password');

  const open = async (token: string | null = 'reset-token-of-amara') => {
    const door = createInProcess();
    await door.demo.scenario('a reset link was mailed');
    const onDone = vi.fn<(message: string) => void>();
    const user = show(
      openHouse(door),
      <ResetPasswordPage productName="Waymark" token={token} email={amaraOsei.email} onDone={onDone} />,
    );
    const type = async (password: string, confirmation = password): Promise<void> => {
      await user.clear(first());
      await user.type(first(), password);
      await user.clear(second());
      await user.type(second(), `${confirmation}{Enter}`);
    };
    return { door, onDone, user, type };
  };

  test('title, button, cancel, and what a password manager needs', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Create New Password' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/login');
    expect([first(), second()].map(({ autocomplete }) => autocomplete)).toEqual(['new-password', 'new-password']);
    expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(amaraOsei.email);
  });

  test('the link works once; the second time it says so and leads to another', async () => {
    const { onDone, type } = await open();
    await type('a-better-one');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Your password has been reset.'));
    await type('a-better-one');
    const board = await screen.findByRole('alert');
    expect(board.textContent).toContain('Sorry, this link no longer works');
    expect(board.textContent).not.toContain('token');
    expect(document.activeElement).toBe(board);
    expect(screen.getByRole('link', { name: 'Ask for another link' }).getAttribute('href')).toBe('/forgotten-password');
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('L10: what the server refuses stands beside its field, which takes the focus; the link is not used up', async () => {
    const { onDone, type } = await open();
    await type('short');
    await waitFor(() => expect(first().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('The password field must be at least 8 characters.')).toBeTruthy();
    expect(document.activeElement).toBe(first());
    expect(second().value).toBe('short');
    await type('long-enough');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  test('two that differ are told here and not sent', async () => {
    const { door, type } = await open();
    await type('a-better-one', 'another-one');
    expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
    expect(document.activeElement).toBe(second());
    expect((await door.demo.log()).some(({ call }) => call === 'resetPassword')).toBe(false);
  });

  test('A-14: 51 characters are an error and stay; 50 are a password that sign-in accepts', async () => {
    const { door, user, type, onDone } = await open();
    await user.click(first());
    await user.paste('p'.repeat(51));
    await user.tab();
    expect(screen.getByText('Please use at most 50 characters. This is 51.')).toBeTruthy();
    expect(first().value).toHaveLength(51);
    await type('p'.repeat(50));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect((await door.demo.log()).filter(({ call }) => call === 'resetPassword')).toHaveLength(1);
  });

  test('without its token the page asks for the link of the mail again, and claims nothing about the address (S12)', async () => {
    await open(null);
    expect(screen.getByText('Please open the link in your email again')).toBeTruthy();
    expect(
      screen.getByText('This page needs the whole link. Part of it may be missing, or the page was reloaded.'),
    ).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for another link' })).toBeTruthy();
  });
});

test('A-18: completing a registration has its own words, and no cancel', async () => {
  const door = createInProcess();
  await door.demo.scenario('a reset link was mailed');
  const onDone = vi.fn<(message: string) => void>();
  const user = show(
    openHouse(door),
    <CompleteRegistrationPage
      productName="Waymark"
      token="reset-token-of-amara"
      email={amaraOsei.email}
      onDone={onDone}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Create New Password' })).toBeTruthy();
  expect(screen.getByText("To complete your registration you'll need to create a new password.")).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await user.type(screen.getByLabelText('New password'), 'a-better-one');
  await user.type(screen.getByLabelText('Repeat the new password'), 'a-better-one');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
