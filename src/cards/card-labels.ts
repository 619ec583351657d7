import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { pointsShown } from '#machines/awards/points-shown.ts';
import { isComing, lockedBy, partsOf, warningOf, type CardState } from '#machines/library/card-status.ts';
import type { DatedCardProps } from '#ui/lists/card/DatedCard.tsx';
import { formatHours, formatPoints, plural } from '#ui/format/counts.ts';
import { formatList } from '#ui/format/text.ts';
import { daysBetween, formatRecentDay, formatUnixDate } from '#ui/format/days.ts';
import type { CardShared } from './card-props.ts';
import { moduleTypeLabel } from './module-type-label.ts';
import { stateShown, TRAINING_STATES, type Shown } from './state-labels.ts';

/** E-09: points are shown only if both settings are on. */
export const pointsLabel = (points: number | null | undefined, settings: OrganisationSettings): readonly string[] => {
  const shown = pointsShown(points, settings);
  return shown === null ? [] : [formatPoints(shown)];
};

/** M-33: how long it takes, and that the person marked it, where either is known. */
const notesLabel = ({ study_hours, favourite }: Pick<ModuleCard, 'study_hours' | 'favourite'>): readonly string[] => [
  ...(study_hours ? [formatHours(study_hours)] : []),
  ...(favourite === true ? ['Favourite'] : []),
];

/** What a collection is: how many parts it has, how long they take. */
export const collectionKind = (card: CollectionCard): readonly string[] => {
  const { length } = partsOf(card);
  return ['Collection', ...(length === 0 ? [] : [plural(length, 'part')]), ...notesLabel(card)];
};

/** What a module is: its type, its points, how long it takes. Where a heading says "Modules", not that it is one (V32). */
export const moduleKind = (
  card: ModuleCard,
  settings: OrganisationSettings,
  isUnderHeading = false,
): readonly string[] => [
  ...(isUnderHeading ? [] : ['Module']),
  moduleTypeLabel(card),
  ...pointsLabel(card.points, settings),
  ...notesLabel(card),
];

type Training = ModuleCard | CollectionCard;

/** M-20, M-25: the warning as it is shown, or null. */
export const warningShown = (card: Training, nowUnix: number): Shown | null => {
  const warning = warningOf(card, nowUnix);
  if (warning === null) return null;
  return {
    shape: 'expiring',
    word: `${warning.kind === 'due' ? 'Due' : 'Expires'} ${formatUnixDate(warning.at)}`,
    tone: 'due',
  };
};

/** N-08: a locked item names its key wherever it appears; null where nothing has to be completed first. */
export const lockShown = (card: Training): Shown | null => {
  const titles = lockedBy(card);
  return titles.length === 0
    ? null
    : { ...TRAINING_STATES.locked, word: `${TRAINING_STATES.locked.word} until you complete ${formatList(titles)}` };
};

/** What a card in a band of dates leads with; null where it has no such date and looks as everywhere. */
export const datedLabels = (
  card: Training,
  state: CardState | null,
  form: CardShared['form'],
  settings: OrganisationSettings,
  nowUnix: number,
): Pick<DatedCardProps, 'days' | 'when' | 'word'> | null => {
  if (form === 'late' && (state?.kind === 'overdue' || state?.kind === 'expired')) {
    return {
      when: state.kind,
      word: stateShown(state, settings).word,
      days: state.at === null ? null : daysBetween(state.at, nowUnix),
    };
  }
  const warning = form === 'soon' ? warningOf(card, nowUnix) : null;
  const shown = warningShown(card, nowUnix);
  return warning === null || shown === null
    ? null
    : { when: 'due', word: shown.word, days: daysBetween(warning.at, nowUnix) };
};

/** `today`, `yesterday`; a date begins with a digit and stays. */
const withinSentence = (day: string): string => `${day.charAt(0).toLowerCase()}${day.slice(1)}`;

/**
 * The day that belongs to a card's band, and what it is the day of: when it was last opened, or when it came. Elsewhere
 * the day on which it was completed.
 */
export const dayOf = (card: Training, form: CardShared['form'], nowUnix: number): string | null => {
  if (form === undefined)
    return card.status === 'completed' && typeof card.last_completed_at === 'number'
      ? formatUnixDate(card.last_completed_at)
      : null;
  if (form === 'started')
    return typeof card.last_viewed_at === 'number'
      ? `Opened ${withinSentence(formatRecentDay(card.last_viewed_at, nowUnix))}`
      : null;
  const moments = [card.assigned_at, card.created_at, card.published_at].filter(
    (moment): moment is number => typeof moment === 'number' && moment <= nowUnix,
  );
  return moments.length === 0 ? null : `Added ${formatUnixDate(Math.max(...moments))}`;
};

/** M-22: the ribbon with the day on which it is published, or undefined. */
export const ribbonOf = (card: { published_at?: number | null | undefined }, nowUnix: number): string | undefined =>
  isComing(card, nowUnix) && typeof card.published_at === 'number'
    ? `Coming ${formatUnixDate(card.published_at)}`
    : undefined;
