import * as z from 'zod/mini';

/**
 * What this device knows of something that somebody confirmed. Only facts: never that a call is on its way, which no device can
 * know after a reload.
 *
 * - `left`: a call left, and no answer was read. It is asked after, never repeated by itself.
 * - `waiting`: it is sent by itself as soon as there is a connection.
 * - `withdrawn`: its person took it back; an earlier call may have arrived all the same, so the next one asks first.
 * - `sent`: it counts, and its person has not seen what became of it.
 * - `refused`: the server said no while nobody was looking; `words` are its reasons.
 */
const Stage = z.enum(['left', 'waiting', 'withdrawn', 'sent', 'refused']);
export type OutboxStage = z.output<typeof Stage>;

export const OUTBOX_VERSION = 1;

const OutboxRecord = z.object({
  version: z.literal(OUTBOX_VERSION),
  stage: Stage,
  /** What it is called where its page is not open. */
  title: z.string(),
  confirmedAtMs: z.number(),
  words: z.array(z.string()),
  /** What was confirmed, as its kind wrote it. */
  input: z.unknown(),
});
export type OutboxRecord = z.output<typeof OutboxRecord>;

/** A record as it lies on the device; null for anything else: broken text, another shape, another release's. */
export const readOutboxRecord = (text: string): OutboxRecord | null => {
  try {
    return OutboxRecord.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
