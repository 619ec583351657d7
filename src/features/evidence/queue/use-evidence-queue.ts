import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { pendingQuery } from '#api/queries/evidence.queries.ts';
import { queuePosition, type QueuePosition } from '#machines/submission/review-queue.ts';
import { readListAddress } from '../bulk/list-address.ts';
import { evidenceHref, listHref } from './queue-address.ts';
import { queueOrder } from './queue-order.ts';
import { changeVisit, readVisit } from './visit.ts';

export interface EvidenceQueueInput {
  readonly organisationId: number;
  readonly evidenceKey: string;
  /** Search, filters and order of the list that one came from. */
  readonly query: string;
  /** Whether this API lists what waits. */
  readonly hasList: boolean;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** The list of evidence around one piece of it. */
export interface EvidenceQueue {
  /** Null while the list is on its way, and where it failed or there is none. */
  readonly position: QueuePosition | null;
  readonly isFailed: boolean;
  /** How many were left for later. */
  readonly skippedCount: number;
  readonly listHref: string;
  readonly hrefOf: (key: string) => string;
  /** Leaves the piece for later. Decides nothing. */
  readonly skip: () => void;
}

/** Follows the list that a piece of evidence belongs to, in the order that the address carries (R12). */
export const useEvidenceQueue = ({ organisationId, evidenceKey, query, hasList, nowUnix }: EvidenceQueueInput): EvidenceQueue => {
  const queries = useQueryClient();
  const { data, isError } = useQuery({ ...pendingQuery(useApi(), organisationId), enabled: hasList });
  const order = useMemo(() => (data === undefined ? null : queueOrder(data, readListAddress(new URLSearchParams(query)), nowUnix)), [data, query, nowUnix]);
  const index = order === null ? -1 : order.indexOf(evidenceKey);
  const [formerIndex, setFormerIndex] = useState<number | null>(null);
  if (index !== -1 && index !== formerIndex) setFormerIndex(index);
  const { skipped } = readVisit(queries, organisationId);
  return {
    position: order === null ? null : queuePosition({ keys: order, current: evidenceKey, formerIndex, skipped }),
    isFailed: isError,
    skippedCount: order === null ? 0 : skipped.filter((key) => order.includes(key)).length,
    listHref: listHref(query),
    hrefOf: (key) => evidenceHref(key, query),
    skip: () => changeVisit(queries, organisationId, { skipped: [...skipped.filter((key) => key !== evidenceKey), evidenceKey] }),
  };
};
