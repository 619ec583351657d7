import type { SubscriptionStanding } from '#machines/subscriptions/subscription-standing.ts';
import type { StatusBadgeProps } from '#ui/messages/badge/StatusBadge.tsx';

type BadgeOfState = Pick<StatusBadgeProps, 'shape' | 'word' | 'tone'>;

const BADGES: Readonly<Record<Exclude<SubscriptionStanding['kind'], 'other'>, BadgeOfState>> = {
  active: { shape: 'done', word: 'Active' },
  cancelled: { shape: 'expiring', word: 'Cancelled' },
  ended: { shape: 'expired', word: 'Ended', tone: 'quiet' },
  pastDue: { shape: 'overdue', word: 'Past due' },
};

/** Marker and word of a subscription's state (V-16). What the app does not know is named as the API does (0320). */
export const subscriptionBadge = (standing: SubscriptionStanding): BadgeOfState =>
  standing.kind === 'other' ? { shape: 'todo', word: standing.status, tone: 'quiet' } : BADGES[standing.kind];
