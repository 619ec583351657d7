// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BandItem, CollectionCard, DatedAssessmentCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { saveClientState } from '#current/client-state.ts';
import { useEntityView } from '#current/use-entity-view.ts';
import { EntityList } from './EntityList.tsx';
import { rowLabels } from './row-labels.ts';
import { ViewToggle } from './ViewToggle.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const DAY = 86_400;
/** Monday, 2nd Mar '26, 9:00 am. */
const NOW = Date.UTC(2026, 2, 2, 9) / 1000;
const SETTINGS = OrganisationSettings.parse({ points_enabled: true, points_display: true });

const moduleCard = (rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: 1,
  module_id: 7,
  module_type_key: 'VID',
  module_type_description: 'Video',
  title: 'Cleaning the surgery',
  status: 'pending',
  points: 10,
  ...rest,
});
const collection = (rest: Partial<CollectionCard> = {}): CollectionCard => ({
  entity_id: 2,
  collection_id: 8,
  title: 'Essentials',
  status: 'pending',
  modules: [{ module_id: 7, title: 'Part', status: 'pending' }],
  ...rest,
});
const assessment = (rest: Partial<DatedAssessmentCard> = {}): DatedAssessmentCard => ({
  assessment_id: 9,
  assessment_type_key: 'EXM',
  title: 'Final',
  status: 'pending',
  ...rest,
});
const page = { entity_id: 3, page_id: 5, title: 'Team meetings' };

describe('a row says the one thing that counts now', () => {
  const stateOf = (item: BandItem) => rowLabels(item, { settings: SETTINGS, nowUnix: NOW }).state;

  test.each([
    ['M-22: coming', moduleCard({ published_at: NOW + DAY }), "Coming 3rd\u00A0Mar\u00A0'26", 'coming'],
    [
      'M-25: a date within 30 days before its state',
      moduleCard({ due_at: NOW + 30 * DAY }),
      "Due 1st\u00A0Apr\u00A0'26",
      'expiring',
    ],
    [
      'N-08: locked, before a date',
      moduleCard({ due_at: NOW + DAY, prerequisites: [{ id: 1, title: 'Waste', type: 'module', completed: false }] }),
      'Locked',
      'locked',
    ],
    ['M-25: not 31', moduleCard({ due_at: NOW + 31 * DAY }), 'Pending', 'todo'],
    ['begun', moduleCard({ last_viewed_at: NOW }), 'In progress', 'progress'],
    [
      'completed, with its day',
      moduleCard({ status: 'completed', last_completed_at: NOW - DAY }),
      "Completed 1st\u00A0Mar\u00A0'26",
      'done',
    ],
    [
      'M-19: overdue',
      collection({ status: 'overdue', due_at: NOW - DAY }),
      "Overdue since 1st\u00A0Mar\u00A0'26",
      'overdue',
    ],
    ['M-21: not begun', collection(), 'Get Started', 'todo'],
    ['M-30: an assessment', assessment(), 'Begin', 'todo'],
    ['C-24: a failed one', assessment({ status: 'failed' }), 'Failed', 'wrong'],
  ] as const)('%s', (_, item, word, shape) => expect(stateOf(item)).toMatchObject({ word, shape }));

  test('M-24: a status that is not named is not shown; a page has none', () => {
    expect(stateOf(moduleCard({ status: 'archived' }))).toBeNull();
    expect(stateOf(page)).toBeNull();
  });
});

test('V41: what opens something that is locked stands in its row, and not in the column of its state', () => {
  const locked = moduleCard({ prerequisites: [{ id: 1, title: 'Waste', type: 'module', completed: false }] });
  render(<EntityList items={[locked]} view="list" settings={SETTINGS} nowUnix={NOW} />);
  expect(screen.getByText('Complete Waste first.').closest('.crow__s')).toBeNull();
  expect(screen.getByText('Locked').closest('.crow__s')).not.toBeNull();
  const overdue = moduleCard({ ...locked, status: 'overdue' });
  expect(rowLabels(overdue, { settings: SETTINGS, nowUnix: NOW }).why).toBeNull();
});

test.each(['grid', 'list'] as const)('V32: a %s of modules alone does not say of each that it is one', (view) => {
  const { rerender } = render(<EntityList items={[moduleCard()]} view={view} settings={SETTINGS} nowUnix={NOW} />);
  expect(screen.queryByText(/^Module\b/u)).toBeNull();
  rerender(<EntityList items={ITEMS} view={view} settings={SETTINGS} nowUnix={NOW} />);
  expect(screen.getByText(/^Module\b/u)).toBeTruthy();
});

const ITEMS: readonly BandItem[] = [moduleCard(), collection(), assessment(), page];
const LINKS = ['/categories/201/modules/7', '/categories/201/collections/8', '/assessments/9', '/pages/5'];

test.each(['grid', 'list'] as const)('M-16, M-17: the same links in a %s, one tab stop each', (view) => {
  const { container } = render(
    <EntityList items={ITEMS} view={view} settings={SETTINGS} nowUnix={NOW} within="/categories/201" />,
  );
  expect([...container.querySelectorAll('a, button, [tabindex]')].map((one) => one.getAttribute('href'))).toEqual(
    LINKS,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ITEMS.map(({ title }) => title),
  );
});

/** The lists of a page, by what they show. */
const Shown = () => <p>{useEntityView()[0]}</p>;

test('V-07, M-35, W-03: a grid at first; rows in every list at once, and at the next visit', async () => {
  const both = () =>
    render(
      <>
        <ViewToggle />
        <Shown />
        <Shown />
      </>,
    );
  const { unmount } = both();
  expect(screen.getAllByText('grid')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getAllByText('list')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
  unmount();
  both();
  expect(screen.getAllByText('list')).toHaveLength(2);
});

test('G-21: what another tab chooses is followed at once', () => {
  render(<Shown />);
  saveClientState(localStorage, { entity_view: 'list' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'waymark.state' })));
  expect(screen.getByText('list')).toBeTruthy();
});

test('a device that refuses to store the choice costs only the memory of it', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  });
  render(
    <>
      <ViewToggle />
      <Shown />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByText('list')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
  expect(screen.getByText('grid')).toBeTruthy();
  vi.unstubAllGlobals();
});
