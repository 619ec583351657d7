import type { LearningEntity, UserEntity } from '#contracts/library/entity.schema.ts';
import { formatDays } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';

const DAY = 86_400;

type Due = Pick<UserEntity, 'status' | 'due_at' | 'assigned_at'> & Pick<LearningEntity, 'due_after_days'>;

/** Whether the date is the one that follows from the assignment. One that somebody set by hand is not. */
const followsAssignment = ({ due_at, assigned_at, due_after_days }: Due): boolean =>
  typeof due_at === 'number' &&
  typeof assigned_at === 'number' &&
  typeof due_after_days === 'number' &&
  Math.abs(due_at - assigned_at - due_after_days * DAY) < DAY;

/**
 * M-33: when an item is due, and what its date is counted from where it is counted from the assignment. Null where
 * nothing is due any more, and where the status tells the day ('Overdue since …'). The portal computes no date: the
 * server does.
 */
export const dueText = (entity: Due): string | null => {
  const { status, due_at, due_after_days } = entity;
  if (status === 'completed' || status === 'exempt' || status === 'overdue') return null;
  if (typeof due_at !== 'number')
    return typeof due_after_days === 'number' && due_after_days > 0
      ? `${formatDays(due_after_days)} after it is assigned`
      : null;
  const day = formatUnixDate(due_at);
  return followsAssignment(entity) && typeof due_after_days === 'number'
    ? `${day}, ${formatDays(due_after_days)} after it was assigned`
    : day;
};
