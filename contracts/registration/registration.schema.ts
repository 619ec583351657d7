import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** ES-28, S-01. Fields with `show_signup` are asked for; `group` is a select, `groups` a multiselect (S-06). */
export const RegistrationInfo = z.looseObject({
  name: z.string(),
  groups: z.array(z.looseObject({ id: z.number(), name: z.string() })),
  fields: z.array(z.looseObject({ key: z.string(), type: z.string(), show_signup: maybe(z.boolean()) })),
});
export type RegistrationInfo = z.output<typeof RegistrationInfo>;
