// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, untilStill } from './testing/open-app.tsx';
import { addressOf } from './testing/sign-in-steps.ts';

setUpApp();
beforeAll(async () => {
  await Promise.all([
    import('#features/library/module/ModuleRoute.tsx'),
    import('./pages/CollectionWithContent.tsx'),
    import('./shell/WorkPage.tsx'),
  ]);
});

/** Where an address leads to, and what the breadcrumb says there, once everything has come. */
const follow = async (address: string) => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const app = openApp({ door, address, remembered: true });
  const crumbs = await untilStill(() => {
    expect([app.queries.isFetching(), document.querySelector('main h1')?.textContent ?? '']).toEqual([
      0,
      expect.stringMatching(/./),
    ]);
    return within(document.querySelector<HTMLElement>('nav[aria-label=Breadcrumb]') ?? document.body).getAllByRole(
      'listitem',
    );
  });
  return [addressOf(app), ...crumbs.map(({ textContent }) => textContent)];
};

test.each([
  ['/collections/301/modules/705', ['/collections/301/modules/705', 'Library', 'Infection Control Essentials']],
  ['/collections/302/modules/705', ['/modules/705', 'Library']],
  [
    '/collections/301/collections/302',
    ['/collections/301/collections/302', 'Library', 'Infection Control Essentials', 'Sharps and Splash Injuries'],
  ],
  [
    '/collections/302/collections/301',
    ['/collections/301', 'Library', 'Infection Control', 'Infection Control Essentials'],
  ],
  ['/collections/99999/modules/705', ['/collections/99999/modules/705', 'Library', 'Collection']],
  ['/categories/201/modules/705', ['/categories/201/modules/705', 'Library', 'Infection Control']],
  ['/categories/99999/modules/705', ['/categories/99999/modules/705', 'Library', 'Category']],
  ['/pages/151/modules/705', ['/pages/151/modules/705', 'Library', 'How training works here']],
])('M-16, M-32: a nested address, and one whose collection does not hold the item: %s', async (address, expected) => {
  expect(await follow(address)).toEqual(expected);
});
