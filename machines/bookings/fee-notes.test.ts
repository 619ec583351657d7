import { expect, test } from 'vitest';
import { feeNotes } from './fee-notes.ts';
import { booking, NOW } from './testing/booking.ts';

test('R-35: lists each booking with its day, and escapes what a name may hold', () => {
  const wild = booking(1, { start: NOW });
  expect(
    feeNotes([{ ...wild, product: { ...wild.product, name: `<img src=x onerror="a('b')"> & more` } }, booking(2)]),
  ).toBe(
    '<ul><li>&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; more, 2026-03-02</li><li>Product 2</li></ul>',
  );
});
