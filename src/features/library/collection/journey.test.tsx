// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keys } from '#api/queries/keys.ts';
import { complete, openCollection, openDoor, section, stops, titles } from './testing/open-collection.tsx';

afterEach(cleanup);

/** jsdom has none, and nothing has a size there. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

describe('M-12: the journey', () => {
  test('shows only where there is one', async () => {
    const door = await openDoor();
    await openCollection(door, 301);
    expect(await screen.findAllByRole('tab')).toHaveLength(2);
    cleanup();
    await openCollection(door, 303, { tab: 'journey' });
    expect(await titles(await section('Modules'))).toHaveLength(2);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('where its person is, what is next, and what is closed until when; what has no order stands apart', async () => {
    await openCollection(await openDoor(), 301, { tab: 'journey' });
    const order = await section('In this order');
    expect(stops(order)).toEqual([
      "Your Practice PoliciesCollection of 2, completed 9th Feb '26",
      "Cleaning the surgeryVideo, completed 12th Feb '26",
      "Waste and its coloursSCORM, completed 13th Feb '26",
      "Hand hygiene and PPEDocument, completed 24th Feb '26",
      'Decontamination of instrumentsDocumentContinue',
      'Local decontamination auditDocument. Not available until you complete Decontamination of instruments and Water lines and legionella',
      'Spillages and sharps binsVideo. Not available until you complete Water lines and legionella',
      "Sharps and Splash InjuriesCollection of 2, overdue since 12th Feb '26. Not available until you complete Spillages and sharps bins",
      'Infection Control EssentialsCompleted with its last part',
    ]);
    const current = order.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Decontamination of instruments',
    ]);
    expect(screen.getAllByRole('link', { name: /Continue/ })).toHaveLength(1);
    const apart = within(screen.getByRole('complementary', { name: 'At any time' }));
    expect(apart.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Handling laboratory work',
      'Water lines and legionella',
      'Infection Control: final assessment',
      'Infection Control: observed assessment',
    ]);
  });

  test('a closed assessment ends it, behind what opens it', async () => {
    const door = await openDoor();
    await door.backend.write(async (db) => {
      const exam = db.tables.assessments.require(501);
      if (exam.parent === null) throw new Error('The exam belongs to nothing.');
      await db.tables.assessments.update(501, {
        parent: {
          ...exam.parent,
          assessable: false,
          prerequisites: [{ id: 705, title: 'Decontamination of instruments', type: 'module', completed: false }],
        },
      });
    });
    await openCollection(door, 301, { tab: 'journey' });
    expect(stops(await section('In this order')).at(-2)).toBe(
      'Infection Control: final assessmentAssessment. Not available until you complete Decontamination of instruments',
    );
  });

  test('moves on when a stop is completed', async () => {
    const door = await openDoor();
    const { queries } = await openCollection(door, 301, { tab: 'journey' });
    await section('In this order');
    await complete(door, 705);
    await queries.invalidateQueries({ queryKey: keys.organisation(1) });
    // What comes next stands in no order: it is the stop where its person stands all the same, and the page's one blade.
    const order = await section('In this order');
    await waitFor(() => expect(stops(order)[5]).toMatch(/^Water lines and legionellaVideo.*Get Started$/));
    expect(stops(order)[4]).toMatch(/^Decontamination of instruments.*completed/);
    expect(order.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/collections/301/modules/706');
    const apart = within(screen.getByRole('complementary', { name: 'At any time' }));
    expect(apart.queryByRole('link', { name: 'Water lines and legionella' })).toBeNull();
  });

  test('the tabs change what is shown', async () => {
    await openCollection(await openDoor(), 301);
    await userEvent.click(await screen.findByRole('tab', { name: 'Journey' }));
    await section('In this order');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(await screen.findByRole('region', { name: 'Modules' })).toBeVisible();
  });
});

test('M-15: the dependency flow as an ordered list, with what each needs, beside its drawing', async () => {
  vi.stubGlobal('ResizeObserver', NoSizes);
  await openCollection(await openDoor(), 301, { tab: 'journey' });
  await userEvent.click(await screen.findByRole('button', { name: 'Flow diagram' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What comes before what' }));
  const list = within(dialog.getByRole('region', { name: 'In order' }));
  expect(stops(list).slice(3, 6)).toEqual([
    "Hand hygiene and PPEDocument, completed 24th Feb '26. After Waste and its colours",
    'Decontamination of instrumentsDocument. After Hand hygiene and PPE',
    expect.stringContaining('Water lines and legionella'),
  ]);
  expect(list.getByRole('link', { name: 'Local decontamination audit' })).toHaveAttribute(
    'href',
    '/collections/301/modules/708',
  );
  expect(dialog.getByRole('button', { name: 'Larger, up to 125%' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /Close/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
