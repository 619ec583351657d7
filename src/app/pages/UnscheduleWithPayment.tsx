import type { OpenFeePayment } from '#features/bookings/changing/fee-payment.ts';
import { UnscheduleFlow } from '#features/bookings/changing/UnscheduleFlow.tsx';
import { learnerOf, type BookingFlowProps } from '#features/bookings/changing/use-booking-flow.ts';
import { paymentAddress } from '#features/commerce/payment-address.ts';
import { createPaymentProvider } from '#features/commerce/payment-provider.ts';
import { askAfterBasket, paymentImplementations } from '#features/commerce/payment.actors.ts';
import { PaymentFoot } from '#features/commerce/PaymentFoot.tsx';
import { PaymentForm } from '#features/commerce/PaymentForm.tsx';
import { paymentMachine } from '#machines/commerce/payment.machine.ts';

/** The payment of a late fee, in the dialog of unscheduling. `learner`: whose it is, while viewing as one (H-17). */
const openFeePayment =
  (learner: string | null): OpenFeePayment =>
  (services) => {
    const provider = createPaymentProvider();
    const reportUnexpectedError = (error: unknown): void => globalThis.reportError(error);
    const payment = { ...services, provider, returnUrl: paymentAddress, isReturning: false, reportUnexpectedError };
    return {
      machine: paymentMachine.provide(paymentImplementations(payment)),
      ask: (basketKey) => askAfterBasket(payment, basketKey),
      form: (actor, paidFor) => (
        <PaymentForm payment={actor} provider={provider} learner={learner}>
          {paidFor}
        </PaymentForm>
      ),
      foot: (actor, fact) => <PaymentFoot payment={actor} fact={fact} />,
    };
  };

/** Unscheduling, which one area does, with the payment of its late fee, which another one does. */
export function UnscheduleWithPayment(props: BookingFlowProps) {
  return <UnscheduleFlow {...props} openPayment={openFeePayment(learnerOf(props.profile))} />;
}
