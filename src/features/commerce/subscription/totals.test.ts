import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCommerceBasket } from '#contracts/commerce/commerce.endpoints.ts';
import { listInvoices } from '#contracts/subscriptions/subscriptions.endpoints.ts';
import { formatPence, formatPounds } from '#ui/format/money.ts';

/** `£1,440.00` of so many pence, told digit by digit. */
const written = (pence: number): string => {
  const pounds = String(Math.floor(pence / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `£${pounds}.${String(pence % 100).padStart(2, '0')}`;
};

test('T-11: the total of an invoice is in pence, that of a basket in pounds, and both are shown in pounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (pence) => {
      const [invoice] = listInvoices.reply.parse([{ number: 'N-1', total: pence, status: 'paid' }]);
      const basket = getCommerceBasket.reply.parse({ key: 'bkt-1', total: pence / 100, products: [] });
      expect(formatPence(invoice?.total ?? -1)).toBe(written(pence));
      expect(formatPounds(basket.total)).toBe(written(pence));
    }),
    { numRuns: 1000 },
  );
});
