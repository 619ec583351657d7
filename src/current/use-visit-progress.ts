import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeVisit, readVisit } from './visit.ts';

export interface VisitProgressInput {
  /** What waits, in the order of its list; null while that is not known. */
  readonly order: readonly string[] | null;
  readonly current: string;
  /** Of the visit of this list. */
  readonly queryKey: readonly unknown[];
}

/** What a visit remembers of a list that is reviewed one after the other. */
export interface VisitProgress {
  /** Where the current one stood when it waited last, from 0; null where it never did. */
  readonly formerIndex: number | null;
  readonly skipped: readonly string[];
  /** How many of those that wait were left for later. */
  readonly skippedCount: number;
  /** Leaves the current one for later. Decides nothing. */
  readonly skip: () => void;
}

/** Remembers what was skipped, and where the current one stood, also when it was decided and left the list (R12). */
export const useVisitProgress = ({ order, current, queryKey }: VisitProgressInput): VisitProgress => {
  const queries = useQueryClient();
  const index = order === null ? -1 : order.indexOf(current);
  const [formerIndex, setFormerIndex] = useState<number | null>(null);
  if (index !== -1 && index !== formerIndex) setFormerIndex(index);
  const { skipped } = readVisit(queries, queryKey);
  return {
    formerIndex,
    skipped,
    skippedCount: order === null ? 0 : skipped.filter((key) => order.includes(key)).length,
    skip: () => changeVisit(queries, queryKey, { skipped: [...skipped.filter((key) => key !== current), current] }),
  };
};
