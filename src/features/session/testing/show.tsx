import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiContext } from '#api/api-context.ts';
import { createAppClock } from '#current/clock.ts';
import { createConnection } from '#current/connection.ts';
import { SurroundingsContext } from '#current/surroundings.ts';
import { SignInPage } from '../SignInPage.tsx';
import type { House } from './house.ts';

/** Each test starts with an empty device and without a demo; jsdom knows no media. */
export const setUpScreens = (): void => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    delete window.demo;
  });
};

/** Renders a screen in a house; returns the hands of its visitor. */
export const show = ({ client, queries }: House, screen: ReactNode) => {
  const surroundings = {
    clock: createAppClock(),
    connection: createConnection({ probe: () => Promise.resolve(true) }),
  };
  render(
    <SurroundingsContext value={surroundings}>
      <ApiContext value={client}>
        <QueryClientProvider client={queries}>{screen}</QueryClientProvider>
      </ApiContext>
    </SurroundingsContext>,
  );
  return userEvent.setup();
};

/** Starts the chart of a house and renders its sign-in page; nobody has touched it yet. */
export const showUntouchedSignIn = (house: House) => {
  house.login.start();
  return show(house, <SignInPage login={house.login} productName="Waymark" />);
};

/** The same with somebody at the page. */
export const showSignIn = (house: House) => {
  const user = showUntouchedSignIn(house);
  fireEvent.pointerMove(document.body);
  return user;
};
