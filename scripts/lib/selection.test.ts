import { describe, expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { readPacts } from './pacts.ts';
import { selectionOf } from './selection.ts';

const interactions = (await readPacts()).flatMap((pact) => pact.interactions);

describe('the part of the pacts that belongs to an area', () => {
  test('an area includes the interactions of its calls and no other', async () => {
    const { includes } = await selectionOf('awards');
    expect([...new Set(interactions.filter(includes).map(({ description }) => description.split(':')[0]))]).toEqual(['getPoints']);
  });

  test('every interaction belongs to exactly one area', async () => {
    const selections = await Promise.all(AREAS.map(selectionOf));
    for (const interaction of interactions) expect([interaction.description, selections.filter(({ includes }) => includes(interaction)).length]).toEqual([interaction.description, 1]);
  });

  test('cookies belong to the session, and everything to no area in particular', async () => {
    expect((await selectionOf('session')).includesCookies).toBe(true);
    expect((await selectionOf('awards')).includesCookies).toBe(false);
    const all = await selectionOf(undefined);
    expect(interactions.filter(all.includes)).toHaveLength(interactions.length);
    expect(all.includesCookies).toBe(true);
  });
});
