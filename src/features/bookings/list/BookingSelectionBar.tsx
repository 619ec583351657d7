import { actionBlock, type BookingAction } from '#machines/bookings/booking-state.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { ActionBar } from '#ui/lists/list/ActionBar.tsx';
import { ACTION_BLOCKS, pulledIn } from '../booking-messages.ts';
import type { BookingSelection } from './use-booking-selection.ts';

const ACTIONS = [
  { action: 'unschedule', label: 'Unschedule', variant: 'line' },
  { action: 'reschedule', label: 'Reschedule', variant: 'go' },
  { action: 'schedule', label: 'Schedule', variant: 'go' },
] as const;

export interface BookingSelectionBarProps {
  readonly selection: BookingSelection;
  readonly nowUnix: number;
  readonly onAction: (action: BookingAction, ids: readonly number[]) => void;
}

/** how much is selected, what moves with it, and what can be done with all of it, or why nothing can. */
export function BookingSelectionBar({
  selection: { selected, moving, isScheduling, clear },
  nowUnix,
  onAction,
}: BookingSelectionBarProps) {
  const offered = ACTIONS.filter(({ action }) => actionBlock(action, selected, nowUnix) === null);
  const block = actionBlock('schedule', selected, nowUnix);
  const description =
    offered.length === 0 && block !== null
      ? `${ACTION_BLOCKS[block]}. Clear some of them.`
      : pulledIn(moving.length - selected.length, selected.length, isScheduling);
  return (
    <ActionBar count={selected.length} description={description} onClear={clear}>
      {offered.map(({ action, label, variant }) => (
        <Button
          key={action}
          variant={variant}
          onClick={() =>
            onAction(
              action,
              selected.map(({ booking_id }) => booking_id),
            )
          }
        >
          {label}
        </Button>
      ))}
    </ActionBar>
  );
}
