import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useApi } from '#api/api-context.ts';
import { pageStateOf } from '#api/page-state.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { viewedName } from '#api/viewing.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import type { ResetOutcome, ResetTraining } from '#machines/library/bulk-reset.machine.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { countChoices } from '#ui/lists/list/choices.ts';
import { ListFrame } from '#ui/lists/list/ListFrame.tsx';
import { ListPage } from '#ui/lists/list/ListPage.tsx';
import { TableSkeleton } from '#ui/lists/list/TableSkeleton.tsx';
import { useFreshness, type Freshness } from '#ui/lists/table/use-freshness.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { RESETTERS_ONLY } from '#current/may-reset.ts';
import { Consequences } from '../Consequences.tsx';
import { FinalDialog } from './FinalDialog.tsx';
import { readResetAddress, writeResetAddress, type ResetAddress, type ResetFilters } from './reset-address.ts';
import { resetList, rowsOf, type PersonRow } from './reset-list.tsx';
import { GOES, KIND_LABELS, outcomeText, outcomeTitle, STAYS, whyNotReset } from './reset-texts.ts';
import { ResettingDialog } from './ResettingDialog.tsx';
import './reset.css';
import { useBulkReset, type BulkResetFlow } from './use-bulk-reset.ts';

const TITLE = 'Reset training';

/** J-01, J-02: a run, and what was chosen for it, live on this page alone. */
const CHOICES = {
  noun: 'choices',
  amount: 'The people and the training',
  isOnDevice: false,
  backLabel: 'Back to the reset',
  flushDraft: () => undefined,
} as const;

const keyOf = ({ kind, id }: ResetTraining): string => `${kind} ${id}`;

/** N-22: what became of the last run. */
function OutcomeNote({ outcome }: { outcome: ResetOutcome }) {
  if (outcome.notReset.length > 0) return <ErrorTray title={outcomeTitle(outcome)}>{outcomeText(outcome)}</ErrorTray>;
  return (
    <div role="status" className="list__done">
      <Note title={outcomeTitle(outcome)}>
        <p>{outcomeText(outcome)}</p>
      </Note>
    </div>
  );
}

interface TrainingPartProps {
  readonly flow: BulkResetFlow;
  /** What can be added. */
  readonly choices: readonly ResetTraining[];
}

/** N-22: what begins again, and what follows. */
function TrainingPart({ flow: { snapshot, send }, choices }: TrainingPartProps) {
  const { training } = snapshot.context;
  const chosen = new Set(training.map(keyOf));
  const others = choices.filter((one) => !chosen.has(keyOf(one)));
  const add = (key: string): void => {
    const found = choices.find((one) => keyOf(one) === key);
    if (found !== undefined) send({ type: 'training.added', training: found });
  };
  return (
    <section className="rst__t" aria-label="What begins again">
      <div>
        <h2>What begins again</h2>
        {training.length > 0 && (
          <ul className="rst__l">
            {training.map((one) => (
              <li key={keyOf(one)}>
                <span>
                  <b>{one.title}</b>
                  <span className="meta">{KIND_LABELS[one.kind]}</span>
                </span>
                <button
                  type="button"
                  className="btn btn--icon"
                  aria-label={`Remove ${one.title}`}
                  onClick={() => send({ type: 'training.removed', training: one })}
                >
                  <IconX className="ic" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 ? (
          <SelectField
            label="Add training"
            value=""
            placeholder="Choose a collection or a module"
            options={others.map((one) => ({ value: keyOf(one), label: one.title }))}
            onChange={add}
          />
        ) : (
          training.length === 0 && (
            <p className="meta">Open a module or a collection, and choose “Reset for other people” there.</p>
          )
        )}
      </div>
      <div className="rst__c">
        <Consequences title="What goes" marker="wrong" texts={GOES} />
        <Consequences title="What stays" marker="done" texts={STAYS} />
      </div>
    </section>
  );
}

const NONE = { title: 'Nobody is here', text: 'This organisation has no people.' } as const;

interface ChoosingProps {
  readonly rows: readonly PersonRow[];
  readonly flow: BulkResetFlow;
  readonly choices: readonly ResetTraining[];
  readonly learner: string | null;
  readonly freshness: Freshness;
  readonly now: () => number;
  readonly address: ResetAddress;
  readonly onAddress: (address: ResetAddress) => void;
}

function Choosing({ rows, flow, choices, learner, freshness, now, address, onAddress }: ChoosingProps) {
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = snapshot.hasTag('busy');
  const selected = useMemo(() => new Set(context.selected.map(String)), [context.selected]);
  const notReset = context.outcome?.notReset;
  const failedKeys = useMemo(
    () => new Set((isBusy ? [] : (notReset ?? [])).map(({ userId }) => String(userId))),
    [notReset, isBusy],
  );
  const notes = useMemo(
    () => new Map((notReset ?? []).map((one) => [String(one.userId), whyNotReset(one)])),
    [notReset],
  );
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows]);
  const nameOf = (userId: number): string => names.get(userId) ?? 'Somebody';
  const groups = useMemo(() => {
    const each = rows.flatMap((row) => row.groups);
    return countChoices(each, ({ id, name }) => ({ id, title: name }));
  }, [rows]);
  const select = useCallback(
    (keys: readonly string[], isSelected: boolean) =>
      send({ type: isSelected ? 'people.selected' : 'people.deselected', userIds: keys.map(Number) }),
    [send],
  );

  // What was pressed is gone; what became of it stands at the head.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) heading.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <>
      <ListPage
        definition={resetList}
        title={TITLE}
        lead="Choose the people and the training, in any order. Nothing happens before the last step."
        headingRef={heading}
        rows={rows}
        what="list of people"
        freshness={freshness}
        now={now}
        address={address}
        onAddress={onAddress}
        search={{ label: 'People', placeholder: 'Name or e-mail' }}
        filters={(change) => (
          <SelectField
            label="Group"
            value={address.group === null ? '' : String(address.group)}
            placeholder={`Every group (${groups.length})`}
            options={groups.map(({ id, title, count }) => ({ value: String(id), label: `${title} (${count})` }))}
            onChange={(group) => change({ group: group === '' ? null : Number(group) })}
          />
        )}
        filterTexts={
          address.group === null ? [] : [`in ${groups.find(({ id }) => id === address.group)?.title ?? 'that group'}`]
        }
        none={NONE}
        cleared={{ ...address, search: '', group: null } satisfies ResetFilters}
        notices={!isBusy && context.outcome !== null && <OutcomeNote outcome={context.outcome} />}
        selection={{
          selected,
          isDisabled: !snapshot.matches('choosing'),
          onSelect: select,
          onClear: () => send({ type: 'selection.cleared' }),
          actions: (
            <Button
              variant="line"
              reason={context.training.length === 0 ? 'Choose what begins again.' : undefined}
              onClick={() => send({ type: 'reset.requested' })}
            >
              Reset…
            </Button>
          ),
        }}
        first={failedKeys}
        notes={notes}
      />
      <TrainingPart flow={flow} choices={choices} />
      {snapshot.matches('confirming') && (
        <FinalDialog flow={flow} names={context.selected.map(nameOf)} learner={learner} />
      )}
      {isBusy && <ResettingDialog flow={flow} nameOf={nameOf} />}
    </>
  );
}

export interface ResetPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** The training that the page was opened for. */
  readonly training: readonly ResetTraining[];
  /** What follows the path: training, search, filter, order, page (the address holds them). */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** `/reset` (N-22): training begins again for many people. */
export function ResetPage({ profile, organisation, training, query, onQuery, now }: ResetPageProps) {
  const { organisation_id: organisationId } = organisation;
  const client = useApi();
  const { snapshot, send, people, sync } = useBulkReset({ organisationId, resetterId: profile.id, training });
  const modules = useQuery(assignedModulesQuery(client, organisationId, profile.id));
  const collections = useQuery(assignedCollectionsQuery(client, organisationId, profile.id));
  const choices = useMemo(
    (): readonly ResetTraining[] => [
      ...(collections.data ?? []).map(({ collection_id: id, title }) => ({ kind: 'collection' as const, id, title })),
      ...(modules.data ?? []).map(({ module_id: id, title }) => ({ kind: 'module' as const, id, title })),
    ],
    [collections.data, modules.data],
  );
  const rows = useMemo(() => (people.data === undefined ? undefined : rowsOf(people.data)), [people.data]);
  const address = useMemo(() => readResetAddress(query), [query]);
  const rowKeys = useMemo(() => rows?.map(({ key }) => key), [rows]);
  const freshness = useFreshness({ query: people, keys: rowKeys, syncRelated: sync, now });
  useUnsentWork(!snapshot.matches('choosing'), CHOICES);
  useUnsavedGuard(snapshot.hasTag('busy') ? 'The reset is not through.' : null);

  if (pageStateOf(people) === 'denied') return <DeniedPage lead={RESETTERS_ONLY} />;
  return (
    <ListFrame
      title={TITLE}
      documentTitle={`${TITLE} · ${organisation.name}`}
      crumbs={[{ label: 'Home', href: '/' }, { label: TITLE }]}
      query={{ data: rows, error: people.error, refetch: people.refetch }}
      label="Loading the people"
      skeleton={<TableSkeleton definition={resetList} selects />}
    >
      {(loaded) => (
        <Choosing
          rows={loaded}
          flow={{ snapshot, send }}
          choices={choices}
          learner={viewedName(profile)}
          freshness={freshness}
          now={now}
          address={address}
          onAddress={(next) => onQuery(writeResetAddress(next))}
        />
      )}
    </ListFrame>
  );
}
