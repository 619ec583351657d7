import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/**
 * ES-19, I-01: the same key replaces. `time` is unix seconds. The link's click action is the app's own and never
 * travels.
 */
export const Notification = z.looseObject({
  key: maybe(z.string()),
  title: z.string(),
  text: maybe(z.string()),
  time: maybe(z.number()),
  link: maybe(z.looseObject({ icon: maybe(z.string()), label: z.string(), target: maybe(z.string()) })),
});
export type Notification = z.output<typeof Notification>;
