import type { Onward } from '#machines/home/onward.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { formatCount } from '#ui/format/counts.ts';
import { formatList } from '#ui/format/text.ts';
import { goLabel } from '../locked/unlock-texts.ts';

/** More titles would be a list. */
const MOST_NAMED = 2;

/** `A`, `A and B`, `A, B and 3 more`. */
const subjectOf = ({ opened }: Pick<Onward, 'opened'>): string => {
  const named = opened.slice(0, MOST_NAMED).map(({ title }) => title);
  const others = opened.length - named.length;
  return formatList([...named, ...(others === 0 ? [] : [`${formatCount(others)} more`])]);
};

/** 'Final assessment is open now.'; empty where nothing waited for it. */
export const openedText = (onward: Pick<Onward, 'opened'>): string =>
  onward.opened.length === 0 ? '' : `${subjectOf(onward)} ${onward.opened.length === 1 ? 'is' : 'are'} open now.`;

/** 'Final assessment locks again': what a restart closes; empty where it closes nothing. */
export const locksText = (onward: Pick<Onward, 'opened'>): string =>
  onward.opened.length === 0 ? '' : `${subjectOf(onward)} ${onward.opened.length === 1 ? 'locks' : 'lock'} again`;

/** What the blade of the way on says: the word of the card, and the name of what comes next. */
export const goText = (next: TrainingNode): string => `${goLabel(next)}: ${next.title}`;
