import { CardElement, useElements } from '@stripe/react-stripe-js';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import type { PaymentProvider } from './payment-provider.ts';
import { providerColour } from './provider-colour.ts';
import './payment.css';

const computed = (element: HTMLElement, colour: string): string => {
  const probe = document.createElement('span');
  probe.style.color = colour;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/**
 * Colours of the tokens as this element has them, by the names of the provider's styles: its frame knows no custom
 * properties.
 */
const coloursOf = (element: HTMLElement, colours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, token]) => {
      const colour = providerColour(computed(element, token));
      return colour === undefined ? [] : [[name, colour] as const];
    }),
  );

const styleOf = (element: HTMLElement): StripeElementStyle => {
  const { fontFamily, fontSize } = getComputedStyle(element);
  return {
    base: {
      ...coloursOf(element, { color: 'var(--ink)', iconColor: 'var(--ink-2)' }),
      fontFamily,
      fontSize,
      '::placeholder': coloursOf(element, { color: 'var(--ink-2)' }),
    },
    invalid: coloursOf(element, { color: 'var(--bad)', iconColor: 'var(--bad)' }),
  };
};

/** The text of the card in the colours of the page, light or dark, also when that changes. Undefined before it is drawn. */
const useCardStyle = (field: RefObject<HTMLElement | null>): StripeElementStyle | undefined => {
  const [style, setStyle] = useState<StripeElementStyle>();
  useLayoutEffect(() => {
    const read = (): void => {
      if (field.current !== null) setStyle(styleOf(field.current));
    };
    read();
    const chosen = new MutationObserver(read);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const device = window.matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', read);
    return () => {
      chosen.disconnect();
      device.removeEventListener('change', read);
    };
  }, [field]);
  return style;
};

export interface CardFieldProps {
  /** Hears when the field is on the page. */
  readonly provider: Pick<PaymentProvider, 'attach'>;
  /** Why the card does not count, in the provider's words (F-07). */
  readonly message: string | null;
  /** What to do about it, below the message. */
  readonly advice?: string | null;
  readonly isDisabled: boolean;
}

/**
 * F-03, F-07: number, expiry and security code in the provider's own field, the postal code hidden, its message in
 * place.
 */
export function CardField({ provider, message, advice = null, isDisabled }: CardFieldProps) {
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
      <div role="alert">
        {message !== null && <FieldError id={errorId}>{message}</FieldError>}
        {advice !== null && <p className="meta">{advice}</p>}
      </div>
    </div>
  );
}
