import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import { pendingQuery } from '#api/queries/evidence.queries.ts';
import { evidenceKeys } from '#api/queries/evidence.keys.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { useVisitProgress, type VisitProgress } from '#current/use-visit-progress.ts';
import { queuePosition, type QueuePosition } from '#machines/submission/review-queue.ts';
import { withQuery } from '#ui/lists/list/list-query.ts';
import { readListAddress, type ListAddress } from '../bulk/list-address.ts';
import { evidencePath, LIST_PATH } from './queue-address.ts';
import { orderKeys } from '#ui/lists/list/order-keys.ts';
import { COMPARE, filterRows, rowsOf } from '../bulk/list-rows.ts';

/** The order in which pieces of evidence follow each other: that of their list (R12). */
export const queueOrder = (list: readonly Evidence[], address: ListAddress, nowUnix: number): readonly string[] =>
  orderKeys(rowsOf(list, nowUnix), address, { filter: filterRows, compare: COMPARE });

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
export interface EvidenceQueue extends Pick<VisitProgress, 'skip' | 'skippedCount'> {
  /** Null while the list is on its way, and where it failed or there is none. */
  readonly position: QueuePosition | null;
  readonly isFailed: boolean;
  readonly listHref: string;
  readonly hrefOf: (key: string) => string;
}

/** Follows the list that a piece of evidence belongs to, in the order that the address carries (R12). */
export const useEvidenceQueue = ({
  organisationId,
  evidenceKey,
  query,
  hasList,
  nowUnix,
}: EvidenceQueueInput): EvidenceQueue => {
  const { data, isError } = useQuery({ ...pendingQuery(useApi(), organisationId), enabled: hasList });
  const order = useMemo(
    () => (data === undefined ? null : queueOrder(data, readListAddress(new URLSearchParams(query)), nowUnix)),
    [data, query, nowUnix],
  );
  const { formerIndex, skipped, skippedCount, skip } = useVisitProgress({
    order,
    current: evidenceKey,
    queryKey: evidenceKeys.evidenceVisit(organisationId),
  });
  const position = order === null ? null : queuePosition({ keys: order, current: evidenceKey, formerIndex, skipped });
  return {
    position,
    skippedCount,
    skip,
    isFailed: isError,
    listHref: withQuery(LIST_PATH, query),
    hrefOf: (key) => withQuery(evidencePath(key), query),
  };
};
