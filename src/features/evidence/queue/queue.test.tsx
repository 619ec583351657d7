// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClient } from '@tanstack/react-query';
import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceKeys } from '#api/queries/evidence.keys.ts';
import { keys } from '#api/queries/keys.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { changeVisit, readVisit } from '#current/visit.ts';
import { useList } from '#ui/lists/list/use-list.ts';
import { evidenceList } from '../bulk/evidence-list.tsx';
import { FIRST_ADDRESS, SORTED_BY } from '../bulk/list-address.ts';
import { rowsOf } from '../bulk/list-rows.ts';
import { button, choose, KEY } from '../testing/evidence-page.ts';
import { decideAndWait, enter, openEvidence, openList, setUpEvidence } from '../testing/open-evidence.tsx';
import { queueOrder } from './use-evidence-queue.ts';

setUpEvidence();

const NOW = 1_772_409_600;
const BASIC_LIFE_SUPPORT = 'training=10711&sort=-learner';
const queue = async () => within(await screen.findByRole('navigation', { name: 'Evidence to review' }));
const link = async (name: string | RegExp) => (await queue()).findByRole('link', { name });

test('the order of the queue is that of the list, for every filter and order', () => {
  const piece = fc.record({
    key: fc.uuid(),
    name: fc.constantFrom('Amara', 'amara', 'Ben', 'Zoë'),
    days: fc.nat(3),
    training: fc.constantFrom(1, 2),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(piece, { selector: ({ key }) => key, maxLength: 12 }),
      fc.constantFrom(...SORTED_BY),
      fc.constantFrom('ascending' as const, 'descending' as const),
      fc.constantFrom(null, 1),
      (pieces, sort, direction, training) => {
        const list = pieces.map(
          ({ key, name, days, training: id }) =>
            ({
              key,
              status: 'pending',
              organisation_id: 1,
              user: { id: 1, name, email: '' },
              entity: { entity_id: id, title: `Training ${id}` },
              created_at: NOW - days * 86_400,
            }) as Evidence,
        );
        const address = { ...FIRST_ADDRESS, sort, direction, training };
        const { result, unmount } = renderHook(() => useList(evidenceList, rowsOf(list, NOW), address));
        expect(queueOrder(list, address, NOW)).toEqual(result.current.ordered.map(({ key }) => key));
        unmount();
      },
    ),
    { numRuns: 40 },
  );
});

describe('R12: a piece in the queue', () => {
  test('from a mail it stands in the whole list, oldest first', async () => {
    await openEvidence(await enter(), 'evidence-leah');
    expect((await queue()).getByText('1 of 22')).toBeInTheDocument();
    expect(await link(/^Next/)).toHaveAttribute('href', '/e/evidence-bls-stephen');
    expect((await queue()).queryByRole('link', { name: /^Previous/ })).toBeNull();
  });

  test('from a list it stands in its filters and order, and takes them on and back', async () => {
    await openEvidence(await enter(), KEY, { listQuery: BASIC_LIFE_SUPPORT });
    expect((await queue()).getByText('2 of 20')).toBeInTheDocument();
    for (const name of [/^Previous/, /^Next/, /^Skip/])
      expect(await link(name)).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/e\/evidence-.+\?training=10711&sort=-learner$/),
      );
    await choose(/^Accept/);
    await decideAndWait(button('Accept evidence'));
    expect(await screen.findByRole('link', { name: 'Review the next' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?training=10711&sort=-learner$/),
    );
    expect((await queue()).getByText('19 left')).toBeInTheDocument();
    expect((await queue()).queryByRole('link', { name: /^Skip/ })).toBeNull();
  });

  test('skipping decides nothing; it goes on past what was skipped, and says how many were', async () => {
    const door = await enter();
    const { queries, organisation } = await openEvidence(door, 'evidence-leah');
    // The keys press the links, where these stand.
    const pressed: string[] = [];
    const skip = await link(/^Skip/);
    skip.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(skip.getAttribute('href') ?? '');
    });
    await userEvent.keyboard('s');
    expect(pressed).toEqual(['/e/evidence-bls-stephen']);
    expect(readVisit(queries, evidenceKeys.evidenceVisit(organisation.organisation_id)).skipped).toEqual([
      'evidence-leah',
    ]);
    await door.backend.read((db) => expect(db.tables.evidence.get('evidence-leah')?.status).toBe('pending'));
  });

  test('what was skipped on this visit is counted, and comes last', async () => {
    const door = await enter();
    const first = await openEvidence(door, 'evidence-rosa', { listQuery: 'q=life' });
    const { queries } = first;
    changeVisit(queries, evidenceKeys.evidenceVisit(1), {
      skipped: ['evidence-bls-stephen', 'evidence-bls-maya', 'gone'],
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^Accept/ }));
    expect((await queue()).getByText('2 skipped')).toBeInTheDocument();
  });

  test('without the list of Q-08 there is no queue', async () => {
    await openEvidence(await enter(), KEY, { hasList: false });
    await screen.findByRole('heading', { name: 'Your decision' });
    expect(screen.queryByRole('navigation', { name: 'Evidence to review' })).toBeNull();
  });
});

describe('R12: the list', () => {
  test('its rows lead to pieces with its search, filters, order and page', async () => {
    await openList(await enter(), `${BASIC_LIFE_SUPPORT}&page=2`);
    expect(await screen.findByRole('link', { name: 'Amara Osei' })).toHaveAttribute(
      'href',
      '/e/evidence-bls-amara?training=10711&sort=-learner&page=2',
    );
  });

  test('a selection outlives a look at a piece, but not a reload, and holds only what still waits', async () => {
    const door = await enter();
    const { queries, unmount } = await openList(door);
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select Leah Goldman, Local anaesthesia logbook' }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Hannah Wójcik, Local anaesthesia logbook' }));
    unmount();
    await door.backend.write((db) => db.tables.evidence.update('evidence-leah', { status: 'accepted' }));
    const back = await openList(door, '', { queries });
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    await userEvent.click(button('Refresh'));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    back.unmount();
    await openList(door);
    await screen.findByRole('table', { name: 'Pending evidence' });
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  test('Shift selects, or clears, everything from the row that was pressed before', async () => {
    await openList(await enter());
    const boxes = (await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Select .+,/ })).slice(0, 6);
    const [, second, third, , , sixth] = boxes;
    const user = userEvent.setup();
    await user.click(second as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(sixth as HTMLElement);
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, true, true, true, true]);
    await user.click(third as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false, false, false]);
  });
});

test('the visit ends with everything else of a person when somebody else comes (0041)', () => {
  const queries = new QueryClient();
  changeVisit(queries, evidenceKeys.evidenceVisit(1), { selected: ['a'] });
  changeVisit(queries, evidenceKeys.evidenceVisit(1), { skipped: ['b'] });
  expect([
    readVisit(queries, evidenceKeys.evidenceVisit(1)),
    readVisit(queries, evidenceKeys.evidenceVisit(2)),
  ]).toEqual([
    { selected: ['a'], skipped: ['b'] },
    { selected: [], skipped: [] },
  ]);
  queries.removeQueries({ queryKey: keys.organisations() });
  expect(readVisit(queries, evidenceKeys.evidenceVisit(1))).toEqual({ selected: [], skipped: [] });
});
