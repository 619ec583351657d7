import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** Pounds, tax included (R-32, T-04). */
export const Price = z.looseObject({ value_inc_tax: z.number() });

/** ES-14. */
export const Product = z.looseObject({ product_id: maybe(z.number()), name: maybe(z.string()), price: Price });
export type Product = z.output<typeof Product>;
