import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { Scheduled } from '#machines/bookings/booking-lists.ts';
import type { Follower, NextStep } from '#machines/home/next-step.ts';
import { collectionState, moduleBanner } from '#machines/library/card-status.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { percentLabel } from '#cards/state-labels.ts';
import { plural } from '#ui/format/counts.ts';
import { formatRecentDay, formatUnixDate } from '#ui/format/days.ts';
import { capitalise, formatList } from '#ui/format/text.ts';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';

export const hrefOf = ({ kind, id }: Pick<TrainingNode, 'kind' | 'id'>): string => `/${kind}s/${id}`;

/** What is past its day, or soon will be, in words; nothing where there is no date to name. */
const urgencyLabel = ({ goal, urgency }: NextStep): string | null => {
  const at =
    goal.claim === null || Math.abs(goal.claim.rank) === Number.MAX_SAFE_INTEGER ? null : Math.abs(goal.claim.rank);
  if (urgency === 'late') {
    if (goal.status === 'expired') return at === null ? 'expired' : `expired ${formatUnixDate(at)}`;
    return at === null ? 'overdue' : `overdue since ${formatUnixDate(at)}`;
  }
  if (urgency !== 'soon' || at === null) return null;
  return goal.status === 'completed' ? `expires ${formatUnixDate(at)}` : `due ${formatUnixDate(at)}`;
};

/** What is open and can not be done now, in words. */
export const waitingLabel = ({
  withOthers,
  closed,
}: {
  readonly withOthers: number;
  readonly closed: number;
}): string =>
  [
    ...(withOthers === 0
      ? []
      : [`${plural(withOthers, 'piece')} of your work ${withOthers === 1 ? 'is' : 'are'} with a reviewer or tutor.`]),
    ...(closed === 0 ? [] : [`${plural(closed, 'item')} ${closed === 1 ? 'is' : 'are'} not open to you yet.`]),
  ].join(' ');

const KIND_LABELS = { module: 'Module', collection: 'Collection', assessment: 'Assessment' } as const;

/** 'Last opened yesterday.' */
const lastOpened = (at: number, now: number): string => {
  const day = formatRecentDay(at, now);
  return `Last opened ${day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : day}.`;
};

/** The sign's two sentences at most: what it is, and why now. */
export const signLabel = (next: NextStep, nowUnix: number): string => {
  const { step, goal } = next;
  const card = step.card as Partial<ModuleCard> | null;
  const kind = `${card?.module_type_description ?? KIND_LABELS[step.kind]}.`;
  if (next.urgency === 'returned' && goal === step) return `${kind} Your reviewer sent it back.`;
  const urgency = urgencyLabel(next);
  if (goal === step && urgency !== null) return `${kind} ${capitalise(urgency)}.`;
  if (goal === step)
    return typeof card?.last_viewed_at === 'number' ? `${kind} ${lastOpened(card.last_viewed_at, nowUnix)}` : kind;
  const isPart = goal.openParts.length > 0 && next.within?.stop === goal;
  if (isPart) return urgency === null ? kind : `${kind} Part of ${goal.title}, ${urgency}.`;
  return `${kind} It leads to ${goal.title}${urgency === null ? '' : `, ${urgency}`}.`;
};

/** The word on the blade. */
export const signAction = (next: NextStep): string => {
  const { step } = next;
  if (step.kind === 'assessment' && next.urgency === 'returned') return 'See what to change';
  if (step.kind === 'assessment') return step.status === 'failed' ? 'Try Again' : 'Begin';
  return step.card === null ? 'Get Started' : moduleBanner(step.card as ModuleCard);
};

/** How far a collection has come that follows; null where it is none, or was never begun. */
const percentOf = ({ stop }: Follower): number | null => {
  const state = stop.card !== null && 'modules' in stop.card ? collectionState(stop.card as CollectionCard) : null;
  return state?.kind === 'progress' ? state.percent : null;
};

/** Why what follows is closed, and what opens it. */
export const followerLabels = (follower: Follower, settings: OrganisationSettings): string => {
  if (follower.waitsFor.length > 0) return `Not available until you complete ${formatList(follower.waitsFor)}`;
  const percent = percentOf(follower);
  return (percent === null ? null : percentLabel(percent, settings)) ?? 'Opens next';
};

/** Its marker: half filled only where something of it is completed (V11). */
export const followerMarker = (follower: Follower): 'locked' | 'progress' | 'todo' => {
  if (follower.waitsFor.length > 0) return 'locked';
  return (percentOf(follower) ?? 0) > 0 ? 'progress' : 'todo';
};

/** R-15: a workshop starts at a time, online learning on a day. */
export const startLabel = ({ booking, start }: Scheduled): string =>
  booking.product.type.type_id === PRODUCT_TYPES.practicalWorkshop
    ? formatDateTime(fromUnixSeconds(start))
    : formatDate(fromUnixSeconds(start));
