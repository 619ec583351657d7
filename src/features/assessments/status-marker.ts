import type { AssessmentStatus } from '#contracts/assessments/assessment.schema.ts';
import type { StatusTone } from '#machines/assessments/status-display.ts';
import type { StatusTone as BadgeTone } from '#ui/messages/badge/StatusBadge.tsx';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';

/** C-24: five reds stay five shapes with five words. */
export const STATUS_MARKER: Readonly<Record<AssessmentStatus, MarkerShape>> = {
  pending: 'todo',
  review: 'review',
  completed: 'done',
  locked: 'locked',
  exempt: 'exempt',
  failed: 'wrong',
  expired: 'expired',
  overdue: 'overdue',
};

/** The chart's tones in the words of the design system. */
export const BADGE_TONE: Readonly<Record<StatusTone, BadgeTone>> = {
  good: 'ok',
  warning: 'due',
  bad: 'bad',
  quiet: 'quiet',
};
