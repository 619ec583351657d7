import type {
  BandItem,
  CollectionCard,
  DatedAssessmentCard,
  ModuleCard,
  PageCard,
} from '#contracts/library/card.schema.ts';
import { collectionState, moduleState, type CardState } from '#machines/library/card-status.ts';
import { assessmentShown } from './assessment-labels.ts';
import { collectionKind, dayOf, lockShown, moduleKind, ribbonOf, warningShown } from './card-labels.ts';
import type { CardShared } from './card-props.ts';
import { stateShown, TRAINING_STATES, type Shown } from './state-labels.ts';

/** What a row says of an item. */
export interface RowLabels {
  readonly title: string;
  readonly href: string;
  readonly kind: readonly string[];
  readonly state: Shown | null;
}

type Shared = Pick<CardShared, 'settings' | 'nowUnix' | 'within'>;

/** M-19 to M-25: the one thing that counts now: when it opens, what opens it, a date that is near, or its state. */
const trainingShown = (
  card: ModuleCard | CollectionCard,
  state: CardState | null,
  { settings, nowUnix }: Shared,
): Shown | null => {
  const coming = ribbonOf(card, nowUnix);
  if (coming !== undefined) return { ...TRAINING_STATES.coming, word: coming };
  const lock = state?.kind === 'overdue' || state?.kind === 'expired' ? null : lockShown(card);
  if (lock !== null) return lock;
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
    };
  }
  if ('collection_id' in item) {
    const card = item as CollectionCard;
    return {
      title: card.title,
      href: `${within}/collections/${card.collection_id}`,
      kind: collectionKind(card),
      state: trainingShown(card, collectionState(card), shared),
    };
  }
  if ('module_id' in item) {
    const card = item as ModuleCard;
    return {
      title: card.title,
      href: `${within}/modules/${card.module_id}`,
      kind: moduleKind(card, settings),
      state: trainingShown(card, moduleState(card), shared),
    };
  }
  const card = item as PageCard;
  const coming = ribbonOf(card, nowUnix);
  return {
    title: card.title,
    href: `/pages/${card.page_id}`,
    kind: ['Page'],
    state: coming === undefined ? null : { ...TRAINING_STATES.coming, word: coming },
  };
};
