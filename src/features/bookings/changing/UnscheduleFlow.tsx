import { newIdempotencyKey } from '#persistence/idempotency-key.ts';
import type { OpenFeePayment } from './fee-payment.ts';
import { UnscheduleDialog } from './UnscheduleDialog.tsx';
import type { BookingFlowProps } from './use-booking-flow.ts';
import { useUnscheduleFlow } from './use-unschedule-flow.ts';

export interface UnscheduleFlowProps extends BookingFlowProps {
  readonly openPayment: OpenFeePayment;
}

/** unscheduling what was chosen, from the form over a late fee to "All done". */
export function UnscheduleFlow({ openPayment, ...props }: UnscheduleFlowProps) {
  const { isShown, ...flow } = useUnscheduleFlow(openPayment, props);
  return (
    isShown && (
      <UnscheduleDialog
        {...flow}
        bookings={props.bookings}
        terms={props.organisation.settings.late_fee_terms ?? null}
        newKey={newIdempotencyKey}
        onClose={props.onClose}
      />
    )
  );
}
