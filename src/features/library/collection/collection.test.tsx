// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { libraryKeys } from '#api/queries/library.keys.ts';
import { keys } from '#api/queries/keys.ts';
import { moduleEntity } from '#fixtures/entities.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { complete, openCollection, openDoor, plain, section, stops, titles } from './testing/open-collection.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('M-11: the head', () => {
  test('what it is, how far its person is, and where to go on', async () => {
    await openCollection(await openDoor(), 301);
    expect(await screen.findByRole('heading', { level: 1, name: 'Infection Control Essentials' })).toBeVisible();
    expect(screen.getByText('50% Complete')).toBeVisible();
    expect(screen.getByText('5 of 10 parts')).toBeVisible();
    expect(plain(screen.getByText('Due', { selector: 'dt' }).nextSibling?.textContent)).toBe("27th Mar '26");
    expect(screen.getByRole('link', { name: 'Continue: Decontamination of instruments' })).toHaveAttribute(
      'href',
      '/collections/301/modules/705',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/categories', '/categories/201']);
  });

  test('E-14: an organisation that hides progress shows none of it', async () => {
    await openCollection(await openDoor(), 301, { settings: { user_hide_progress: true } });
    await section('Modules');
    expect(document.body.textContent).not.toMatch(/% Complete|\d of \d|of which/);
  });

  test('M-22: one that is still to be published says when, and leads nowhere', async () => {
    await openCollection(await openDoor(), 307);
    expect(plain((await screen.findByText(/^Coming/)).textContent)).toBe("Coming 16th Mar '26");
    expect(screen.queryByRole('link', { name: /^(Continue|Get Started)/ })).toBeNull();
    // L-24: nor does it invite to begin.
    expect(document.querySelector('.coll__p .state')?.textContent).toBe('Not open yet');
  });

  test('M-32: nested, its breadcrumb follows the address', async () => {
    await openCollection(await openDoor(), 303, {
      path: '/collections/301/collections/303',
      parentTitle: 'Infection Control Essentials',
    });
    await screen.findByRole('heading', { level: 1, name: 'Your Practice Policies' });
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Library', 'Infection Control Essentials', 'Your Practice Policies']);
  });

  test('a list that knew it draws the head at once', async () => {
    const door = await openDoor();
    const { queries } = await openCollection(door, 307);
    await waitFor(() => expect(queries.getQueryData(libraryKeys.assignedCollections(1, amaraOsei.id))).toBeDefined());
    cleanup();
    await door.demo.faults.set([{ call: 'getCollection', pause: 'collection' }]);
    await openCollection(door, 301, { queries });
    expect(screen.getByRole('heading', { level: 1, name: 'Infection Control Essentials' })).toBeVisible();
    expect(screen.getByText('50% Complete')).toBeVisible();
    expect(screen.getByText('Loading the collection')).toBeInTheDocument();
  });
});

describe('M-11: the overview', () => {
  test('modules, collections and assessments, with nested links (M-16, M-17), locked ones with their key', async () => {
    await openCollection(await openDoor(), 301);
    const modules = await section('Modules');
    expect(await modules.findByText('8, of which 4 completed')).toBeVisible();
    expect(modules.getByRole('link', { name: 'Spillages and sharps bins' })).toHaveAttribute(
      'href',
      '/collections/301/modules/707',
    );
    expect(modules.getByText('Locked until you complete Water lines and legionella')).toBeVisible();
    expect(
      modules.getByText('Locked until you complete Decontamination of instruments and Water lines and legionella'),
    ).toBeVisible();
    const collections = await section('Collections');
    expect(await collections.findByRole('link', { name: 'Sharps and Splash Injuries' })).toHaveAttribute(
      'href',
      '/collections/301/collections/302',
    );
    const assessments = await section('Assessments');
    // L-18: the observed one stands in the journey, too, and is asked for by no list (M-18).
    expect(await titles(assessments)).toEqual([
      'Infection Control: final assessment',
      'Infection Control: observed assessment',
    ]);
    expect(assessments.getAllByRole('link')[0]).toHaveAttribute('href', '/assessments/501');
  });

  test('W-03: as a list, and at the next collection, too', async () => {
    const door = await openDoor();
    await openCollection(door, 301);
    await section('Modules');
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.queryByRole('article')).toBeNull();
    cleanup();
    await openCollection(door, 306);
    expect(await titles(await section('Modules'))).toEqual(['Giving a clear handover']);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('what is locked, and the shortest way to it, each step a link', async () => {
    await openCollection(await openDoor(), 301);
    const aside = within(await screen.findByRole('complementary', { name: 'What is locked, and the way there' }));
    expect(stops(aside)).toEqual([
      'Decontamination of instrumentsNext',
      'Water lines and legionellaOpen now',
      'Local decontamination auditNot available until you complete Decontamination of instruments and Water lines and legionella',
      'Spillages and sharps binsNot available until you complete Water lines and legionella',
      'Sharps and Splash InjuriesNot available until you complete Spillages and sharps bins',
    ]);
    expect(aside.getByText('The shortest way to everything that is locked here: 5 steps.')).toBeVisible();
    expect(
      aside.getAllByRole('listitem').filter(({ className }) => className.includes('apart')),
      'each leads to a later one, so the line has no holes',
    ).toEqual([]);
    expect(aside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/collections/301/modules/705',
      '/collections/301/modules/706',
      '/collections/301/modules/708',
      '/collections/301/modules/707',
      '/collections/301/collections/302',
    ]);
  });

  test('I-08: what opens or locks meanwhile follows without a reload', async () => {
    const door = await openDoor();
    const { queries } = await openCollection(door, 301);
    const modules = await section('Modules');
    await complete(door, 706);
    await queries.invalidateQueries({ queryKey: keys.organisation(1) });
    await waitFor(() => expect(modules.queryByText('Locked until you complete Water lines and legionella')).toBeNull());
    expect(await modules.findByText('Locked until you complete Decontamination of instruments')).toBeVisible();
    expect(screen.getByText('60% Complete')).toBeVisible();
  });

  test('a locked collection leads to what opens it, outside of it as well', async () => {
    const door = await openDoor();
    await door.backend.write((db) => db.tables.collections.update(307, { published_at: 1, hide_training: false }));
    await openCollection(door, 307);
    const aside = within(await screen.findByRole('complementary', { name: 'What is locked, and the way there' }));
    await waitFor(() =>
      expect(stops(aside).map((text) => text.split('Not')[0])).toEqual([
        'Water lines and legionellaNext',
        'Spillages and sharps bins',
        'Sharps and Splash Injuries',
        'Infection Control for Domiciliary CareYou are here',
      ]),
    );
    expect(screen.getByRole('link', { name: 'Get Started: Water lines and legionella' })).toHaveAttribute(
      'href',
      '/collections/307/modules/706',
    );
  });

  test('M-13: training that is hidden is in no list; what can be taken stays', async () => {
    await openCollection(await openDoor(), 307);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Modules' })).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test.each([
    [301, 'Written', 'Modules'],
    [306, 'Modules', 'Written'],
  ])('M-14: what was written stands before the lists, or after them (%i)', async (id, before, after) => {
    const door = await openDoor();
    await door.backend.write((db) => db.tables.collections.update(id, { content: 'Written' }));
    await openCollection(door, id);
    await screen.findByRole('heading', { level: 2, name: after });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toContain(before);
    expect(headings.indexOf(before)).toBeLessThan(headings.indexOf(after));
  });
});

describe('J-11: what does not come', () => {
  test('a list says so in its place, alone, and is asked for again', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'listCollectionModules', status: 500, times: 1 }]);
    const { failures } = await openCollection(door, 301);
    const modules = await section('Modules');
    expect(await modules.findByText('Modules could not be loaded.')).toBeVisible();
    expect(await titles(await section('Collections'))).toEqual([
      'Sharps and Splash Injuries',
      'Your Practice Policies',
    ]);
    await userEvent.click(modules.getByRole('button', { name: 'Try again' }));
    expect(await modules.findByText('Cleaning the surgery')).toBeVisible();
    expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
  });

  test('the collection itself: a board with a way to try again', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'getCollection', status: 500, times: 1 }]);
    await openCollection(door, 301);
    expect(await screen.findByText('This collection could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Infection Control Essentials' })).toBeVisible();
  });

  test('A-26: one that is not there is for the page around', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { failures } = await openCollection(await openDoor(), 999_999);
    await waitFor(() => expect(failures.map(({ treatment }) => treatment)).toEqual(['page']));
  });
});

test('a thousand modules are drawn piece by piece', async () => {
  const door = await openDoor();
  await door.backend.write(async (db) => {
    const [sample] = db.tables.modules.where(({ module_id }) => module_id === 702);
    if (sample === undefined) throw new Error('There is no module to multiply.');
    const ids = Array.from({ length: 1000 }, (_, index) => 90_000 + index);
    for (const module_id of ids)
      await db.tables.modules.insert({
        ...sample,
        module_id,
        entity_id: moduleEntity(module_id),
        title: `Part ${module_id}`,
      });
    await db.tables.collections.update(301, { module_ids: ids });
  });
  await openCollection(door, 301);
  const modules = await section('Modules');
  await waitFor(() => expect(modules.getAllByRole('article')).toHaveLength(48));
  await userEvent.click(modules.getByRole('button', { name: 'Show 48 more of 1,000' }));
  await waitFor(() => expect(modules.getAllByRole('article')).toHaveLength(96));
});
