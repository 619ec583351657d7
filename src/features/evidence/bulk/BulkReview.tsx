import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { formFaults } from '#machines/evidence/evidence-form.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { ListPage } from '#ui/lists/list/ListPage.tsx';
import { useKeys } from '#ui/actions/keys/use-keys.ts';
import { UndoBar } from '#ui/actions/undo/UndoBar.tsx';
import { faultMessage } from '../evidence-messages.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { batchInBrief, batchUndone, failureMessage, leadOf } from './bulk-messages.ts';
import { BulkNotices } from './BulkNotices.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { evidenceList } from './evidence-list.tsx';
import { EvidenceFilters } from './EvidenceFilters.tsx';
import type { ListAddress } from './list-address.ts';
import type { EvidenceRow } from './list-rows.ts';
import type { BulkReview as Review } from './use-bulk-review.ts';

const EMPTY = {
  none: {
    title: 'Nothing to review',
    text: 'When new evidence arrives you get an e-mail, and it appears here.',
    marker: 'done',
  },
  unmatched: { title: 'No evidence matches', text: 'Change the search or the filters.' },
} as const;

const NO_FILTERS = { search: '', training: null, file: null };

export interface BulkReviewProps {
  readonly rows: readonly EvidenceRow[];
  readonly review: Review;
  readonly address: ListAddress;
  readonly onAddress: (address: ListAddress) => void;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Why nothing can be decided while somebody views as a learner (H-17). */
  readonly viewingReason: string | undefined;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** the table of what waits, and one decision for many. */
export function BulkReview({ rows, review, address, onAddress, headingRef, viewingReason, now }: BulkReviewProps) {
  const { snapshot, send, decide, list, draft, flushDraft } = review;
  const { context } = snapshot;
  const nowUnix = Math.floor(now() / 1000);
  const isChoosing = snapshot.hasTag('choosing');
  const isDecided = snapshot.hasTag('decided');
  const selected = useMemo(() => new Set(context.selected), [context.selected]);
  const waiting = useMemo(() => new Set(rows.map(({ key }) => key)), [rows]);
  const failed = useMemo(
    () => context.outcome?.failed.filter(({ key }) => waiting.has(key)) ?? [],
    [context.outcome, waiting],
  );
  const failedKeys = useMemo(() => new Set(failed.map(({ key }) => key)), [failed]);
  const notes = useMemo(() => new Map(failed.map(({ key, message }) => [key, failureMessage(message)])), [failed]);
  const select = useCallback(
    (keys: readonly string[], isSelected: boolean) =>
      send({ type: isSelected ? 'rows.selected' : 'rows.deselected', keys }),
    [send],
  );
  const faults = faultMessage(formFaults(context.form, nowUnix));
  const canSubmit = snapshot.can({ type: 'submit.requested', nowUnix });

  const isWaiting = snapshot.matches('waiting');
  const { areOn } = useKeys([
    { key: 'z', isOn: isWaiting, does: 'Take the decision back', run: () => send({ type: 'undone' }) },
    { key: 'z', withCtrl: true, isOn: isWaiting, does: 'Take the decision back', run: () => send({ type: 'undone' }) },
  ]);

  // J-01, J-02: until the decision stands.
  useUnsentWork(isDecided || snapshot.matches('deciding'), {
    noun: 'choices',
    amount: 'The date, the score and the message',
    isOnDevice: draft.saved !== 'refused',
    backLabel: 'Back to the evidence',
    flushDraft,
  });

  // What was pressed is gone; what became of it stands at the head.
  const wasDecided = useRef(false);
  useEffect(() => {
    if (isChoosing && wasDecided.current) headingRef.current?.focus();
    wasDecided.current = !isChoosing && !snapshot.matches('deciding');
  }, [isChoosing, snapshot, headingRef]);

  return (
    <>
      <ListPage
        definition={evidenceList}
        title="Evidence to review"
        lead={leadOf(rows)}
        headingRef={headingRef}
        rows={rows}
        isRefreshing={list.isFetching}
        onRefresh={() => void list.refetch()}
        address={address}
        onAddress={onAddress}
        search={{ label: 'Evidence', placeholder: 'Name, e-mail or training' }}
        filters={(change) => <EvidenceFilters rows={rows} chosen={address} onChange={change} />}
        empty={EMPTY}
        cleared={NO_FILTERS}
        notices={<BulkNotices review={review} waiting={waiting} />}
        selection={{
          selected,
          isDisabled: !isChoosing,
          onSelect: select,
          onClear: () => send({ type: 'selection.cleared' }),
          actions: isChoosing ? (
            <DecisionButtons count={selected.size} reason={viewingReason} onDecide={decide} />
          ) : undefined,
        }}
        first={failedKeys}
        notes={notes}
      />
      {snapshot.matches('deciding') && (
        <BatchDialog
          verdict={context.verdict}
          form={context.form}
          count={selected.size}
          nowUnix={nowUnix}
          saved={draft.saved}
          reason={canSubmit ? undefined : `${faults.completedOn ?? faults.score ?? 'Check the fields again'}.`}
          onChange={(formChange) => send({ type: 'form.changed', change: formChange })}
          onCancel={() => send({ type: 'cancelled' })}
          onSubmit={() => send({ type: 'submit.requested', nowUnix: Math.floor(now() / 1000) })}
        />
      )}
      {isWaiting && context.submission !== null && (
        <UndoBar
          lastsMs={UNDO_MILLISECONDS}
          doing="Sending"
          what={batchUndone(selected.size, context.submission)}
          text={batchInBrief(selected.size, context.submission)}
          keyName={areOn ? 'Z' : undefined}
          onExtend={() => send({ type: 'undo.extended' })}
          onUndo={() => send({ type: 'undone' })}
        />
      )}
    </>
  );
}
