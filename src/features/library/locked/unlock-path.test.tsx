// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { mapOf, type TrainingNode } from '#machines/library/training-map.ts';
import { metBy, unlockChain } from '#machines/library/why-locked.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { UnlockPath, type UnlockPathProps } from './UnlockPath.tsx';

afterEach(cleanup);

const NOW = 1_772_409_600;
const moduleCard = (module_id: number, needs: readonly number[], rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: module_id,
  module_id,
  module_type_key: 'DOC',
  module_type_description: 'Document',
  title: `Module ${module_id}`,
  status: 'pending',
  prerequisites: needs.map((id) => ({ id, title: `Module ${id}`, type: 'module', completed: false })),
  ...rest,
});

const show = (cards: readonly ModuleCard[], rest: Partial<UnlockPathProps> = {}): readonly (string | null)[] => {
  const map = mapOf(cards, NOW);
  const self = map.get('module 9') as TrainingNode;
  render(<UnlockPath chain={unlockChain(map, [self])} walked={metBy(map, self)} nowUnix={NOW} {...rest} />);
  return within(screen.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

const chain = [
  moduleCard(9, [1, 2, 3]),
  moduleCard(1, [], { status: 'completed' }),
  moduleCard(2, []),
  moduleCard(3, [2]),
];

describe('N-08: the way to something locked', () => {
  test('what is completed, what is next, and what opens each of the others, all links', () => {
    expect(show(chain)).toEqual([
      'Module 1Completed',
      'Module 2Next',
      'Module 3Not available until you complete Module 2',
      'Module 9Not available until you complete Module 2 and Module 3',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/modules/1',
      '/modules/2',
      '/modules/3',
      '/modules/9',
    ]);
  });

  test('on the page of the item itself the current stop has the blade, and the item says so', () => {
    const self = mapOf(chain, NOW).get('module 9') as TrainingNode;
    expect(show(chain, { self, hasBlade: true, hrefOf: ({ id }) => `/here/${id}` })).toEqual([
      'Module 1Completed',
      'Module 2Document. NextGet Started',
      'Module 3Not available until you complete Module 2',
      'Module 9You are here',
    ]);
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/here/2');
    expect(screen.queryByRole('link', { name: 'Module 9' })).toBeNull();
  });

  test('M-23: the blade says the word of the card: what was viewed before is continued', () => {
    const viewed = [moduleCard(9, [2]), moduleCard(2, [], { last_viewed_at: NOW - 60 })];
    show(viewed, { hasBlade: true });
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/modules/2');
  });

  test('what is still to be published, and what waits for each other, is said besides', () => {
    show([
      moduleCard(9, [1, 2]),
      moduleCard(1, [], { published_at: NOW + 86_400 }),
      moduleCard(2, [3]),
      moduleCard(3, [2]),
    ]);
    const besides = within(screen.getByRole('list', { name: 'What stands in the way' })).getAllByRole('listitem');
    expect(besides.map(({ textContent }) => textContent)).toEqual([
      `Module 1 is published on ${formatUnixDate(NOW + 86_400)}.`,
      'Module 2 and Module 3 wait for each other. Your training administrator can change that.',
    ]);
  });
});
