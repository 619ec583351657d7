import { matchSorter } from 'match-sorter';
import { GROUPS, type Command } from './command.ts';

/** More of one group would hide the others. */
const MOST_OF_A_GROUP = 6;

/** What everybody has, seen before anything is typed. */
const AT_FIRST: readonly Command['group'][] = ['Recent', 'Pages', 'Do'];

/** Whether every term stands in a title as it was typed, so that it can be marked there. */
const isWhole =
  (terms: readonly string[]) =>
  ({ title }: Command): boolean =>
    terms.every((term) => title.toLowerCase().includes(term.toLowerCase()));

/** V40: what merely has the letters in their order falls away while something has the whole: nobody sees why it fits. */
const onlyWhole = (fitting: readonly Command[], terms: readonly string[]): readonly Command[] => {
  const whole = fitting.filter(isWhole(terms));
  return whole.length === 0 ? fitting : whole;
};

/**
 * What fits a search, best first within each group: every word of it in the title, or else its letters in their order.
 * Without a search, what was opened lately and where one can go.
 */
export const matchingCommands = (commands: readonly Command[], search: string): readonly Command[] => {
  const terms = search
    .trim()
    .split(/\s+/)
    .filter((term) => term !== '');
  const fitting =
    terms.length === 0
      ? commands.filter(({ group }) => AT_FIRST.includes(group))
      : onlyWhole(
          terms.reduceRight<readonly Command[]>((left, term) => matchSorter(left, term, { keys: ['title'] }), commands),
          terms,
        );
  const hrefs = new Set<string>();
  const isFirst = ({ target }: Command): boolean =>
    !('href' in target) || (!hrefs.has(target.href) && hrefs.add(target.href).size > 0);
  return GROUPS.flatMap((group) =>
    fitting.filter((command) => command.group === group && isFirst(command)).slice(0, MOST_OF_A_GROUP),
  );
};
