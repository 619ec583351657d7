// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moiraKane } from '#fixtures/colleagues.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { address, doorOf, NOW, openListing, settled, titles } from '../testing/open-listing.tsx';
import type { ContentSlotProps } from '../content-slot.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { LibraryPage } from './LibraryPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const region = (name: string) => screen.getByRole('region', { name });
const linksOf = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('M-01 to M-04: /categories', () => {
  const open = async (door: InProcess, organisationId = 1, onLeave = vi.fn<(path: string) => void>()) => {
    const opened = await openListing(door, (page) => <LibraryPage {...page} onLeave={onLeave} nowUnix={NOW} />, '', {
      organisationId,
    });
    await settled();
    return { ...opened, onLeave };
  };

  test('pinned pages first, then the categories that are shown, then the ways on in the organisation’s words', async () => {
    await open(await doorOf(amaraOsei.email), 81);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Learning');
    expect(linksOf(screen.getByRole('main'))).toEqual([
      '/pages/154',
      '/collections',
      '/modules',
      '/categories/208',
      '/categories/209',
      '/categories/210',
      '/',
      '/search',
    ]);
    expect(screen.getByRole('link', { name: 'Find' }).getAttribute('href')).toBe('/search');
  });

  test('M-01: a category that is not shown is left out; M-08: one that asks for attention says so', async () => {
    const door = await doorOf(amaraOsei.email);
    await door.backend.write((db) => db.tables.categories.update(202, { show: false }));
    await open(door);
    expect(linksOf(region('Categories'))).not.toContain('/categories/202');
    const urgent = screen.getByText('Needs your attention').closest('article') as HTMLElement;
    expect(linksOf(urgent)).toEqual(['/categories/203']);
  });

  test('M-02: where none is shown, a search over what the person has', async () => {
    const { onLeave } = await open(await doorOf(moiraKane.email), 12);
    expect(screen.queryByRole('heading', { name: 'Categories' })).toBeNull();
    expect(within(region('Collections')).getByRole('link', { name: 'Volunteer Basics' })).toBeTruthy();
    expect(linksOf(region('Modules'))).toContain('/modules');
    await userEvent.type(screen.getByRole('searchbox'), ' life jackets{Enter}');
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('/search?q=life+jackets');
  });

  test('J-11: each part that did not come says so in its place', async () => {
    const door = await doorOf(amaraOsei.email);
    await door.demo.faults.set([
      { call: 'listCategories', status: 500, times: 1 },
      { call: 'listUserPages', status: 403, times: 1 },
    ]);
    const { failures } = await open(door);
    expect(screen.getByRole('heading', { name: 'The pinned pages could not be loaded.' })).toBeTruthy();
    const failed = screen
      .getByRole('heading', { name: 'The categories could not be loaded.' })
      .closest('.empty') as HTMLElement;
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    await settled();
    expect(region('Categories')).toBeTruthy();
    expect(failures.map(({ treatment }) => treatment)).toEqual(['silent', 'silent']);
  });
});

describe('M-05 to M-09: /categories/:categoryId', () => {
  function Content({ content, base }: ContentSlotProps) {
    return (
      <p>
        {content} below {base}
      </p>
    );
  }
  const open = async (door: InProcess, categoryId = 201, start = '') => {
    const opened = await openListing(
      door,
      (page) => <CategoryPage {...page} categoryId={categoryId} nowUnix={NOW} Content={Content} />,
      start,
    );
    await settled();
    return opened;
  };

  test('M-05, M-16: its pages, categories, collections and modules, with links below it', async () => {
    await open(await doorOf(amaraOsei.email));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Pages',
      'Categories',
      'Collections',
      'Modules',
      'Discover more',
    ]);
    expect(linksOf(region('Pages'))).toEqual(['/pages/152']);
    expect(linksOf(region('Categories'))).toEqual(['/categories/207']);
    expect(linksOf(region('Collections'))).toEqual([
      '/categories/201/collections/301',
      '/categories/201/collections/302',
      '/categories/201/collections/307',
    ]);
    expect(linksOf(region('Modules'))[0]).toBe('/categories/201/modules/701');
    expect(linksOf(region('Discover more'))).toEqual(['/', '/search']);
  });

  test('J-11: what has come stays, once, while a later call of it fails', async () => {
    const door = await doorOf(amaraOsei.email);
    const { queries } = await open(door);
    await door.demo.faults.set([{ call: '*', status: 500, times: 'always' }]);
    await act(async () => {
      await queries.refetchQueries();
      // What was heard is drawn in the next task.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect((await door.demo.log()).some(({ call, status }) => call === 'getCategory' && status === 500)).toBe(true);
    expect(linksOf(region('Discover more'))).toEqual(['/', '/search']);
    expect(linksOf(region('Pages'))).toEqual(['/pages/152']);
  });

  test('M-06: only the lists that it has; M-32: what it lies in', async () => {
    const door = await doorOf(amaraOsei.email);
    await open(door, 207);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Modules',
      'Discover more',
    ]);
    expect(linksOf(screen.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual(['/categories', '/categories/201']);
    const asked = (await door.demo.log()).map(({ call }) => call);
    expect(asked).not.toContain('listCategoryPages');
    expect(asked).not.toContain('listCategoryCollections');
  });

  test('M-05: what an author wrote stands first', async () => {
    const door = await doorOf(amaraOsei.email);
    await door.backend.write((db) => db.tables.categories.update(207, { content: 'Written' }));
    await open(door, 207);
    expect(screen.getByText('Written below /categories/207')).toBeTruthy();
  });

  test('O-03: its own order at first, another one in the address', async () => {
    const door = await doorOf(amaraOsei.email);
    await door.backend.write((db) => db.tables.categories.update(207, { module_ids: [708, 705] }));
    await open(door, 207);
    expect(titles()).toEqual(['Local decontamination audit', 'Decontamination of instruments']);
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Title A-Z');
    await settled();
    expect(address()).toBe('sort=title');
    expect(titles()).toEqual(['Decontamination of instruments', 'Local decontamination audit']);
  });

  test('1,000 categories in one: twelve cards, and the way to others', async () => {
    const door = await doorOf(amaraOsei.email);
    await door.backend.write(async (db) => {
      const child = db.tables.categories.get(207);
      if (child === undefined) throw new Error('no category 207');
      for (let id = 5000; id < 6000; id += 1)
        await db.tables.categories.insert({ ...child, id, title: `Room ${id}`, sort_order: id });
    });
    await open(door, 201, 'categories=84');
    expect(within(region('Categories')).getByText('997 to 1001 of 1001')).toBeTruthy();
    expect(linksOf(region('Categories'))).toHaveLength(5);
  });

  test('nothing in it: says so, and leads on', async () => {
    const door = await doorOf(amaraOsei.email);
    await door.backend.write((db) => db.tables.categories.update(207, { module_ids: [] }));
    await open(door, 207);
    expect(screen.getByRole('heading', { name: 'There is nothing in this category for you yet.' })).toBeTruthy();
  });

  test('A-26: one that there is not is the page’s own failure', async () => {
    await open(await doorOf(amaraOsei.email), 208);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('404');
  });

  test('the title of the card before it stands while the category loads', async () => {
    const door = await doorOf(amaraOsei.email);
    const { queries, unmount } = await openListing(door, (page) => (
      <LibraryPage {...page} onLeave={() => undefined} nowUnix={NOW} />
    ));
    await settled();
    unmount();
    await door.demo.faults.set([{ call: 'getCategory', status: 500, times: 1 }]);
    await openListing(door, (page) => <CategoryPage {...page} categoryId={202} nowUnix={NOW} Content={Content} />, '', {
      queries,
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Radiography');
    expect(await screen.findByRole('heading', { name: 'This category could not be loaded.' })).toBeTruthy();
  });
});
