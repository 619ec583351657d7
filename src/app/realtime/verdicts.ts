import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import { listAssessments } from '#contracts/assessments/assessments.endpoints.ts';
import { assessmentsKey } from '#features/assessments/assessments.queries.ts';
import { assignedAssessmentsQuery } from '#features/home/home.queries.ts';
import type { NotificationStore } from '#features/notifications/notification-store.ts';
import { NEWS } from '#features/notifications/words.ts';
import type { Current } from '../shell/current-context.ts';

export interface VerdictsInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly notifications: Pick<NotificationStore, 'tell'>;
  readonly current: () => Current;
  /** Calls off what is being asked. */
  readonly signal: AbortSignal;
}

/** As much of an assessment as a verdict needs; the list and the assessment itself both carry it. */
type Standing = Pick<AssessmentCard, 'assessment_id' | 'title' | 'status'>;

/** Y-09: no event says that a review was decided; the change of an assessment's status does. */
export interface Verdicts {
  /** Asks anew how things stand. Resolves to whether anything of the person's own has changed since the last look. */
  readonly look: () => Promise<boolean>;
  readonly stop: () => void;
}

const standingsIn = (data: unknown): readonly Standing[] => {
  if (typeof data !== 'object' || data === null) return [];
  if ('data' in data && Array.isArray(data.data)) return data.data as readonly Standing[];
  return 'assessment_id' in data ? [data as Standing] : [];
};

/**
 * Watches the statuses of what is assigned to the person: whichever call brings the news that a review was decided, it is
 * told once, in the organisation that it is of.
 */
export const watchVerdicts = ({ client, queries, notifications, current, signal }: VerdictsInput): Verdicts => {
  const known = new Map<number, Standing['status']>();
  let changes = 0;

  const hear = (key: readonly unknown[], data: unknown): void => {
    const here = current().organisation.organisation_id;
    const [area, organisationId, what] = assessmentsKey(here);
    if (key[0] !== area || key[1] !== organisationId || key[2] !== what) return;
    for (const { assessment_id: id, title, status } of standingsIn(data)) {
      const before = known.get(id);
      known.set(id, status);
      if (before === undefined || before === status) continue;
      changes += 1;
      // The list told it: the assessment itself, where it is on the page, has yet to hear.
      if (key[3] !== id) void queries.invalidateQueries({ queryKey: [...assessmentsKey(here), id] });
      if (before !== 'review') continue;
      const passed = status === 'completed';
      notifications.tell({
        key: `assessment.${id}`,
        text: NEWS.marked(title, passed),
        marker: passed ? 'done' : 'failed',
        link: { label: NEWS.seeResult, href: `/assessments/${id}` },
      });
    }
  };

  for (const query of queries.getQueryCache().getAll()) hear(query.queryKey, query.state.data);
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') hear(event.query.queryKey, event.query.state.data);
  });

  return {
    look: async () => {
      const before = changes;
      const organisationId = current().organisation.organisation_id;
      // Quietly: what fails here is asked for again with the next event.
      const outcome = await client.attempt(listAssessments, { query: { organisation_id: organisationId } }, { errors: { preset: 'mute' }, signal });
      if (outcome.ok) queries.setQueryData(assignedAssessmentsQuery(client, organisationId).queryKey, outcome.data);
      return !outcome.ok || changes > before;
    },
    stop,
  };
};
