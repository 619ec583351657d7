import { libraryKeys } from '#api/queries/library.keys.ts';
import { isBelow } from '#api/queries/keys.ts';
import { assignedModulesQuery, listAssignedModules } from '#api/queries/library.queries.ts';
import { SILENT } from '#api/quiet-policies.ts';
import type { EventsInput } from '#current/area-events.ts';
import type { NewNotification } from '#current/new-notification.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { getModule } from '#contracts/library/module.endpoints.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import { ownDecision } from './evidence-messages.ts';

export interface DecidedEvidenceInput extends Pick<
  EventsInput,
  'client' | 'queries' | 'notifications' | 'current' | 'signal'
> {
  /** When this person's events began to be heard, by the app's clock in milliseconds since 1970. */
  readonly sinceMs: number;
}

/** Y-09, N-17: what reviewers decided about a learner's own evidence. */
export interface DecidedEvidence {
  /** Remembers that something of an organisation has changed. */
  readonly note: (entityId: number, organisationId: number) => void;
  /** Fetches the modules of the organisation in front that were noted; what was decided there is told. */
  readonly look: () => Promise<void>;
  /** The same, and asks after evidence that waited when it was last seen: its event may have been missed. */
  readonly resume: () => Promise<void>;
  readonly stop: () => void;
}

/** Whole seconds of the wire, and what the app's clock lets pass as no difference (0018). */
const CLOCK_TOLERANCE_SECONDS = 2;

/** As much of a module as the news needs. */
type WithEvidence = Pick<Module, 'module_id' | 'entity_id' | 'title' | 'evidence'>;

const isModule = (data: unknown): data is WithEvidence =>
  typeof data === 'object' && data !== null && 'module_id' in data && 'evidence' in data;

const notificationOf = (
  { moduleId, title }: { readonly moduleId: number; readonly title: string },
  piece: Evidence,
): NewNotification => ({
  key: `evidence.${piece.key}`,
  text: ownDecision(title, piece),
  marker: piece.status === 'accepted' ? 'done' : 'wrong',
  link: { label: 'See the training', href: `/modules/${moduleId}` },
});

/**
 * Watches a learner's own evidence. No event says that it was decided, and no call lists it: the module behind an
 * `entity.updated` does. What is news: evidence that waited when it was last seen, or that nobody had seen and that was
 * decided since events were heard. Each piece is told once.
 */
export const watchDecidedEvidence = ({
  client,
  queries,
  notifications,
  current,
  signal,
  sinceMs,
}: DecidedEvidenceInput): DecidedEvidence => {
  const since = sinceMs / 1000 - CLOCK_TOLERANCE_SECONDS;
  /** Pieces that were seen, by key. */
  const known = new Map<
    string,
    { readonly status: Evidence['status']; readonly organisationId: number; readonly entityId: number }
  >();
  /** Modules by entity; null where it is no module of this person. */
  const moduleIds = new Map<number, number | null>();
  /** Organisations by entity: what has changed and was not looked at yet. */
  const noted = new Map<number, number>();
  const options = { ...SILENT, signal };
  const here = (): number => current().organisation.organisation_id;

  const isNewlyDecided = ({ key, status, reviewed_at }: Evidence): boolean => {
    if (status === 'pending') return false;
    const before = known.get(key);
    return before === undefined ? (reviewed_at ?? 0) >= since : before.status === 'pending';
  };

  const hear = (queryKey: readonly unknown[], data: unknown): void => {
    const organisationId = here();
    if (!isBelow(queryKey, libraryKeys.modules(organisationId)) || !isModule(data)) return;
    const { module_id: moduleId, entity_id: entityId, title, evidence } = data;
    moduleIds.set(entityId, moduleId);
    for (const piece of evidence ?? []) {
      if (isNewlyDecided(piece)) notifications.tell(notificationOf({ moduleId, title }, piece));
      // The first decision stands: a reply that was overtaken takes nothing back.
      if ((known.get(piece.key)?.status ?? 'pending') === 'pending')
        known.set(piece.key, { status: piece.status, organisationId, entityId });
    }
  };

  /** Learns which modules the entities are: from the list that home shows, else from the server. */
  const learnModules = async (organisationId: number, entityIds: readonly number[]): Promise<void> => {
    const { queryKey } = assignedModulesQuery(client, organisationId, current().profile.id);
    const learn = (): void => {
      for (const card of queries.getQueryData(queryKey) ?? []) moduleIds.set(card.entity_id, card.module_id);
    };
    const isUnknown = (entityId: number): boolean => !moduleIds.has(entityId);
    learn();
    if (!entityIds.some(isUnknown)) return;
    queries.setQueryData(queryKey, await listAssignedModules(client, organisationId, current().profile.id, options));
    learn();
    for (const entityId of entityIds.filter(isUnknown)) moduleIds.set(entityId, null);
  };

  /** What is fetched is heard by way of the cache, as what a page fetches. */
  const fetchModule = async (organisationId: number, moduleId: number): Promise<void> => {
    const module = await client.fetch(
      getModule,
      { params: { id: moduleId }, query: { organisation_id: organisationId } },
      options,
    );
    queries.setQueryData(libraryKeys.module(organisationId, moduleId), module);
  };

  /** Fetches what was noted, and the modules of `waiting`, each once. What fails waits for the next time. */
  const fetchNoted = async (waiting: readonly number[]): Promise<void> => {
    const organisationId = here();
    const changed = [...noted].flatMap(([entityId, of]) => (of === organisationId ? [entityId] : []));
    const entityIds = [...new Set([...waiting, ...changed])];
    noted.clear();
    const learnt = learnModules(organisationId, entityIds);
    const fetchOne = async (entityId: number): Promise<void> => {
      await learnt;
      const moduleId = moduleIds.get(entityId) ?? null;
      if (moduleId !== null) await fetchModule(organisationId, moduleId);
    };
    await Promise.all(
      entityIds.map((entityId) => fetchOne(entityId).catch(() => void noted.set(entityId, organisationId))),
    );
  };

  for (const { queryKey, state } of queries.getQueryCache().getAll()) hear(queryKey, state.data);
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') hear(event.query.queryKey, event.query.state.data);
  });

  return {
    note: (entityId, organisationId) => void noted.set(entityId, organisationId),
    look: () => fetchNoted([]),
    resume: () =>
      fetchNoted(
        [...known.values()].flatMap((piece) =>
          piece.status === 'pending' && piece.organisationId === here() ? [piece.entityId] : [],
        ),
      ),
    stop,
  };
};
