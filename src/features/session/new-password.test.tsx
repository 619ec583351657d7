// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { CompleteRegistrationPage } from './CompleteRegistrationPage.tsx';
import { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { closeGate, openGate } from './testing/open-gate.tsx';

const AMARA = 'amara.osei@demo.example';
const TOKEN = 'reset-token-of-amara';
const NEW = 'a-new-password';

let door: InProcess;
const done = vi.fn<(message?: string) => void>();
beforeEach(async () => {
  door = createInProcess();
  await door.demo.scenario('a reset link was mailed');
  done.mockClear();
});
afterEach(closeGate);

const button = (name: string) => screen.getByRole('button', { name });
const passwords = (): readonly HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('input[autocomplete="new-password"]')];
const calls = async (name: string) => (await door.demo.log()).filter(({ call }) => call === name);
const typePasswords = async (first: string, second = first): Promise<void> => {
  await userEvent.type(passwords()[0] as HTMLInputElement, first);
  await userEvent.type(passwords()[1] as HTMLInputElement, second);
};

describe('A-16: /forgotten-password', () => {
  const open = () => openGate(door, <ForgottenPasswordPage productName="Waymark" email={null} onSent={done} />);
  const send = async (address: string): Promise<void> => {
    await userEvent.type(screen.getByLabelText('Email address'), address);
    await userEvent.click(button('Send Reset Instructions'));
  };

  test('title, text and button are the specification’s', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgotten Password?' })).toBeTruthy();
    expect(screen.getByText("We'll email you instructions to reset your password.")).toBeTruthy();
    expect(button('Send Reset Instructions')).toBeTruthy();
  });

  test.each(['priya.nair@demo.example', 'nobody@demo.example'])('%s is answered in the same way, whether or not the account exists', async (address) => {
    open();
    await send(address);
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failed call keeps the address and says nothing of its own', async () => {
    await door.demo.faults.set([{ call: 'forgotPassword', status: 500 }]);
    const { failures } = open();
    await send(AMARA);
    await waitFor(() => expect(failures.map(({ treatment }) => treatment)).toEqual(['tray']));
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(AMARA);
    expect(done).not.toHaveBeenCalled();
  });
});

describe('A-17: /reset-password', () => {
  const open = (token: string | null = TOKEN) => openGate(door, <ResetPasswordPage productName="Waymark" token={token} email={AMARA} onDone={done} />);

  test('title, button and the way back', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Create New Password' })).toBeTruthy();
    expect(button('Reset Password')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/login');
  });

  test('two equal passwords set it, and the server’s words come back', async () => {
    open();
    await typePasswords(NEW);
    await userEvent.click(button('Reset Password'));
    await waitFor(() => expect(done).toHaveBeenCalledWith('Your password has been reset.'));
  });

  test('two different ones send nothing, and stay', async () => {
    open();
    await typePasswords(NEW, 'another');
    await userEvent.click(button('Reset Password'));
    expect(screen.getAllByText(/The two passwords are not the same\./).length).toBeGreaterThan(0);
    expect(passwords().map(({ value }) => value)).toEqual([NEW, 'another']);
    expect(await calls('resetPassword')).toEqual([]);
  });

  test('L10: a used or invented link says so, and offers another', async () => {
    open('made-up');
    await typePasswords(NEW);
    await userEvent.click(button('Reset Password'));
    expect((await screen.findByRole('link', { name: /another link|a new one/i })).getAttribute('href')).toBe('/forgotten-password');
    expect(done).not.toHaveBeenCalled();
  });

  test('a link whose token has left the address asks for the mail again, and shows no form', () => {
    open(null);
    expect(passwords()).toEqual([]);
    expect(screen.getByRole('link', { name: /another link|a new link/i })).toBeTruthy();
  });
});

describe('A-18: /complete-registration', () => {
  test('title, text and button are the specification’s, and there is no cancel', async () => {
    openGate(door, <CompleteRegistrationPage productName="Waymark" token={TOKEN} email={AMARA} onDone={done} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Create New Password' })).toBeTruthy();
    expect(screen.getByText("To complete your registration you'll need to create a new password.")).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
    await typePasswords(NEW);
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  });
});
