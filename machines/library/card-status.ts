import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import { WARNING_DAYS } from '#contracts/constants.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { isAvailable } from '../assessments/availability.ts';

const DAY = 86_400;

/** What a card says of how far its person has got. `at` is the day that belongs to it, in unix seconds. */
export type CardState =
  | { readonly kind: 'completed' | 'exempt' | 'new' }
  | { readonly kind: 'pending'; readonly isStarted: boolean }
  | { readonly kind: 'overdue' | 'expired'; readonly at: number | null }
  | { readonly kind: 'progress'; readonly percent: number };

/** M-20, M-25: it falls due or expires so soon that somebody should know. Unix seconds. */
export interface Warning {
  readonly kind: 'due' | 'expires';
  readonly at: number;
}

type Dated = Pick<ModuleCard, 'due_at' | 'expires_at' | 'published_at'> & {
  readonly status?: string | null | undefined;
};

/** M-22: it has a day on which it will be published, and that day is still to come. `now` in unix seconds. */
export const isComing = ({ published_at }: Pick<Dated, 'published_at'>, now: number): boolean =>
  (published_at ?? 0) > now;

const isNear = (at: number | null | undefined, now: number): at is number =>
  typeof at === 'number' && at > now && at - now <= WARNING_DAYS * DAY;

/**
 * M-20, M-25: the nearer of due date and expiry, where it is within thirty days. What was completed is due no more, but
 * expires; what one is exempt from does neither.
 */
export const warningOf = ({ status, due_at, expires_at }: Dated, now: number): Warning | null => {
  if (status === 'exempt' || status === 'overdue' || status === 'expired') return null;
  const due = status !== 'completed' && isNear(due_at, now) ? due_at : null;
  const expires = isNear(expires_at, now) ? expires_at : null;
  if (due !== null && (expires === null || due <= expires)) return { kind: 'due', at: due };
  return expires === null ? null : { kind: 'expires', at: expires };
};

/** N-08: titles of what has to be completed before it opens; empty where nothing is missing, or it is over itself. */
export const lockedBy = ({ status, prerequisites }: Pick<ModuleCard, 'status' | 'prerequisites'>): readonly string[] =>
  status === 'completed' || status === 'exempt'
    ? []
    : (prerequisites ?? []).filter(({ completed }) => !completed).map(({ title }) => title);

/** M-21: modules and sub-collections alike. */
export const partsOf = ({ modules, collections }: Pick<CollectionCard, 'modules' | 'collections'>) => [
  ...(modules ?? []),
  ...(collections ?? []),
];

/** M-21: round(completed children / all children · 100); 0 where there are none. */
export const percentComplete = (card: Pick<CollectionCard, 'modules' | 'collections'>): number => {
  const parts = partsOf(card);
  return parts.length === 0
    ? 0
    : Math.round((parts.filter(({ status }) => status === 'completed').length / parts.length) * 100);
};

const dated = ({ status, due_at, expires_at }: Dated): CardState | null => {
  if (status === 'completed' || status === 'exempt') return { kind: status };
  if (status === 'overdue') return { kind: 'overdue', at: due_at ?? null };
  return status === 'expired' ? { kind: 'expired', at: expires_at ?? null } : null;
};

/** M-21: a collection whose parts nobody has touched says 'Get Started', any other how much is completed. */
export const collectionProgress = (card: CollectionCard): CardState => {
  const isStarted = partsOf(card).some(
    ({ status, last_viewed_at }) => typeof last_viewed_at === 'number' || status === 'completed',
  );
  return isStarted ? { kind: 'progress', percent: percentComplete(card) } : { kind: 'new' };
};

/** M-19, M-21. */
export const collectionState = (card: CollectionCard): CardState => dated(card) ?? collectionProgress(card);

/** M-24: a status that is not named is not shown. */
export const moduleState = (card: Dated & Pick<ModuleCard, 'last_viewed_at'>): CardState | null =>
  dated(card) ??
  (card.status === 'pending' ? { kind: 'pending', isStarted: typeof card.last_viewed_at === 'number' } : null);

/** M-23. */
export const moduleBanner = ({ last_viewed_at }: Pick<ModuleCard, 'last_viewed_at'>): 'Get Started' | 'Continue' =>
  typeof last_viewed_at === 'number' ? 'Continue' : 'Get Started';

/** M-30: what an assessment's card offers. */
export type AssessmentOffer = 'Passed' | 'Submitted' | 'Pending' | 'Begin' | 'Not Available';

/** M-30: in the order in which the specification names them. */
export const assessmentOffer = (
  card: Pick<AssessmentCard, 'status' | 'assessment_type_key' | 'allow_early' | 'collection' | 'module'>,
): AssessmentOffer => {
  if (card.status === 'completed') return 'Passed';
  if (card.status === 'review') return 'Submitted';
  if (card.assessment_type_key === 'EXT') return 'Pending';
  return isAvailable(card) ? 'Begin' : 'Not Available';
};
