import {
  type CardInput,
  errorWhileTyping,
  formatCvc,
  formatExpiry,
  formatNumber,
  type InputError,
  inputError,
} from './card-input.ts';
import { StandInElement } from './stand-in-element.ts';

export interface CardOptions {
  readonly disabled?: boolean;
  readonly style?: {
    readonly base?: Readonly<Record<string, unknown>>;
    readonly invalid?: Readonly<Record<string, unknown>>;
  };
}

interface Field {
  readonly name: keyof CardInput;
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: AutoFill;
  /** Its width in characters. */
  readonly characters: number;
}

/** Labels as the provider's own frame has them. */
const FIELDS: readonly Field[] = [
  {
    name: 'number',
    label: 'Credit or debit card number',
    placeholder: 'Card number',
    autocomplete: 'cc-number',
    characters: 20,
  },
  {
    name: 'expiry',
    label: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    characters: 8,
  },
  { name: 'cvc', label: 'Credit or debit card CVC/CVV', placeholder: 'CVC', autocomplete: 'cc-csc', characters: 5 },
];

/** Text styles that the provider takes over from its options. */
const STYLES = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing'] as const;

/** Notations of colour that every release of the provider's frame takes. A newer one, such as `oklch()`, it may refuse. */
const requireColour = (colour: unknown): void => {
  if (typeof colour === 'string' && !/^(?:#[\da-f]{3,8}$|rgba?\()/.test(colour))
    throw new Error(`The card provider may not take this colour: ${colour}`);
};

/** The `card` element: number, expiry and security code in one row. What is typed leaves it only to the provider. */
export class CardElement extends StandInElement {
  #options: CardOptions;
  readonly #inputs: Readonly<Record<keyof CardInput, HTMLInputElement>>;

  constructor(document: Document, options: CardOptions) {
    super(document);
    this.#options = options;
    const inputs = FIELDS.map((field) => [field.name, this.#inputOf(field)] as const);
    this.#inputs = Object.fromEntries(inputs) as Record<keyof CardInput, HTMLInputElement>;
  }

  get typed(): CardInput {
    const { number, expiry, cvc } = this.#inputs;
    return { number: number.value, expiry: expiry.value, cvc: cvc.value };
  }

  /** What is wrong with it before anybody is asked; null where it can be sent. */
  fault(): InputError | null {
    return inputError(this.typed, new Date());
  }

  override update(options: CardOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#dress();
  }

  focus(): void {
    this.#inputs.number.focus();
  }

  blur(): void {
    for (const input of Object.values(this.#inputs)) input.blur();
  }

  clear(): void {
    for (const input of Object.values(this.#inputs)) input.value = '';
    this.#changed();
  }

  protected override draw(container: HTMLElement): void {
    container.classList.add('StripeElement', 'StripeElement--empty');
    const row = this.document.createElement('div');
    Object.assign(row.style, { display: 'flex', columnGap: '12px' });
    row.append(...FIELDS.map(({ name }) => this.#inputs[name]));
    container.replaceChildren(row);
    this.#dress();
  }

  #inputOf({ name, label, placeholder, autocomplete, characters }: Field): HTMLInputElement {
    const input = this.document.createElement('input');
    Object.assign(input, { type: 'text', inputMode: 'numeric', autocomplete, placeholder, name: `card-${name}` });
    input.setAttribute('aria-label', label);
    Object.assign(input.style, {
      border: '0',
      padding: '0',
      margin: '0',
      background: 'transparent',
      outlineOffset: '2px',
      minHeight: '24px',
      minWidth: '0',
      width: `${characters}ch`,
      // One row, as the provider's: on a phone the number scrolls in its own field.
      flex: name === 'number' ? '1 1 0' : 'none',
    });
    input.addEventListener('input', () => {
      const { value } = input;
      input.value =
        name === 'number'
          ? formatNumber(value)
          : name === 'expiry'
            ? formatExpiry(value)
            : formatCvc(value, this.#inputs.number.value);
      this.#changed();
    });
    // Its frame hands Enter on to the form that it stands in.
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) this.container?.closest('form')?.requestSubmit();
    });
    input.addEventListener('focus', () => this.#focused(true));
    input.addEventListener('blur', () => this.#focused(false));
    return input;
  }

  #focused(has: boolean): void {
    this.container?.classList.toggle('StripeElement--focus', has);
    this.emit(has ? 'focus' : 'blur', { elementType: 'card' });
  }

  #changed(): void {
    const { number, expiry, cvc } = this.typed;
    const error = errorWhileTyping(this.typed, new Date()) ?? undefined;
    const [empty, complete] = [`${number}${expiry}${cvc}` === '', this.fault() === null];
    this.container?.classList.toggle('StripeElement--empty', empty);
    this.container?.classList.toggle('StripeElement--complete', complete);
    this.container?.classList.toggle('StripeElement--invalid', error !== undefined);
    this.emit('change', {
      elementType: 'card',
      empty,
      complete,
      error,
      brand: number.startsWith('4') ? 'visa' : 'unknown',
      value: { postalCode: '' },
    });
  }

  #dress(): void {
    const { disabled = false, style: { base = {}, invalid = {} } = {} } = this.#options;
    for (const { color, iconColor } of [base, invalid]) for (const colour of [color, iconColor]) requireColour(colour);
    for (const input of Object.values(this.#inputs)) {
      input.disabled = disabled;
      for (const name of STYLES) if (typeof base[name] === 'string') input.style[name] = base[name];
    }
  }
}
