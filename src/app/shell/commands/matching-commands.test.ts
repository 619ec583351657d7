import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { matchingCommands } from './matching-commands.ts';

const command = (group: Command['group'], title: string, href = `/${title}`): Command => ({
  key: `${group} ${title}`,
  group,
  title,
  kind: 'Module',
  shape: 'todo',
  target: { href },
});
const COMMANDS = [
  command('Pages', 'Home', '/'),
  command('Training', 'Local decontamination audit'),
  command('Training', 'Decontamination of instruments'),
  command('Training', 'Hand hygiene and PPE'),
  command('Categories', 'Domestic abuse and care'),
  command('Awards', 'Infection Control Certificate'),
  command('Recent', 'Hand hygiene and PPE'),
];
const found = (search: string) => matchingCommands(COMMANDS, search).map(({ group, title }) => `${group}: ${title}`);

describe('what fits a search', () => {
  test.each([
    [
      'the beginning of a title before its middle',
      'decon',
      ['Training: Decontamination of instruments', 'Training: Local decontamination audit'],
    ],
    ['words in any order', 'ppe hand', ['Recent: Hand hygiene and PPE']],
    [
      'letters in their order, some left out',
      'dcntam',
      ['Training: Decontamination of instruments', 'Training: Local decontamination audit'],
    ],
    [
      'V40: no letters in their order where something has the whole',
      'Dec',
      ['Training: Decontamination of instruments', 'Training: Local decontamination audit'],
    ],
    ['nothing', 'zeppelin', []],
  ])('%s', (_, search, expected) => expect(found(search)).toEqual(expected));

  test('what was opened lately stands first, and not again among its kind', () => {
    expect(found('hand')).toEqual(['Recent: Hand hygiene and PPE']);
  });

  test('V40: what is in progress stands first, above what was opened lately, once something is searched', () => {
    const begun = command('Continue', 'Hand hygiene and PPE');
    const groups = (search: string) => matchingCommands([...COMMANDS, begun], search).map(({ group }) => group);
    expect(groups('hand')).toEqual(['Continue']);
    expect(groups('')).not.toContain('Continue');
  });

  test('without a search, what was opened lately and the pages', () => {
    expect(found(' ')).toEqual(['Recent: Hand hygiene and PPE', 'Pages: Home']);
  });

  test('six of a group at most', () => {
    const many = Array.from({ length: 20 }, (_, nth) => command('Training', `Hand ${nth}`));
    expect(matchingCommands(many, 'hand')).toHaveLength(6);
  });
});
