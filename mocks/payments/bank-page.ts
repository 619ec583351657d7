import { escaped, pageOf } from '../mail/html.ts';

interface BankPage {
  /** Where the answers lead; `&outcome=` joins them. */
  readonly address: string;
  readonly amount: string;
}

/** The bank's own page, to which a payment leads that asks its holder outside of the portal. */
export const bankPage = ({ address, amount }: BankPage): string =>
  pageOf('Test bank', [
    `<p>Waymark asks you to pay ${escaped(amount)}. Is it you?</p>`,
    `<p><a href="${escaped(`${address}&outcome=passed`)}">Complete authentication</a></p>`,
    `<p><a href="${escaped(`${address}&outcome=failed`)}">Fail authentication</a></p>`,
  ]);
