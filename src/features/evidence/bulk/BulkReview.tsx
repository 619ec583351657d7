import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useUnsentWork } from '#api/use-unsent-work.ts';
import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { formFaults } from '#machines/evidence/evidence-form.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { Button } from '#ui/button/Button.tsx';
import { saveBytes } from '#ui/download/save-blob.ts';
import { EmptyState } from '#ui/empty/EmptyState.tsx';
import { Note } from '#ui/note/Note.tsx';
import { UnconfirmedNote } from '#ui/note/UnconfirmedNote.tsx';
import { PageTitle } from '#ui/page-title/PageTitle.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { UndoBar } from '#ui/undo/UndoBar.tsx';
import { faultWords } from '../evidence-words.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchOutcomeNote } from './BatchOutcomeNote.tsx';
import { batchInBrief, leadOf, whereSelected } from './bulk-words.ts';
import { evidenceCsv } from './evidence-csv.ts';
import { EvidenceTable } from './EvidenceTable.tsx';
import type { ListAddress, SortedBy } from './list-address.ts';
import { ListFilters } from './ListFilters.tsx';
import { filterRows, sortRows, type EvidenceRow } from './list-rows.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { BulkReview as Review } from './use-bulk-review.ts';

export interface BulkReviewProps {
  readonly rows: readonly EvidenceRow[];
  readonly review: Review;
  readonly address: ListAddress;
  readonly onAddress: (address: ListAddress) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** the table of what waits, and one decision for many. */
export function BulkReview({ rows, review, address, onAddress, headingRef, now }: BulkReviewProps) {
  const { snapshot, send, list, draft, keepNow } = review;
  const { context } = snapshot;
  const nowUnix = Math.floor(now() / 1000);
  const isChoosing = snapshot.hasTag('choosing');
  const isDecided = snapshot.hasTag('decided');
  const selected = useMemo(() => new Set(context.selected), [context.selected]);
  const waiting = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const failed = useMemo(() => context.outcome?.failed.filter(({ key }) => waiting.has(key)) ?? [], [context.outcome, waiting]);
  const ordered = useMemo(() => sortRows(filterRows(rows, address), address, new Set(failed.map(({ key }) => key))), [rows, address, failed]);

  const last = Math.max(1, Math.ceil(ordered.length / address.size));
  const page = Math.min(address.page, last);
  const here = ordered.slice((page - 1) * address.size, page * address.size);

  // A filter or an order leads to its first page.
  const change = (next: Partial<ListAddress>) => onAddress({ ...address, page: 1, ...next });
  const sort = (by: SortedBy) => change({ sort: by, direction: address.sort === by && address.direction === 'ascending' ? 'descending' : 'ascending' });
  const select = useCallback((key: string, isSelected: boolean) => send({ type: isSelected ? 'rows.selected' : 'rows.deselected', keys: [key] }), [send]);
  const faults = faultWords(formFaults(context.form, { nowUnix, sentUnix: null }));
  const canSubmit = snapshot.can({ type: 'submit.requested', nowUnix });

  // J-01, J-02: until the decision stands.
  useUnsentWork(isDecided || snapshot.matches('deciding'), { noun: 'choices', amount: 'The date, the score and the message', isOnDevice: draft.saved !== 'refused', wayBack: 'Back to the evidence', keepNow });

  // What was pressed is gone; what became of it stands at the head.
  const wasDecided = useRef(false);
  useEffect(() => {
    if (isChoosing && wasDecided.current) headingRef.current?.focus();
    wasDecided.current = !isChoosing && !snapshot.matches('deciding');
  }, [isChoosing, snapshot, headingRef]);

  return (
    <>
      <div className="list__head">
        <div>
          <PageTitle ref={headingRef} lead={leadOf(rows)}>
            Evidence to review
          </PageTitle>
        </div>
        <div className="list__tools">
          <Button variant="secondary" busy={list.isFetching} busyText="Refreshing…" onClick={() => void list.refetch()}>
            <IconRefresh className="ic" aria-hidden />
            Refresh
          </Button>
          <Button
            variant="secondary"
            {...(ordered.length === 0 ? { reason: 'There is nothing to export.' } : {})}
            onClick={() => saveBytes(new Blob([evidenceCsv(ordered)], { type: 'text/csv;charset=utf-8' }), 'pending-evidence.csv')}
          >
            <IconDownload className="ic" aria-hidden />
            Export CSV
          </Button>
        </div>
      </div>
      {isChoosing && context.outcome !== null && <BatchOutcomeNote outcome={context.outcome} waiting={waiting} />}
      {snapshot.hasTag('busy') && (
        <div role="status" className="list__done">
          <Note>
            <p>{snapshot.matches('submitting') ? 'Sending your decision…' : 'Looking what still waits…'}</p>
          </Note>
        </div>
      )}
      {snapshot.matches('unconfirmed') && (
        <div role="alert" className="list__done">
          <UnconfirmedNote title="Your decision may have arrived" kept="The selection and what you wrote are kept." onAskAgain={() => send({ type: 'retried' })} />
        </div>
      )}
      <ListFilters rows={rows} address={address} onChange={change} />
      {ordered.length === 0 ? (
        <EmptyState level={2} title={rows.length === 0 ? 'Nothing waits for a review' : 'Nothing is like that'} {...(rows.length === 0 ? { marker: 'done' as const } : {})}>
          {rows.length === 0 ? 'New evidence comes by e-mail, and stands here.' : 'Change the search or the filters.'}
        </EmptyState>
      ) : (
        <>
          <EvidenceTable
            rows={here}
            address={address}
            selected={selected}
            failed={failed}
            isOff={!isChoosing}
            onSort={sort}
            onSelect={select}
            onSelectPage={(all) => send({ type: all ? 'rows.selected' : 'rows.deselected', keys: here.map(({ key }) => key) })}
          />
          <Pagination
            label="Evidence pages"
            page={page}
            pageSize={address.size}
            total={ordered.length}
            pageSizes={LIST_PAGE_SIZES}
            onChange={({ page: to, pageSize }) => onAddress({ ...address, page: to, size: pageSize })}
          />
        </>
      )}
      {isChoosing && selected.size > 0 && (
        <SelectionBar
          count={selected.size}
          where={whereSelected(selected, here, ordered, address.size)}
          total={ordered.length}
          onSelectAll={() => send({ type: 'rows.selected', keys: ordered.map(({ key }) => key) })}
          onClear={() => send({ type: 'selection.cleared' })}
          onReject={() => send({ type: 'decision.started', verdict: 'rejected' })}
          onAccept={() => send({ type: 'decision.started', verdict: 'accepted' })}
        />
      )}
      {snapshot.matches('deciding') && (
        <BatchDialog
          verdict={context.verdict}
          form={context.form}
          count={selected.size}
          nowUnix={nowUnix}
          saved={draft.saved}
          reason={canSubmit ? undefined : `${faults.completedOn ?? faults.score ?? 'Look at the fields again'}.`}
          onChange={(formChange) => send({ type: 'form.changed', change: formChange })}
          onCancel={() => send({ type: 'cancelled' })}
          onSubmit={() => send({ type: 'submit.requested', nowUnix: Math.floor(now() / 1000) })}
        />
      )}
      {snapshot.matches('waiting') && context.submission !== null && (
        <UndoBar lastsMs={UNDO_MILLISECONDS} doing="Sending" text={batchInBrief(selected.size, context.submission)} onUndo={() => send({ type: 'undone' })} />
      )}
    </>
  );
}
