import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** ES-32, P-18. `content` is base64; `name` and `description` are assumed (0336): by them an author chooses. */
export const Layout = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: maybe(z.string()),
  description: maybe(z.string()),
  content: z.string(),
});
export type Layout = z.output<typeof Layout>;
