import { matchSorter } from 'match-sorter';
import { GROUPS, type Command } from './command.ts';

/** More of one group would hide the others. */
const MOST_OF_A_GROUP = 6;

/** What everybody has, seen before anything is typed. */
const AT_FIRST: readonly Command['group'][] = ['Recent', 'Pages', 'Do'];

/**
 * What fits a search, best first within each group: every word of it in the title, or its letters in their order.
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
      : terms.reduceRight<readonly Command[]>((left, term) => matchSorter(left, term, { keys: ['title'] }), commands);
  const hrefs = new Set<string>();
  const isFirst = ({ target }: Command): boolean =>
    !('href' in target) || (!hrefs.has(target.href) && hrefs.add(target.href).size > 0);
  return GROUPS.flatMap((group) =>
    fitting.filter((command) => command.group === group && isFirst(command)).slice(0, MOST_OF_A_GROUP),
  );
};
