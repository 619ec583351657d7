import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openApp, until, type OpenedApp } from './open-app.tsx';

export const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } });
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** Path, query and fragment of where the app stands. */
export const addressOf = ({ router }: OpenedApp): string => {
  const { pathname, search, hash } = router.state.location;
  return `${pathname}${search}${hash}`;
};

/** The form of signing in stands. */
export const form = () => until(() => field('Password'));
/** The code step stands. */
export const codeStep = () => until(() => field('Six-digit code'));
/** A page stands under this heading. */
export const page = (heading: string) => until(() => screen.getByRole('heading', { level: 1, name: heading }));
export const isSignedIn = (app: OpenedApp) =>
  until(() => expect(app.login.getSnapshot().matches('signedIn')).toBe(true));

/** Somebody's session, on a device that remembers it. */
export const openSignedIn = async (email: string, address: string): Promise<OpenedApp> => {
  const door = createInProcess();
  await door.demo.as(email);
  return openApp({ door, address, remembered: true });
};

/** Everything typed, and the button pressed. */
export const signIn = async (email: string): Promise<void> => {
  await form();
  type('Email address', email);
  type('Password', DEMO_PASSWORD);
  press('Sign in');
};
