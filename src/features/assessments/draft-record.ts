import * as z from 'zod/mini';

const GivenAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), optionIds: z.array(z.number()) }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  // The bytes are the server's; the device keeps what names the stored file.
  z.object({ kind: z.literal('file'), fileId: z.number(), name: z.string(), bytes: z.number() }),
]);

const StoredAnswers = z.record(z.string().check(z.regex(/^\d+$/)), GivenAnswer);

/** The answers of one attempt, as the device keeps them. */
export const StoredDraft = z.object({
  assessmentId: z.number(),
  attempts: z.number(),
  order: z.array(z.number()),
  answers: StoredAnswers,
  /** Answers to questions that are no longer asked. */
  aside: z.optional(StoredAnswers),
});

/** One draft as it lies on the device. */
export const DraftRecord = z.object({
  version: z.number(),
  savedAtMs: z.number(),
  /** The assessment's title, so that unsent work can be named where its assessment is not loaded. */
  title: z.string(),
  draft: StoredDraft,
});
export type DraftRecord = z.output<typeof DraftRecord>;

/** Makes a record of version n one of version n + 1. */
export type DraftUpgrade = (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** The first upgrades version 1. A change of the record's shape adds one here, never edits one. */
const UPGRADES: readonly DraftUpgrade[] = [];

/** The version that this release writes. */
export const DRAFT_VERSION = UPGRADES.length + 1;

const Versioned = z.looseObject({ version: z.int() });

/** A record of any version so far, upgraded; null for anything else: broken text, another shape, a newer release's. */
export const readDraftRecord = (text: string, upgrades: readonly DraftUpgrade[] = UPGRADES): DraftRecord | null => {
  try {
    const stored = Versioned.parse(JSON.parse(text));
    const current = upgrades.length + 1;
    if (stored.version < 1 || stored.version > current) return null;
    const upgraded = upgrades
      .slice(stored.version - 1)
      .reduce<Readonly<Record<string, unknown>>>((record, upgrade) => upgrade(record), stored);
    return DraftRecord.parse({ ...upgraded, version: current });
  } catch {
    return null;
  }
};
