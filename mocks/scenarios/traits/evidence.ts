import { evidenceOfTom } from '#fixtures/evidence.ts';
import { priyaNair } from '#fixtures/people.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { RelativeDate } from '#fixtures/records/relative-date.ts';
import { fromNow, onClock, type TraitStage } from './on-clock.ts';

/**
 * A piece of evidence as a test or a provider state wants it. Each trait gives a new builder; `arrange` writes the
 * record.
 */
export interface EvidenceBuilder {
  /** The key of its link: of a new piece, or of the one that changes. */
  readonly keyed: (key: string) => EvidenceBuilder;
  readonly of: (person: { readonly id: number }) => EvidenceBuilder;
  readonly withMessage: (message: string | null) => EvidenceBuilder;
  /** Waits for a reviewer since this long before the clock's now: `30m`. */
  readonly waitingFor: (duration: string) => EvidenceBuilder;
  /** Waits for a reviewer since this moment, in unix seconds. */
  readonly waitingSince: (unix: number) => EvidenceBuilder;
  /** By Priya, an hour ago; with a score of 0 to 100, or none. */
  readonly accepted: (score?: number) => EvidenceBuilder;
  readonly rejected: (message: string) => EvidenceBuilder;
  readonly arrange: (stage: TraitStage) => Promise<EvidenceRecord>;
}

type Traits = { readonly [K in keyof EvidenceRecord]?: EvidenceRecord[K] | RelativeDate } & Pick<EvidenceRecord, 'key'>;

const PENDING = {
  status: 'pending',
  reviewed_at: null,
  reviewed_user_id: null,
  review_message: null,
  last_completed_at: null,
  score: null,
} as const;
const REVIEWED = { reviewed_at: fromNow('-1h'), reviewed_user_id: priyaNair.id } as const;

const withTraits = (seededKey: string, traits: Traits): EvidenceBuilder => {
  const being = (more: Partial<Traits>): EvidenceBuilder => withTraits(seededKey, { ...traits, ...more });
  return {
    keyed: (key) => being({ key }),
    of: ({ id }) => being({ user_id: id }),
    withMessage: (message) => being({ message }),
    waitingFor: (duration) => being({ ...PENDING, created_at: fromNow(`-${duration}`) }),
    waitingSince: (unix) => being({ ...PENDING, created_at: unix }),
    accepted: (score) =>
      being({ ...PENDING, ...REVIEWED, status: 'accepted', last_completed_at: fromNow('-1d'), score: score ?? null }),
    rejected: (review_message) => being({ ...PENDING, ...REVIEWED, status: 'rejected', review_message }),
    arrange: async (stage) => {
      const { evidence: table } = stage.db.tables;
      const row = { ...table.require(seededKey), ...(onClock(stage, traits) as Partial<EvidenceRecord>) };
      return table.get(row.key) === undefined ? table.insert(row) : table.update(row.key, row);
    },
  };
};

/** A seeded piece of evidence, Tom's unless said, until traits say otherwise; under another key it is a copy. */
export const evidence = ({ key }: Pick<EvidenceRecord, 'key'> = evidenceOfTom): EvidenceBuilder =>
  withTraits(key, { key });
