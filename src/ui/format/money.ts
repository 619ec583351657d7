const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** V-15: pounds with two decimals, `£1,144.00`. Basket amounts come in pounds. */
export function formatPounds(amountInPounds: number): string {
  return pounds.format(amountInPounds);
}

/** V-15: pence as pounds, `14400` → `£144.00`. Invoice totals and wallet amounts come in pence (T-11). */
export function formatPence(amountInPence: number): string {
  return pounds.format(amountInPence / 100);
}
