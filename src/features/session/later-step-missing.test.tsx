// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LaterStep } from './lazy-later-step.tsx';
import type { LoginScreenProps } from './screen-props.ts';

let isReachable = false;
vi.mock('./LaterStep.tsx', () => ({
  get LaterStep() {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a.js');
    return () => <p>Enter your code</p>;
  },
}));

test('J-05, A-11: a step whose code did not come says so, and can be asked for again', async () => {
  render(<LaterStep login={{} as LoginScreenProps['login']} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This step could not be loaded. Check your connection and try again, or reload the page.',
  );
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Enter your code')).toBeTruthy();
});
