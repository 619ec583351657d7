import { describe, expect, test } from 'vitest';
import { moduleEntity } from '#fixtures/entities.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { assignOnly } from '../testing/assigned.ts';
import { handClock, house } from '../testing/visit.ts';

interface Listed {
  readonly total: number;
  readonly last_page: number;
  readonly data: readonly {
    readonly title: string;
    readonly status: string;
    readonly module_id?: number;
    readonly collection_id?: number;
    readonly module_type_key?: string;
  }[];
}

const signedIn = async () => {
  const { now } = handClock();
  const visitor = await house({ now });
  await visitor.demo.as(amaraOsei.email);
  const list = async (kind: 'modules' | 'collections', query = '') => {
    const { status, body } = await visitor.get(`users/${amaraOsei.id}/${kind}?organisation_id=1&per_page=5000${query}`);
    expect(status).toBe(200);
    return body as Listed;
  };
  return { visitor, list };
};

describe('X-055, X-056: what is assigned to a person', () => {
  test('modules are modules, collections are collections, by title', async () => {
    const { list } = await signedIn();
    const modules = await list('modules');
    expect(modules.data.every(({ module_id }) => module_id !== undefined)).toBe(true);
    expect((await list('collections')).data.every(({ collection_id }) => collection_id !== undefined)).toBe(true);
    const titles = modules.data.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('O-05: one status is left out, or some are named', async () => {
    const { list } = await signedIn();
    const all = await list('modules');
    const statuses = new Set(all.data.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual(['completed', 'exempt', 'expired', 'overdue', 'pending']);
    const open = await list('modules', '&status=!completed');
    expect(open.total).toBe(all.data.filter(({ status }) => status !== 'completed').length);
    const late = await list('modules', '&status=overdue,expired');
    expect(new Set(late.data.map(({ status }) => status))).toEqual(new Set(['overdue', 'expired']));
  });

  test('M-10: a search, the types of modules, an order and its direction', async () => {
    const { list } = await signedIn();
    expect((await list('modules', '&search=WATER LINES')).data.map(({ title }) => title)).toEqual([
      'Water lines and legionella',
    ]);
    expect(
      new Set((await list('modules', '&module_type_key=VID,LNK')).data.map(({ module_type_key }) => module_type_key)),
    ).toEqual(new Set(['VID', 'LNK']));
    const [up, down] = [
      await list('modules', '&order_by=assigned_at'),
      await list('modules', '&order_by=assigned_at&order_dir=desc'),
    ];
    expect(up.data[0]?.title).not.toBe(down.data[0]?.title);
    expect((await list('modules', '&order_dir=desc')).data[0]?.title).toBe((await list('modules')).data.at(-1)?.title);
  });

  test('L21: pages', async () => {
    const { visitor, list } = await signedIn();
    const all = await list('modules');
    const page = (await visitor.get(`users/${amaraOsei.id}/modules?organisation_id=1&per_page=2&page=2`))
      .body as Listed;
    expect(page).toMatchObject({ total: all.total, last_page: Math.ceil(all.total / 2), per_page: 2, current_page: 2 });
    expect(page.data.map(({ title }) => title)).toEqual(all.data.slice(2, 4).map(({ title }) => title));
  });

  test('somebody else’s list is refused, an organisation that one is no member of is unknown', async () => {
    const { visitor } = await signedIn();
    expect((await visitor.get('users/12/modules?organisation_id=1')).status).toBe(403);
    expect((await visitor.get(`users/${amaraOsei.id}/collections?organisation_id=12`)).status).toBe(404);
  });
});

describe('X-057: the pages that are assigned to a person', () => {
  const pagesOf = async (query: string) => {
    const { visitor } = await signedIn();
    const { status, body } = await visitor.get(`users/${amaraOsei.id}/pages?organisation_id=1&order_by=title${query}`);
    expect(status).toBe(200);
    return (body as { readonly data: readonly { readonly page_id: number }[] }).data.map(({ page_id }) => page_id);
  };

  test.each([
    ['by title, and none that is not assigned', '', [151, 152, 153]],
    ['M-01: pinned', '&pinned=true&simple=true', [151]],
    ['O-02: found by its title', '&search=CALENDAR', [153]],
    ['a page of the list', '&per_page=1&page=2', [152]],
  ])('%s', async (_, query, ids) => expect(await pagesOf(query)).toEqual(ids));
});

test('O-03: recently added is newest first', async () => {
  const { list } = await signedIn();
  const { data } = await list('collections', '&order_by=created_at&order_dir=desc');
  expect(data[0]?.title).toBe('Medical Emergencies: the first five minutes');
});

describe('M-10: each order, and what has no date', () => {
  const ordered = async (query: string) => {
    const { visitor, list } = await signedIn();
    await assignOnly(
      visitor,
      { entity_id: moduleEntity(703), due_at: null, last_viewed_at: 30, assigned_at: 100 },
      { entity_id: moduleEntity(702), due_at: 9_000_000_000, last_viewed_at: null, assigned_at: 300 },
      { entity_id: moduleEntity(704), due_at: 8_000_000_000, last_viewed_at: 40, assigned_at: 200 },
      { entity_id: 999_999, assigned_at: 1 },
    );
    return (await list('modules', query)).data.map(({ module_id }) => module_id);
  };

  test.each([
    ['due_at', [704, 702, 703]],
    ['last_viewed_at', [702, 703, 704]],
    ['assigned_at', [703, 704, 702]],
    ['sort_order', [703, 702, 704]],
  ])('by %s', async (order, ids) => {
    expect(await ordered(`&order_by=${order}`)).toEqual(ids);
    expect(await ordered(`&order_by=${order}&order_dir=desc`)).toEqual(ids.toReversed());
  });

  test('what is equal stands by its number, whichever way', async () => {
    const { visitor, list } = await signedIn();
    await assignOnly(visitor, ...[704, 702, 703].map((id) => ({ entity_id: moduleEntity(id), last_viewed_at: 5 })));
    for (const direction of ['asc', 'desc'])
      expect(
        (await list('modules', `&order_by=last_viewed_at&order_dir=${direction}`)).data.map(
          ({ module_id }) => module_id,
        ),
      ).toEqual([702, 703, 704]);
  });

  test('no type at all is every type, and collections are of none', async () => {
    const { list } = await signedIn();
    expect((await list('modules', '&module_type_key=')).total).toBe((await list('modules')).total);
    expect((await list('modules', '&module_type_key=')).total).toBeGreaterThan(3);
  });
});
