// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openHouse } from '#features/session/testing/house.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { StagingBanner } from './StagingBanner.tsx';

const door = createInProcess();
const { client, queries } = openHouse(door);

vi.mock('../services/services.ts', () => ({ useServices: () => ({ client, bootLink: { organisationId: null } }) }));
afterEach(cleanup);

test('B-19, U-04: at sign-in the banner stands, too, knows no organisation, and asks nothing to learn of one', async () => {
  render(
    <QueryClientProvider client={queries}>
      <StagingBanner />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  const dialog = await screen.findByRole('dialog', { name: 'About this Waymark' });
  expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Version',
    'Environment',
    'API host',
  ]);
  expect(queries.isFetching()).toBe(0);
  expect(await door.demo.log()).toEqual([]);
});
