// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { StagingBanner } from './StagingBanner.tsx';

afterEach(cleanup);

test('B-19, U-04: staging warns, and its About dialog says version, environment and API host', async () => {
  render(<StagingBanner />);
  expect(screen.getByRole('complementary', { name: 'Staging' }).textContent).toContain('Staging.');
  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  const dialog = await screen.findByRole('dialog', { name: 'About Waymark' });
  const facts = [...dialog.querySelectorAll('dd')].map((fact) => fact.textContent);
  expect(facts).toEqual(['0.213.7', 'Staging', location.host]);
});
