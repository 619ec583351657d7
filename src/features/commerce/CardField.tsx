import { CardElement, useElements } from '@stripe/react-stripe-js';
import { useEffect, useId, useRef } from 'react';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import type { PaymentProvider } from './payment-provider.ts';
import { useCardStyle } from './use-card-style.ts';

export interface CardFieldProps {
  readonly provider: PaymentProvider;
  /** Why nothing was taken, in the provider's words (F-07). */
  readonly message: string | null;
  readonly isDisabled: boolean;
}

/**
 * F-03, F-07: number, expiry and security code in the provider's own field, the postal code hidden, its message in
 * place.
 */
export function CardField({ provider, message, isDisabled }: CardFieldProps) {
  const elements = useElements();
  const field = useRef<HTMLDivElement>(null);
  const style = useCardStyle(field);
  const [id, errorId] = [useId(), useId()];
  useEffect(() => {
    provider.attach('card', elements);
    return () => provider.attach('card', null);
  }, [provider, elements]);
  return (
    <div
      className={`field${message === null ? '' : ' field--error'}`}
      role="group"
      aria-label="Card"
      {...(message === null ? {} : { 'aria-describedby': errorId })}
    >
      <label className="field__label" htmlFor={id}>
        Card details
      </label>
      <div className="input pay__field" ref={field}>
        {style !== undefined && <CardElement id={id} options={{ hidePostalCode: true, disabled: isDisabled, style }} />}
      </div>
      <div role="alert">{message !== null && <FieldError id={errorId}>{message}</FieldError>}</div>
    </div>
  );
}
