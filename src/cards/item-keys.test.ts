import { expect, test } from 'vitest';
import type { BandItem } from '#contracts/library/card.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { house } from '#mocks/testing/visit.ts';
import { figureOf } from '#ui/lists/card/figures.ts';
import { seedOf } from './item-keys.ts';

/** Whether something in an answer is a card of training: it is itself assigned, and says what it is. */
const isCard = (value: object): value is BandItem =>
  'entity_id' in value && 'thumbnail_url' in value && ('module_id' in value || 'collection_id' in value);

/** All cards of an answer, however deep. */
const cardsOf = (value: unknown): readonly BandItem[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isCard(value) ? [value] : []), ...Object.values(value).flatMap(cardsOf)];
};

const IN = 'organisation_id=1&per_page=100';
const OWN = `users/${amaraOsei.id}`;
const BANDS = ['jump_back_in', 'overdue_expired', 'expiring_soon', 'recently_added'];

test('V27: in all that one learner sees a training has the same figure on home, in its category, its collection and the search', async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const figures = new Map<unknown, Set<string>>();
  /** What is drawn of an answer; each screen has some. */
  const drawn = async (...paths: readonly string[]): Promise<readonly BandItem[]> => {
    const replies = await Promise.all(paths.map((path) => visitor.get(path)));
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const cards = cardsOf(replies.map(({ body }) => body));
    expect(cards).not.toEqual([]);
    for (const card of cards) {
      const id = card['entity_id'];
      figures.set(id, (figures.get(id) ?? new Set()).add(JSON.stringify(figureOf(seedOf(card)))));
    }
    return cards;
  };

  const listed = await drawn(`${OWN}/modules?${IN}`, `${OWN}/collections?${IN}`);
  await drawn(`${OWN}/modules?${IN}&search=in`, `${OWN}/collections?${IN}&search=in`);
  await drawn(...BANDS.map((band) => `organisations/1/bands/${band}`));
  const collections = listed.flatMap((card) => ('collection_id' in card ? [String(card['collection_id'])] : []));
  await drawn(...collections.map((id) => `collections/${id}/modules?${IN}`));
  const categories = (await visitor.get('categories?organisation_id=1')).body as readonly { readonly id: number }[];
  await drawn(
    ...categories.flatMap(({ id }) => [`categories/${id}/modules?${IN}`, `categories/${id}/collections?${IN}`]),
  );

  expect(figures.size).toBeGreaterThan(20);
  expect([...figures.values()].filter(({ size }) => size !== 1)).toEqual([]);
});
