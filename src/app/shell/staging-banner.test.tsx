// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { keys } from '#api/queries/keys.ts';
import { openShell, setUpShell } from './testing/open-shell.tsx';
import { StagingBanner } from './StagingBanner.tsx';

setUpShell();

/** A page that brings the banner, which stands above every page of the app. */
function Page() {
  return (
    <>
      <StagingBanner />
      <main>
        <h1>Home</h1>
      </main>
    </>
  );
}

const facts = (dialog: HTMLElement) => [...dialog.querySelectorAll('dd')].map((fact) => fact.textContent);

test('B-19, U-04: staging warns, and its About dialog says version, API host and organisation; it asks nothing', async () => {
  const { user, door, queries } = await openShell(amaraOsei.email, { page: Page });
  const banner = await screen.findByRole('complementary', { name: 'Staging' });
  expect(banner.textContent).toContain('Staging. Nothing you do here reaches a learner.');
  const asked = (await door.demo.log()).filter(({ call }) => call === 'getMe').length;
  await user.click(within(banner).getByRole('button', { name: 'About' }));
  const dialog = await screen.findByRole('dialog', { name: 'About this Waymark' });
  expect(facts(dialog)).toEqual(['0.213.7', expect.any(String), location.host, 'Brightwater Dental Academy']);
  expect((await door.demo.log()).filter(({ call }) => call === 'getMe')).toHaveLength(asked);
  expect(queries.getQueryState(keys.me())?.fetchStatus).toBe('idle');
});

test('U-04: the organisation of the dialog is the one in front', async () => {
  const { user } = await openShell(amaraOsei.email, { page: Page, fromAddress: 81 });
  await user.click(within(await screen.findByRole('complementary')).getByRole('button', { name: 'About' }));
  await waitFor(() => expect(facts(screen.getByRole('dialog')).at(-1)).toBe('Northgate Care Group'));
});
