import { ask } from './sheet.ts';
import { StandInElement } from './stand-in-element.ts';

export interface WalletOptions {
  readonly buttonTheme?: { readonly googlePay?: 'black' | 'white' };
  readonly buttonHeight?: number;
}

export interface WalletPorts {
  readonly document: Document;
  /** Whether the device has a wallet. */
  readonly hasWallet: () => Promise<boolean>;
  /** The amount in pence, as the group of elements has it now. */
  readonly amount: () => number;
  /** How its button looks. */
  readonly options: WalletOptions;
  /** Of the group's appearance. */
  readonly borderRadius: string;
}

/** The `expressCheckout` element: a button of the device's wallet where it has one, and its sheet. */
export class WalletElement extends StandInElement {
  readonly #ports: WalletPorts;
  #isBeingConfirmed = false;

  constructor(ports: WalletPorts) {
    super(ports.document);
    this.#ports = ports;
  }

  get isMounted(): boolean {
    return this.container !== null;
  }

  /** While a confirmation is being handled: until every listener has ended, if it answers a promise. */
  get isBeingConfirmed(): boolean {
    return this.#isBeingConfirmed;
  }

  override mount(container: HTMLElement): void {
    this.container = container;
    container.classList.add('StripeElement');
    void this.#ports.hasWallet().then((hasWallet) => {
      if (this.container === null) return;
      if (hasWallet) this.draw(container);
      this.emit('ready', {
        elementType: 'expressCheckout',
        availablePaymentMethods: hasWallet
          ? { googlePay: true, applePay: false, link: false, paypal: false }
          : undefined,
      });
    });
  }

  protected override draw(container: HTMLElement): void {
    const button = this.document.createElement('button');
    const { options, borderRadius } = this.#ports;
    const isWhite = options.buttonTheme?.googlePay === 'white';
    button.type = 'button';
    button.textContent = 'Pay with Google Pay';
    Object.assign(button.style, {
      width: '100%',
      minHeight: `${options.buttonHeight ?? 44}px`,
      background: isWhite ? '#fff' : '#000',
      color: isWhite ? '#000' : '#fff',
      border: '0',
      borderRadius,
      font: 'inherit',
      cursor: 'pointer',
    });
    button.addEventListener('click', () => this.#pressed());
    container.replaceChildren(button);
  }

  #pressed(): void {
    const event = {
      elementType: 'expressCheckout',
      expressPaymentType: 'google_pay',
      resolve: () => void this.#open(),
      reject: () => undefined,
    };
    if (this.hears('click')) this.emit('click', event);
    else event.resolve();
  }

  async #open(): Promise<void> {
    const pounds = `£${(this.#ports.amount() / 100).toFixed(2)}`;
    const given = await ask(this.#ports.document, {
      title: 'Google Pay',
      text: `Pay ${pounds} with the test card of this device.`,
      buttons: [
        [`Pay ${pounds}`, 'paid'],
        ['Cancel', 'cancelled'],
      ],
      closed: 'cancelled',
    });
    if (given === 'cancelled') this.emit('cancel', { elementType: 'expressCheckout' });
    else await this.#confirm();
  }

  async #confirm(): Promise<void> {
    this.#isBeingConfirmed = true;
    await Promise.allSettled(
      this.emit('confirm', {
        elementType: 'expressCheckout',
        expressPaymentType: 'google_pay',
        paymentFailed: () => undefined,
      }),
    );
    this.#isBeingConfirmed = false;
  }
}
