// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createInProcess } from '#mocks/in-process.ts';
import { openHouse } from './testing/house.ts';
import { setUpScreens, showSignIn } from './testing/show.tsx';

vi.mock('./ReleasePanel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/ReleasePanel.js');
});
setUpScreens();

test('U-02: where the code of the update history does not come the form stands, with what was typed', async () => {
  const user = showSignIn(openHouse(createInProcess()));
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  await user.type(email, 'amara.osei@demo.example');
  await waitFor(() => expect(document.querySelector('.cover__panel')).toBeNull());
  expect(email.isConnected).toBe(true);
  expect(email.value).toBe('amara.osei@demo.example');
});
