// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Config from '#current/config.ts';
import { AboutDialog } from './AboutDialog.tsx';

vi.mock('#current/config.ts', async (original) => {
  const { config } = await original<typeof Config>();
  return {
    config: {
      ...config,
      staging: true,
      environment: 'Staging',
      apiBase: 'https://api.staging.waymark.example/v1',
    },
  };
});
afterEach(cleanup);

test('U-04: in staging the dialog says so with a marker, what that means, and whose API it asks; signed out no organisation', () => {
  render(<AboutDialog isOpen onClose={() => undefined} organisationName={null} />);
  const dialog = screen.getByRole('dialog', { name: 'About this Waymark' });
  expect([...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '0.213.7',
    'Staging',
    'api.staging.waymark.example',
  ]);
  expect(dialog.querySelector('.state--expiring .mk')).not.toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing you do here reaches a learner');
});
