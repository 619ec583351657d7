import type { ListNames } from './names.ts';

/** The page in jsdom before the fake backend: loaded, failed, nothing found, refused. */
export const listPageTest = ({ Many, title, text }: ListNames): string => `// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { ${Many}ListPage, type ${Many}ListPageProps } from './${Many}ListPage.tsx';

afterEach(cleanup);

/** The page behind an address of its own. */
function Addressed(props: Pick<${Many}ListPageProps, 'organisation'>) {
  const [query, setQuery] = useState(() => new URLSearchParams());
  return <${Many}ListPage {...props} query={query} onQuery={setQuery} denied={<h1>Denied</h1>} />;
}

const enter = async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  return door;
};

const open = (door: Awaited<ReturnType<typeof enter>>) => openPage(door, ({ organisation }) => <Addressed organisation={organisation} />);

const table = () => screen.findByRole('table', { name: '${title}' });

test('lists the ${text} under one heading', async () => {
  await open(await enter());
  expect(within(await table()).getAllByRole('rowheader').length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
});

test('says that a search finds nothing', async () => {
  await open(await enter());
  await table();
  await userEvent.type(screen.getByRole('searchbox'), 'no such row');
  expect(await screen.findByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

test('offers to try again where the list did not arrive', async () => {
  const door = await enter();
  await door.demo.faults.set([{ call: 'list${Many}', status: 500, times: 1 }]);
  await open(door);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await table()).toBeInTheDocument();
});

test('shows the denied page to somebody whom the server refuses', async () => {
  const door = await enter();
  await door.demo.faults.set([{ call: 'list${Many}', status: 403, times: 'always' }]);
  await open(door);
  expect(await screen.findByRole('heading', { name: 'Denied' })).toBeInTheDocument();
});
`;

/** Locators of the page, by role. */
export const listScreen = ({
  area,
  Many,
  title,
  text,
}: ListNames): string => `import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The ${text} of an organisation, \`/${area}\`. */
export class ${Many}ListPage extends Screen {
  readonly title: RegExp = /^${title} · /;

  get table(): Locator {
    return this.page.getByRole('table', { name: '${title}' });
  }

  get rows(): Locator {
    return this.table.getByRole('rowheader');
  }

  get search(): Locator {
    return this.page.getByRole('searchbox');
  }

  override async arrive(): Promise<this> {
    await expect(this.table).toBeVisible();
    return super.arrive();
  }
}
`;

/** The normal case, a fault, and axe in every state. */
export const listStory = ({
  area,
  file,
  Many,
  text,
}: ListNames): string => `import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { ${Many}ListPage } from '#e2e/pages/${file}-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

test('lists the ${text}, and keeps the search in the address', async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/${area}');
  const list = await new ${Many}ListPage(page).arrive();
  const first = (await list.rows.first().textContent()) ?? '';
  await list.search.fill(first);
  await expect(list.rows.first()).toHaveText(first);
  await expect(page).toHaveURL(/[?]q=/);
  await page.reload();
  await expect(list.search).toHaveValue(first);
});

test('a list that did not arrive can be tried again', async ({ page, demo, watch }) => {
  watch.expectStatus(500);
  await enter(page, demo, amaraOsei, '/profile');
  await demo.faults({ call: 'list${Many}', status: 500, times: 1 });
  await page.goto('/${area}');
  await page.getByRole('button', { name: 'Try again' }).click();
  await new ${Many}ListPage(page).arrive();
});

test('axe finds nothing in any state of the ${text}, on a phone and on a desktop, light and dark', async ({ page, demo, watch }) => {
  watch.expectStatus(500);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await enter(page, demo, amaraOsei, '/${area}');
  const list = await new ${Many}ListPage(page).arrive();
  await expectNoFindingsAnywhere(page, 'listed');
  await list.search.fill('no such row');
  await expect(list.table).toHaveCount(0);
  await expectNoFindingsAnywhere(page, 'nothing found');
  await demo.faults({ call: 'list${Many}', status: 500, times: 1 });
  await page.goto('/${area}');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoFindingsAnywhere(page, 'not loaded');
});
`;
