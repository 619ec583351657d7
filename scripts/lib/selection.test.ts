import { describe, expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { readPacts } from './pacts.ts';
import { selectionOf, selectionProblem } from './selection.ts';

const interactions = (await readPacts()).flatMap((pact) => pact.interactions);

describe('the part of the pacts that belongs to an area', () => {
  test('an area includes the interactions of its calls and no other', async () => {
    const { includes } = await selectionOf('releases');
    expect([...new Set(interactions.filter(includes).map(({ description }) => description.split(':')[0]))]).toEqual([
      'listReleases',
    ]);
  });

  test('calls and areas can be named together', async () => {
    const { includes, includesCookies } = await selectionOf('releases,getMe');
    expect(new Set(interactions.filter(includes).map(({ description }) => description.split(':')[0]))).toEqual(
      new Set(['getMe', 'listReleases']),
    );
    expect(includesCookies).toBe(false);
    expect([selectionProblem('releases,getMe'), selectionProblem('releases,getHim')]).toEqual([
      null,
      expect.stringContaining("no call 'getHim'"),
    ]);
  });

  test('one pact alone, or no events', async () => {
    const { includesPact, includesCookies } = await selectionOf(undefined, { pact: 'portal-assumed' });
    expect([includesPact('portal'), includesPact('portal-assumed'), includesCookies]).toEqual([false, true, false]);
    const { includes } = await selectionOf(undefined, { hasEvents: false });
    expect(
      interactions
        .filter((interaction) => !includes(interaction))
        .every(({ type }) => type === 'Asynchronous/Messages'),
    ).toBe(true);
  });

  test('every interaction belongs to exactly one area', async () => {
    const selections = await Promise.all(AREAS.map(async (area) => selectionOf(area)));
    for (const interaction of interactions)
      expect([interaction.description, selections.filter(({ includes }) => includes(interaction)).length]).toEqual([
        interaction.description,
        1,
      ]);
  });

  test('cookies belong to the session, and everything to no area in particular', async () => {
    expect((await selectionOf('session')).includesCookies).toBe(true);
    expect((await selectionOf('releases')).includesCookies).toBe(false);
    const all = await selectionOf(undefined);
    expect(interactions.filter(all.includes)).toHaveLength(interactions.length);
    expect(all.includesCookies).toBe(true);
  });
});
