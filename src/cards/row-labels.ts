import type {
  BandItem,
  CollectionCard,
  DatedAssessmentCard,
  ModuleCard,
  PageCard,
} from '#contracts/library/card.schema.ts';
import { collectionState, lockedBy, moduleState, type CardState } from '#machines/library/card-status.ts';
import { formatList } from '#ui/format/text.ts';
import { assessmentShown } from './assessment-labels.ts';
import { collectionKind, dayOf, moduleKind, ribbonOf, warningShown } from './card-labels.ts';
import type { CardShared } from './card-props.ts';
import { stateShown, TRAINING_STATES, type Shown } from './state-labels.ts';

/** What a row says of an item. */
export interface RowLabels {
  readonly title: string;
  readonly href: string;
  readonly kind: readonly string[];
  readonly state: Shown | null;
  /** N-08: what opens it, where it is locked: too long for the column of its state. */
  readonly why: string | null;
}

type Shared = Pick<CardShared, 'settings' | 'nowUnix' | 'within' | 'isUnderHeading'>;

/** N-08: whether it says of something that it is locked. A date that has passed counts more. */
const isLocked = (card: ModuleCard | CollectionCard, state: CardState | null): boolean =>
  state?.kind !== 'overdue' && state?.kind !== 'expired' && lockedBy(card).length > 0;

/** State and reason of training. */
const trainingLabels = (
  card: ModuleCard | CollectionCard,
  state: CardState | null,
  shared: Shared,
): Pick<RowLabels, 'state' | 'why'> => {
  const shown = trainingShown(card, state, shared);
  return {
    state: shown,
    why: shown === TRAINING_STATES.locked ? `Complete ${formatList(lockedBy(card))} first.` : null,
  };
};

/** M-19 to M-25: the one thing that counts now: when it opens, what opens it, a date that is near, or its state. */
const trainingShown = (
  card: ModuleCard | CollectionCard,
  state: CardState | null,
  { settings, nowUnix }: Shared,
): Shown | null => {
  const coming = ribbonOf(card, nowUnix);
  if (coming !== undefined) return { ...TRAINING_STATES.coming, word: coming };
  if (isLocked(card, state)) return TRAINING_STATES.locked;
  const warning = warningShown(card, nowUnix);
  if (warning !== null || state === null) return warning;
  const shown = stateShown(state, settings);
  const day = dayOf(card, undefined, nowUnix);
  return day === null ? shown : { ...shown, word: `${shown.word} ${day}` };
};

/** An item as one line of a list, by what it is. */
export const rowLabels = (item: BandItem, shared: Shared): RowLabels => {
  const { settings, nowUnix, within = '' } = shared;
  if ('assessment_id' in item) {
    const card = item as DatedAssessmentCard;
    return {
      title: card.title,
      href: `/assessments/${card.assessment_id}`,
      kind: ['Assessment', ...(card.detached === true ? ['Optional'] : [])],
      state: assessmentShown(card),
      why: null,
    };
  }
  if ('collection_id' in item) {
    const card = item as CollectionCard;
    return {
      title: card.title,
      href: `${within}/collections/${card.collection_id}`,
      kind: collectionKind(card),
      ...trainingLabels(card, collectionState(card), shared),
    };
  }
  if ('module_id' in item) {
    const card = item as ModuleCard;
    return {
      title: card.title,
      href: `${within}/modules/${card.module_id}`,
      kind: moduleKind(card, settings, shared.isUnderHeading),
      ...trainingLabels(card, moduleState(card), shared),
    };
  }
  const card = item as PageCard;
  const coming = ribbonOf(card, nowUnix);
  return {
    title: card.title,
    href: `/pages/${card.page_id}`,
    kind: ['Page'],
    state: coming === undefined ? null : { ...TRAINING_STATES.coming, word: coming },
    why: null,
  };
};
