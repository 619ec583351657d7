import { newIdempotencyKey } from '#persistence/idempotency-key.ts';
import { DatedDialog } from './DatedDialog.tsx';
import type { BookingFlowProps } from './use-booking-flow.ts';
import { useDatedFlow } from './use-dated-flow.ts';
import { useDatesOutlook } from './use-dates-outlook.ts';

export interface DatedFlowProps extends BookingFlowProps {
  readonly action: 'schedule' | 'reschedule';
}

/** scheduling or rescheduling what was chosen, from the form to "All done". */
export function DatedFlow({ action, ...props }: DatedFlowProps) {
  const { isShown, ...flow } = useDatedFlow(action, props);
  const dates = useDatesOutlook({
    ...flow,
    organisationId: props.organisation.organisation_id,
    bookings: props.bookings,
  });
  return (
    isShown && (
      <DatedDialog
        {...flow}
        {...dates}
        action={action}
        bookings={props.bookings}
        newKey={newIdempotencyKey}
        onClose={props.onClose}
      />
    )
  );
}
