import type { Client } from '#api/client.ts';
import { assignedAssessmentsQuery, listAssigned } from '#api/queries/assessments.queries.ts';
import { assessmentsKeys } from '#api/queries/assessments.keys.ts';
import { isBelow } from '#api/queries/keys.ts';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import type { EventsInput } from '#current/area-events.ts';

export type VerdictsInput = Pick<EventsInput, 'queries' | 'notifications' | 'current' | 'signal'> & {
  readonly client: Client;
};

/** As much of an assessment as a verdict needs; the list and the assessment itself both carry it. */
type Standing = Pick<AssessmentCard, 'assessment_id' | 'title' | 'status'>;

/** Y-09: no event says that a review was decided; the change of an assessment's status does. */
export interface Verdicts {
  /** Fetches how things stand; what has changed is told. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

const standingsIn = (data: unknown): readonly Standing[] => {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data as readonly Standing[];
  return 'assessment_id' in data ? [data as Standing] : [];
};

/**
 * Watches the statuses of what is assigned to the person: whichever call brings the news that a review was decided, it
 * is told once, in the organisation that it is of.
 */
export const watchVerdicts = ({ client, queries, notifications, current, signal }: VerdictsInput): Verdicts => {
  const known = new Map<number, Standing['status']>();
  const here = (): number => current().organisation.organisation_id;

  const tellVerdict = ({ assessment_id: id, title, status }: Standing): void => {
    const passed = status === 'completed';
    notifications.tell({
      key: `assessment.${id}`,
      text: `Your assessment ${title} was marked: ${passed ? 'passed' : 'not passed'}.`,
      marker: passed ? 'done' : 'failed',
      link: { label: 'See the result', href: `/assessments/${id}` },
    });
  };

  /** Compares with what was known, and returns what is new. */
  const learn = (standings: readonly Standing[]): readonly Standing[] =>
    standings.filter((standing) => {
      const before = known.get(standing.assessment_id);
      known.set(standing.assessment_id, standing.status);
      if (before === undefined || before === standing.status) return false;
      if (before === 'review') tellVerdict(standing);
      return true;
    });

  const hear = (key: readonly unknown[], data: unknown): void => {
    if (!isBelow(key, assessmentsKeys.assessments(here()))) return;
    for (const { assessment_id: id } of learn(standingsIn(data))) {
      const ownKey = assessmentsKeys.assessment(here(), id);
      // The list told it: the assessment itself, where it is on the page, has yet to hear.
      if (!isBelow(key, ownKey)) void queries.invalidateQueries({ queryKey: ownKey });
    }
  };

  for (const query of queries.getQueryCache().getAll()) hear(query.queryKey, query.state.data);
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') hear(event.query.queryKey, event.query.state.data);
  });

  return {
    look: async () => {
      const organisationId = here();
      // Quietly: what fails here is asked for again with the next event.
      const cards = await listAssigned(client, organisationId, { errors: { preset: 'mute' }, signal }).catch(
        () => null,
      );
      if (cards !== null) {
        const { queryKey } = assignedAssessmentsQuery(client, organisationId);
        hear(queryKey, cards);
        queries.setQueryData(queryKey, cards);
      }
    },
    stop,
  };
};
