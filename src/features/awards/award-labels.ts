import type { AwardPart } from '#machines/awards/award-standing.ts';
import type { StatusBadgeProps } from '#ui/messages/badge/StatusBadge.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

/** 'Two more modules bring you the Infection Control Certificate.' */
export const nearestLabel = ({ title, left }: { readonly title: string; readonly left: number }): string => {
  const [, noun = ''] = plural(left, 'module').split(' ');
  return `${NUMBERS[left] ?? String(left)} more ${noun} ${left === 1 ? 'brings' : 'bring'} you ${title}.`;
};

type ShownState = Pick<StatusBadgeProps, 'shape' | 'word' | 'tone'>;

const OPEN_STATES: Readonly<Record<string, ShownState>> = {
  overdue: { shape: 'overdue', word: 'Overdue', tone: 'bad' },
  expired: { shape: 'expired', word: 'Expired', tone: 'bad' },
  pending: { shape: 'todo', word: 'Pending', tone: 'quiet' },
};

/** The state of one part; null for a status that is not shown (M-24). */
export const partState = ({ status, completedAt }: AwardPart): ShownState | null => {
  if (status === 'completed')
    return {
      shape: 'done',
      word: completedAt === null ? 'Completed' : `Completed ${formatUnixDate(completedAt)}`,
      tone: 'ok',
    };
  return status === null ? null : (OPEN_STATES[status] ?? null);
};
