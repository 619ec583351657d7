import { use, useCallback, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { pageStateOf } from '#api/page-state.ts';
import { viewingReason } from '#api/viewing.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import type { BatchOutcome } from '#machines/evidence/bulk.machine.ts';
import { formFaults, type EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { UnsentText } from '#ui/messages/note/UnsentText.tsx';
import { ListFrame } from '#ui/lists/list/ListFrame.tsx';
import { ListPage } from '#ui/lists/list/ListPage.tsx';
import { useKeys } from '#ui/actions/keys/use-keys.ts';
import { UndoBar } from '#ui/actions/undo/UndoBar.tsx';
import { faultMessage } from '../evidence-messages.ts';
import { BatchDialog } from './BatchDialog.tsx';
import {
  batchInBrief,
  batchUndone,
  failureMessage,
  filterTexts,
  KIND_LABELS,
  leadOf,
  outcomeText,
  outcomeTitle,
} from './bulk-messages.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { QueuedNote } from '#ui/messages/note/QueuedNote.tsx';
import { UnconfirmedNote } from '#ui/messages/note/UnconfirmedNote.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatCount } from '#ui/format/counts.ts';
import { evidenceList } from './evidence-list.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { countChoices } from '#ui/lists/list/choices.ts';
import {
  FILE_KINDS,
  readListAddress,
  writeListAddress,
  type EvidenceFilters as Filters,
  type ListAddress,
} from './list-address.ts';
import { ListQueryContext, withQuery } from '#ui/lists/list/list-query.ts';
import { TableSkeleton } from '#ui/lists/list/TableSkeleton.tsx';
import type { RowAction } from '#ui/lists/table/RowActions.tsx';
import { useFreshness } from '#ui/lists/table/use-freshness.ts';
import { evidencePath } from '../queue/queue-address.ts';
import { rowsOf, type EvidenceRow } from './list-rows.ts';
import { useBulkReview, type BulkReview as Review } from './use-bulk-review.ts';

/** what was decided, and what remains. `waiting`: keys of what still waits. */
function BatchOutcomeNote({ outcome, waiting }: { outcome: BatchOutcome; waiting: ReadonlySet<string> }) {
  const gone = outcome.failed.filter(({ key }) => !waiting.has(key)).length;
  if (outcome.failed.length > 0)
    return <ErrorTray title={outcomeTitle(outcome, gone)}>{outcomeText(outcome, gone)}</ErrorTray>;
  return (
    <div role="status" className="list__done">
      <Note title={outcomeTitle(outcome, gone)}>
        <p>{outcomeText(outcome, gone)}</p>
      </Note>
    </div>
  );
}

interface BulkNoticesProps {
  readonly review: Pick<Review, 'snapshot' | 'send'>;
  /** Keys of what still waits. */
  readonly waiting: ReadonlySet<string>;
}

/** what became of the last decision, and what is happening to one that was sent. */
function BulkNotices({ review: { snapshot, send }, waiting }: BulkNoticesProps) {
  const { outcome } = snapshot.context;
  return (
    <>
      {snapshot.hasTag('choosing') && outcome !== null && <BatchOutcomeNote outcome={outcome} waiting={waiting} />}
      {snapshot.matches('queued') && (
        <div className="list__done">
          <QueuedNote
            title="Your decision is waiting to be sent"
            isSending={snapshot.hasTag('busy')}
            onTakeBack={() => send({ type: 'undone' })}
          />
        </div>
      )}
      {snapshot.hasTag('busy') && !snapshot.matches('queued') && (
        <div role="status" className="list__done">
          <Note>
            <p>{snapshot.matches('submitting') ? 'Sending your decision…' : 'Checking what is still pending…'}</p>
          </Note>
        </div>
      )}
      {snapshot.matches('unconfirmed') && (
        <div role="alert" className="list__done">
          <UnconfirmedNote
            title="Your decision may have arrived"
            storedNote="The selection and what you wrote are kept."
            onAskAgain={() => send({ type: 'retried' })}
          />
        </div>
      )}
    </>
  );
}

interface DecisionButtonsProps {
  readonly count: number;
  /** Why nothing can be decided, in words: somebody views as a learner (H-17). */
  readonly reason: string | undefined;
  readonly onDecide: (verdict: EvidenceVerdict) => void;
}

/** What can be decided about the selected pieces. */
function DecisionButtons({ count, reason, onDecide }: DecisionButtonsProps) {
  return (
    <>
      <Button variant="line" reason={reason} onClick={() => onDecide('rejected')}>
        Reject
      </Button>
      <Button variant="go" reason={reason} onClick={() => onDecide('accepted')}>
        Accept {formatCount(count)}
      </Button>
    </>
  );
}

interface EvidenceFiltersProps {
  readonly rows: readonly EvidenceRow[];
  readonly chosen: Pick<Filters, 'training' | 'file'>;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** V-01: filters of pending evidence, by training and by kind of file. */
function EvidenceFilters({ rows, chosen, onChange }: EvidenceFiltersProps) {
  const trainings = useMemo(
    () => countChoices(rows, ({ trainingId: id, training: title }) => (id === null ? null : { id, title })),
    [rows],
  );
  return (
    <>
      <SelectField
        label="Training"
        value={chosen.training === null ? '' : String(chosen.training)}
        placeholder={`All training (${trainings.length})`}
        options={trainings.map(({ id, title, count }) => ({ value: String(id), label: `${title} (${count})` }))}
        onChange={(training) => onChange({ training: training === '' ? null : Number(training) })}
      />
      <SelectField
        label="File"
        value={chosen.file ?? ''}
        placeholder="Any kind"
        options={FILE_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
        onChange={(file) => onChange({ file: FILE_KINDS.find((kind) => kind === file) ?? null })}
      />
    </>
  );
}

const NONE = {
  title: 'Nothing to review',
  text: 'When new evidence arrives you get an e-mail, and it appears here.',
  marker: 'done',
} as const;

const NO_FILTERS = { search: '', training: null, file: null };

interface BulkReviewProps {
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
function BulkReview({ rows, review, address, onAddress, headingRef, viewingReason, now }: BulkReviewProps) {
  const { snapshot, send, decide, list, sync, draft, flushDraft } = review;
  const { context } = snapshot;
  const rowKeys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const freshness = useFreshness({ query: list, keys: rowKeys, syncRelated: sync, now });
  const listQuery = use(ListQueryContext);
  const nowUnix = Math.floor(now() / 1000);
  const isChoosing = snapshot.hasTag('choosing');
  const isDecided = snapshot.hasTag('decided');
  const selected = useMemo(() => new Set(context.selected), [context.selected]);
  const waiting = useMemo(() => new Set(rowKeys), [rowKeys]);
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
  const hasSelection = selected.size > 0;
  const mayDecide = isChoosing && viewingReason === undefined && !hasSelection;
  const latest = useRef({ address, onAddress, decide });
  useEffect(() => {
    latest.current = { address, onAddress, decide };
  });
  // Every row has it: it stays the same while somebody types.
  const rowActions = useCallback(
    ({ key, learner, email, training, trainingId }: EvidenceRow): readonly RowAction[] => {
      const narrow = (filters: Partial<Filters>) =>
        latest.current.onAddress({ ...latest.current.address, ...filters, page: 1 });
      const decideAlone = (verdict: EvidenceVerdict) => {
        send({ type: 'rows.selected', keys: [key] });
        latest.current.decide(verdict);
      };
      return [
        { key: 'open', label: 'Open it', href: withQuery(evidencePath(key), listQuery) },
        ...(email === ''
          ? []
          : [{ key: 'learner', label: `Show only ${learner}`, onPress: () => narrow({ search: email }) }]),
        ...(trainingId === null
          ? []
          : [{ key: 'training', label: `Show only ${training}`, onPress: () => narrow({ training: trainingId }) }]),
        ...(mayDecide
          ? [
              { key: 'accept', label: 'Accept…', onPress: () => decideAlone('accepted') },
              { key: 'reject', label: 'Reject…', onPress: () => decideAlone('rejected') },
            ]
          : []),
      ];
    },
    [send, listQuery, mayDecide],
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
        what="evidence"
        freshness={freshness}
        now={now}
        address={address}
        onAddress={onAddress}
        search={{ label: 'Evidence', placeholder: 'Name, e-mail or training' }}
        filters={(change) => <EvidenceFilters rows={rows} chosen={address} onChange={change} />}
        filterTexts={filterTexts(address, rows)}
        none={NONE}
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
        rowActions={rowActions}
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

export interface BulkReviewPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What follows the path: search, filters, order, page (the address holds them). */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** B-15, Q-11: what somebody without an admin account is told, with what they wrote and could not send. */
  readonly denied: (unsentText: ReactNode) => ReactNode;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** `/evidence`: everything that waits in the organisation in front. */
export function BulkReviewPage({ profile, organisation, query, onQuery, denied, now }: BulkReviewPageProps) {
  const review = useBulkReview(organisation.organisation_id, profile.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = review.list;
  // Waiting is counted in days: once for each list.
  const rows = useMemo(() => (data === undefined ? null : rowsOf(data, Math.floor(now() / 1000))), [data, now]);
  const address = useMemo(() => readListAddress(query), [query]);
  const listQuery = writeListAddress(address).toString();

  if (review.snapshot.matches('denied') || pageStateOf(review.list) === 'denied')
    return denied(<UnsentText title="Your message was not sent" text={review.snapshot.context.form.message} />);
  return (
    <ListFrame
      title="Evidence to review"
      documentTitle={`Evidence to review · ${organisation.name}`}
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Evidence' }]}
      query={{ data: rows ?? undefined, error, refetch }}
      label="Loading the evidence"
      headingRef={heading}
      skeleton={<TableSkeleton definition={evidenceList} selects />}
    >
      {(loaded) => (
        <ListQueryContext value={listQuery}>
          <BulkReview
            rows={loaded}
            review={review}
            address={address}
            onAddress={(next) => onQuery(writeListAddress(next))}
            headingRef={heading}
            viewingReason={viewingReason(profile, 'decide about evidence')}
            now={now}
          />
        </ListQueryContext>
      )}
    </ListFrame>
  );
}
