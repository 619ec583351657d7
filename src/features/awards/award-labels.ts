import { TRAINING_STATES, type Shown } from '#cards/state-labels.ts';
import type { AwardPart } from '#machines/awards/award-standing.ts';
import { plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

/** 'Two more modules bring you the Infection Control Certificate.' */
export const nearestLabel = ({ title, left }: { readonly title: string; readonly left: number }): string => {
  const [, noun = ''] = plural(left, 'module').split(' ');
  return `${NUMBERS[left] ?? String(left)} more ${noun} ${left === 1 ? 'brings' : 'bring'} you ${title}.`;
};

/** The states of a part that are not over. */
const OPEN_STATES: Readonly<Partial<Record<string, Shown>>> = {
  overdue: TRAINING_STATES.overdue,
  expired: TRAINING_STATES.expired,
  pending: TRAINING_STATES.pending,
};

/** The state of one part; null for a status that is not shown (M-24). */
export const partState = ({ status, isStarted, completedAt }: AwardPart): Shown | null => {
  const { completed } = TRAINING_STATES;
  if (status === 'completed')
    return completedAt === null
      ? completed
      : { ...completed, word: `${completed.word} ${formatUnixDate(completedAt)}` };
  if (status === 'pending' && isStarted) return TRAINING_STATES.started;
  return status === null ? null : (OPEN_STATES[status] ?? null);
};
