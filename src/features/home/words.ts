import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { Follower, NextStep } from '#machines/home/next-step.ts';
import type { Stop } from '#machines/home/stops.ts';
import { collectionState, moduleBanner } from '#machines/library/card-status.ts';
import { formatDate, fromUnixSeconds } from '#ui/format/dates.ts';

const DAY = 86_400;

export const dateOf = (unix: number): string => formatDate(fromUnixSeconds(unix));

/** Whole days between two moments; 0 on the same day, a begun day counts as one to come, a full one as one gone. Unix seconds. */
export const daysBetween = (at: number, now: number): number => {
  if (dateOf(at) === dateOf(now)) return 0;
  return at > now ? Math.ceil((at - now) / DAY) : Math.max(1, Math.floor((now - at) / DAY));
};

/** '1 item', '7 items'. */
export const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** 'Today', 'Yesterday', or the date. */
export const dayWords = (at: number, now: number): string => {
  if (dateOf(at) === dateOf(now)) return 'Today';
  return dateOf(at) === dateOf(now - DAY) ? 'Yesterday' : dateOf(at);
};

/** E-09: points are shown only if both settings are on. */
export const pointsWords = (points: number | null | undefined, { points_enabled, points_display }: OrganisationSettings): readonly string[] =>
  points_enabled && points_display && typeof points === 'number' && points > 0 ? [counted(points, 'point')] : [];

/** 'A', 'A and B', 'A, B and C'. */
export const listed = (titles: readonly string[]): string =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1) ?? ''}`;

export const hrefOf = ({ kind, id }: Pick<Stop, 'kind' | 'id'>): string => `/${kind}s/${id}`;

/** What is past its day, or soon will be, in words; nothing where there is no date to name. */
const urgencyWords = ({ goal, urgency }: NextStep): string | null => {
  const at = goal.claim === null || Math.abs(goal.claim.rank) === Number.MAX_SAFE_INTEGER ? null : Math.abs(goal.claim.rank);
  if (urgency === 'late') {
    if (goal.status === 'expired') return at === null ? 'expired' : `expired ${dateOf(at)}`;
    return at === null ? 'overdue' : `overdue since ${dateOf(at)}`;
  }
  if (urgency !== 'soon' || at === null) return null;
  return goal.status === 'completed' ? `expires ${dateOf(at)}` : `due ${dateOf(at)}`;
};

const KIND_WORDS = { module: 'Module', collection: 'Collection', assessment: 'Assessment' } as const;

const upperFirst = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** 'Last opened yesterday.' */
const lastOpened = (at: number, now: number): string => {
  const day = dayWords(at, now);
  return `Last opened ${day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : day}.`;
};

/** The sign's two sentences at most: what it is, and why now. */
export const signWords = (next: NextStep, nowUnix: number): string => {
  const { step, goal } = next;
  const card = step.card as Partial<ModuleCard> | null;
  const kind = `${card?.module_type_description ?? KIND_WORDS[step.kind]}.`;
  const urgency = urgencyWords(next);
  if (goal === step && urgency !== null) return `${kind} ${upperFirst(urgency)}.`;
  if (goal === step) return typeof card?.last_viewed_at === 'number' ? `${kind} ${lastOpened(card.last_viewed_at, nowUnix)}` : kind;
  const isPart = goal.openParts.length > 0 && next.within?.stop === goal;
  if (isPart) return urgency === null ? kind : `${kind} Part of ${goal.title}, ${urgency}.`;
  return `${kind} Completing it leads to ${goal.title}${urgency === null ? '' : `, ${urgency}`}.`;
};

/** The word on the blade. */
export const signAction = ({ step }: NextStep): string => {
  if (step.kind === 'assessment') return step.status === 'failed' ? 'Try Again' : 'Begin';
  return step.card === null ? 'Get Started' : moduleBanner(step.card as ModuleCard);
};

/** E-14: how much of a collection is completed, unless the organisation hides progress. */
export const percentWords = (percent: number, { user_hide_progress }: OrganisationSettings): string | null => (user_hide_progress ? null : `${percent}% Complete`);

/** Why what follows is closed, and what opens it. */
export const followerWords = ({ stop, waitsFor }: Follower, settings: OrganisationSettings): string => {
  if (waitsFor.length > 0) return `Not available until you complete ${listed(waitsFor)}`;
  const state = stop.card !== null && 'modules' in stop.card ? collectionState(stop.card as CollectionCard) : null;
  return (state?.kind === 'progress' ? percentWords(state.percent, settings) : null) ?? 'Opens with it';
};
