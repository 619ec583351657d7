import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

interface Part {
  readonly title: string;
  readonly status: string | null;
  readonly module_id?: number;
  readonly collection_id?: number;
  readonly assessment_id?: number;
}
interface Shown {
  readonly status: string;
  readonly breadcrumb: readonly { readonly id: number; readonly type: string }[];
  readonly modules: readonly Part[];
  readonly collections: readonly (Part & {
    readonly sequences: readonly unknown[];
    readonly modules: readonly Part[];
  })[];
  readonly assessments: readonly Part[];
  readonly sequences: readonly {
    readonly source_title: string;
    readonly target_title: string;
    readonly target_type_description: string;
  }[];
  readonly flow: { readonly nodes: readonly { readonly id: string }[] };
}

const signedIn = async (person: { readonly email: string } = amaraOsei) => {
  const { now } = handClock();
  const visitor = await house({ now });
  await visitor.demo.as(person.email);
  const get = async (path: string) =>
    visitor.get(`collections/${path}${path.includes('?') ? '&' : '?'}organisation_id=1`);
  return {
    visitor,
    get,
    load: async (path: string) => (await get(path)).body as Shown,
    list: async (path: string) => ((await get(path)).body as { readonly data: readonly Part[] }).data,
  };
};

describe('X-064: a collection', () => {
  test('its parts in its own order, each with its status, and the arrows of its journey by title', async () => {
    const { load } = await signedIn();
    const { modules, collections, sequences, flow, breadcrumb, status } = await load('301');
    expect(modules.map(({ module_id, status: own }) => [module_id, own])).toEqual([
      [701, 'completed'],
      [702, 'completed'],
      [703, 'completed'],
      [704, 'completed'],
      [705, 'pending'],
      [706, 'pending'],
      [707, 'pending'],
      [708, 'pending'],
    ]);
    expect(
      collections.map(({ collection_id, sequences: own, modules: parts }) => [collection_id, own.length, parts.length]),
    ).toEqual([
      [302, 0, 2],
      [303, 1, 2],
    ]);
    expect(sequences.at(-1)).toMatchObject({
      source_title: 'Decontamination of instruments',
      target_title: 'Local decontamination audit',
      target_type_description: 'Document',
    });
    expect(flow.nodes.map(({ id }) => id)).toEqual(['20303', '10702']);
    expect(breadcrumb).toMatchObject([
      { id: 201, type: 'category' },
      { id: 301, type: 'collection' },
    ]);
    expect(status).toBe('pending');
  });

  test('O-05: a status leaves out parts', async () => {
    const { load } = await signedIn();
    expect((await load('304')).modules.map(({ status }) => status)).toEqual(['pending', 'exempt']);
    expect((await load('304?status=!exempt')).modules.map(({ status }) => status)).toEqual(['pending']);
  });

  test.each([
    ['that there is not', '999999'],
    ['of another organisation', '341'],
  ])('one %s is a 404', async (_, id) => expect((await (await signedIn()).get(id)).status).toBe(404));

  test('one that is assigned to others is a 404, and so are its lists', async () => {
    const { get } = await signedIn(tomWhitfield);
    for (const path of ['305', '305/modules', '305/collections', '305/assessments'])
      expect((await get(path)).status).toBe(404);
  });

  test('what stands in an assigned collection is assigned with it', async () => {
    const { load } = await signedIn(tomWhitfield);
    expect((await load('301')).modules.map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'pending',
      'pending',
      'completed',
      'pending',
      'pending',
      'pending',
    ]);
    expect(await load('302')).toMatchObject({ status: 'pending', title: 'Sharps and Splash Injuries' });
  });

  test('collections that hold each other end in a 404', async () => {
    const { visitor, get } = await signedIn(tomWhitfield);
    await visitor.backend.write(async (db) => {
      await db.tables.collections.update(305, { collection_ids: [306] });
      await db.tables.collections.update(306, { collection_ids: [305] });
    });
    expect((await get('305')).status).toBe(404);
  });
});

describe('its lists', () => {
  test('X-065, X-066: in its own order', async () => {
    const { list } = await signedIn();
    expect((await list('301/modules')).map(({ module_id }) => module_id)).toEqual([
      701, 702, 703, 704, 705, 706, 707, 708,
    ]);
    expect((await list('301/collections')).map(({ collection_id }) => collection_id)).toEqual([302, 303]);
  });

  test('X-027, M-18: assessments of one type, or all but SCO', async () => {
    const { list } = await signedIn();
    expect((await list('301/assessments?assessment_type_key=EXM')).map(({ assessment_id }) => assessment_id)).toEqual([
      501,
    ]);
    expect((await list('301/assessments')).map(({ assessment_id }) => assessment_id)).toEqual([501, 505]);
  });
});
