import type { ReactNode } from 'react';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { CardState } from '#machines/library/card-status.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { dayOf, lockShown, ribbonOf, warningShown } from './card-labels.ts';
import type { CardShared } from './card-props.ts';
import { stateShown, TRAINING_STATES } from './state-labels.ts';

interface TrainingFootProps extends Pick<CardShared, 'form' | 'settings' | 'nowUnix'> {
  card: ModuleCard | CollectionCard;
  state: CardState | null;
  children?: ReactNode;
}

/** The lower part of a card: its state, a warning where a date is near, and its day. */
export function TrainingFoot({ card, state, form, settings, nowUnix, children }: TrainingFootProps) {
  const coming = ribbonOf(card, nowUnix) !== undefined;
  const warning = coming ? null : warningShown(card, nowUnix);
  const shown = coming ? TRAINING_STATES.coming : state === null ? null : stateShown(state, settings);
  const lock = coming ? null : lockShown(card);
  const isLate = state?.kind === 'overdue' || state?.kind === 'expired';
  const day = dayOf(card, form, nowUnix);
  return (
    <>
      {warning !== null && <StatusBadge {...warning} size="meta" />}
      <div className="card__when">
        {shown !== null && (lock === null || isLate) && <StatusBadge {...shown} />}
        {lock !== null && <StatusBadge {...lock} />}
        {day !== null && <span className="meta">{day}</span>}
      </div>
      {/* Kept free on a card without a way, so that the states of a band stand in one line. */}
      {form === 'started' && <div className="card__trail">{children}</div>}
    </>
  );
}
