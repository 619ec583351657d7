import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { CardState } from '#machines/library/card-status.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import type { StatusBadgeProps } from '#ui/messages/badge/StatusBadge.tsx';

export type Shown = Pick<StatusBadgeProps, 'shape' | 'word' | 'tone'>;

/** States of training that have one word each. How much of a collection is completed has a share for its word. */
type NamedState = Exclude<CardState['kind'], 'progress' | 'pending'> | 'pending' | 'started' | 'locked' | 'coming';

/**
 * M-19 to M-24, N-07, N-08: every state of training with its marker, word and colour, the same on every screen (0368).
 * A day may follow the word, and the title of what is missing.
 */
export const TRAINING_STATES = {
  completed: { shape: 'done', word: 'Completed', tone: 'ok' },
  exempt: { shape: 'exempt', word: 'Exempt', tone: 'quiet' },
  overdue: { shape: 'overdue', word: 'Overdue', tone: 'bad' },
  expired: { shape: 'expired', word: 'Expired', tone: 'bad' },
  new: { shape: 'todo', word: 'Get Started', tone: 'quiet' },
  pending: { shape: 'todo', word: 'Pending', tone: 'due' },
  started: { shape: 'progress', word: 'In progress', tone: 'due' },
  locked: { shape: 'locked', word: 'Locked', tone: 'quiet' },
  coming: { shape: 'coming', word: 'Not open yet', tone: 'quiet' },
} as const satisfies Readonly<Record<NamedState, Shown>>;

/** E-14: how much of a collection is completed, unless the organisation hides progress. */
export const percentLabel = (
  percent: number,
  { user_hide_progress }: Pick<OrganisationSettings, 'user_hide_progress'>,
): string | null => (user_hide_progress ? null : `${percent}% Complete`);

/** M-19, M-21, M-24: marker, word and colour of a state, with the day that belongs to it. */
export const stateShown = (state: CardState, settings: Pick<OrganisationSettings, 'user_hide_progress'>): Shown => {
  switch (state.kind) {
    case 'overdue':
    case 'expired': {
      const { word, ...look } = TRAINING_STATES[state.kind];
      if (state.at === null) return { ...look, word };
      return { ...look, word: `${word}${state.kind === 'overdue' ? ' since' : ''} ${formatUnixDate(state.at)}` };
    }
    case 'progress':
      return {
        shape: state.percent === 0 ? 'todo' : 'progress',
        word: percentLabel(state.percent, settings) ?? TRAINING_STATES.started.word,
        tone: 'ink',
      };
    case 'pending':
      return state.isStarted ? TRAINING_STATES.started : TRAINING_STATES.pending;
    case 'completed':
    case 'exempt':
    case 'new':
      return TRAINING_STATES[state.kind];
  }
};
