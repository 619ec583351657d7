import type { AssessmentCard, Prerequisite } from '#contracts/assessments/assessment.schema.ts';
import type { BandItem, CollectionCard, DatedAssessmentCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { isAvailable } from '../assessments/availability.ts';
import { isComing, partsOf, warningOf } from './card-status.ts';

export type NodeKind = 'module' | 'collection' | 'assessment';

/** Why something is to be done, most urgent first. */
export type Urgency = 'returned' | 'late' | 'started' | 'soon' | 'assigned';

/** How urgent a stop is. Within one urgency the lower `rank` comes first. */
export interface Claim {
  readonly urgency: Urgency;
  readonly rank: number;
}

/** Something on the way: what home knows of one module, collection or assessment. */
export interface TrainingNode {
  readonly kind: NodeKind;
  readonly id: number;
  readonly title: string;
  readonly status: string | null;
  /** Null: not for its person to do (completed, exempt, waiting for a reviewer), or known by name only. */
  readonly claim: Claim | null;
  /** It cannot be done now whatever is completed: still to be published, or closed without a reason that could be met. */
  readonly shut: boolean;
  readonly prerequisites: readonly Prerequisite[];
  /** Keys of what it consists of and is not completed yet, in order. */
  readonly openParts: readonly string[];
  /** The card it came from, where there is one. */
  readonly card: BandItem | AssessmentCard | null;
}

export const keyOf = ({ type, id }: { readonly type: NodeKind; readonly id: number }): string => `${type} ${id}`;
export const keyOfNode = ({ kind, id }: Pick<TrainingNode, 'kind' | 'id'>): string => keyOf({ type: kind, id });

/** Completed, or not to be done at all. */
export const isOver = (status: string | null | undefined): boolean => status === 'completed' || status === 'exempt';

/** Without a date it comes after everything that has one. */
const LAST = Number.MAX_SAFE_INTEGER;

type Training = ModuleCard | CollectionCard;

/**
 * Overdue and expired by the day that passed; viewed by when; due or expiring by when; the rest by when it was
 * assigned.
 */
const claimOf = (card: Training, now: number): Claim | null => {
  const { status } = card;
  if (status === 'overdue') return { urgency: 'late', rank: card.due_at ?? LAST };
  if (status === 'expired') return { urgency: 'late', rank: card.expires_at ?? LAST };
  const warning = warningOf(card, now);
  if (status === 'completed') return warning === null ? null : { urgency: 'soon', rank: warning.at };
  if (status !== 'pending') return null;
  if (typeof card.last_viewed_at === 'number') return { urgency: 'started', rank: -card.last_viewed_at };
  if (typeof card.due_at === 'number') return { urgency: 'soon', rank: card.due_at };
  return { urgency: 'assigned', rank: -(card.assigned_at ?? card.created_at ?? -LAST) };
};

/** Statuses in which an assessment can be taken, beside pending. */
const LATE = new Set<string>(['overdue', 'expired']);

/** H6: a reviewer decided, and it is to be done once more. A mark of the server's own names nobody. */
export const isReturned = ({
  status,
  last_assessed_user_id,
}: Pick<AssessmentCard, 'status' | 'last_assessed_user_id'>): boolean =>
  (status === 'pending' || status === 'failed') && typeof last_assessed_user_id === 'number';

const assessmentClaim = (card: DatedAssessmentCard): Claim | null => {
  if (card.assessment_type_key === 'EXT') return null;
  if (isReturned(card)) return { urgency: 'returned', rank: -(card.last_assessed_at ?? 0) };
  if (LATE.has(card.status)) return { urgency: 'late', rank: card.expires_at ?? LAST };
  if (card.status === 'failed') return { urgency: 'started', rank: LAST };
  return card.status === 'pending' ? { urgency: 'assigned', rank: LAST } : null;
};

const namedOnly = ({ type, id, title, completed, prerequisites }: Prerequisite): TrainingNode => ({
  kind: type,
  id,
  title,
  status: completed ? 'completed' : null,
  claim: null,
  shut: false,
  prerequisites: prerequisites ?? [],
  openParts: [],
  card: null,
});

const assessmentNode = (card: AssessmentCard): TrainingNode => {
  const prerequisites = isAvailable(card)
    ? []
    : [...(card.module?.prerequisites ?? []), ...(card.collection?.prerequisites ?? [])];
  return {
    kind: 'assessment',
    id: card.assessment_id,
    title: card.title,
    status: card.status,
    claim: assessmentClaim(card),
    // Not available although nothing is left to complete: what would open it is not known here.
    shut: !isAvailable(card) && prerequisites.every(({ completed }) => completed),
    prerequisites,
    openParts: [],
    card,
  };
};

type Part = ReturnType<typeof partsOf>[number];

const partNode = (part: Part): TrainingNode => ({
  ...namedOnly({
    ...('module_id' in part
      ? { type: 'module', id: Number(part.module_id) }
      : { type: 'collection', id: part.collection_id }),
    title: part.title,
    completed: isOver(part.status),
  }),
  status: part.status ?? null,
  prerequisites: part.prerequisites ?? [],
});

const trainingNode = (card: Training, now: number): TrainingNode => {
  const isCollection = 'collection_id' in card;
  const parts = isCollection ? partsOf(card as CollectionCard).map(partNode) : [];
  return {
    kind: isCollection ? 'collection' : 'module',
    id: Number(isCollection ? card.collection_id : card['module_id']),
    title: card.title,
    status: card.status ?? null,
    claim: isComing(card, now) ? null : claimOf(card, now),
    shut: isComing(card, now),
    prerequisites: card.prerequisites ?? [],
    openParts: parts.filter(({ status }) => !isOver(status)).map(keyOfNode),
    card,
  };
};

/** A stop of a card; null for a page, which is to be read when somebody likes. */
export const nodeOf = (card: BandItem | AssessmentCard, now: number): TrainingNode | null => {
  if ('page_id' in card) return null;
  return 'assessment_id' in card ? assessmentNode(card as AssessmentCard) : trainingNode(card as Training, now);
};

const below = (stop: TrainingNode): readonly TrainingNode[] => {
  const deeper = (prerequisites: readonly Prerequisite[]): readonly TrainingNode[] =>
    prerequisites.flatMap((each) => [namedOnly(each), ...deeper(each.prerequisites ?? [])]);
  const parts =
    stop.card !== null && 'collection_id' in stop.card ? partsOf(stop.card as CollectionCard).map(partNode) : [];
  return [...parts, ...parts.flatMap(({ prerequisites }) => deeper(prerequisites)), ...deeper(stop.prerequisites)];
};

/**
 * Whichever knows more: a card, then what names more prerequisites (a circle is cut somewhere), then whichever came
 * first.
 */
const better = (a: TrainingNode, b: TrainingNode): TrainingNode => {
  if (a.card !== null || b.card !== null) return a.card === null ? b : a;
  return b.prerequisites.length > a.prerequisites.length ? b : a;
};

/** Every stop that the cards speak of, by its key; what they only name stands in it too. */
export const mapOf = (
  cards: readonly (BandItem | AssessmentCard)[],
  now: number,
): ReadonlyMap<string, TrainingNode> => {
  const stops = cards.flatMap((card) => nodeOf(card, now) ?? []);
  const map = new Map<string, TrainingNode>();
  for (const stop of [...stops, ...stops.flatMap(below)]) {
    const known = map.get(keyOfNode(stop));
    map.set(keyOfNode(stop), known === undefined ? stop : better(known, stop));
  }
  return map;
};
