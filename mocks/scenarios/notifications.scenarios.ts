import { notificationsStates } from '#contracts/notifications/notifications.states.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { amaraOsei, marcusBell, priyaNair, sofiaLindqvist } from '#fixtures/people.ts';
import { schedule } from '../jobs/jobs.ts';
import { WORKS, type WorkKind } from '../jobs/works.ts';
import { submitReview } from '../rules/review.rules.ts';
import { endImpersonation, impersonate } from '../rules/view-as.rules.ts';
import { callOf } from './call-of.ts';
import type { Arrange, Scenario, Stage } from './scenario.ts';
import { stateScenarios } from './state-scenarios.ts';

const MINUTE_MS = 60_000;

const ORGANISATION = brightwater.organisation_id;

const proven = ({ kind, status }: { readonly kind: string; readonly status: number }): void => {
  if (kind === 'refusal') throw new Error(`It cannot happen: ${status}.`);
};

const begin = async (stage: Stage) => {
  const call = callOf(stage, sofiaLindqvist);
  proven(await impersonate({ ...call, query: { organisation_id: ORGANISATION }, body: { email: amaraOsei.email } }));
  return call;
};

const done =
  (kind: WorkKind): Arrange =>
  (stage) =>
    WORKS[kind]({ ...stage, appPath: '/', socketId: null }, { user_id: amaraOsei.id, organisation_id: ORGANISATION });

/** What happens to somebody who listens: now, by the very rule or work that raises the event, or later. */
export const notificationsScenarios = {
  'jobs-under-way': {
    description:
      'Marcus has asked for two reports and an import: one report comes in a minute, the other fails in two, the import is checked in three minutes and done in four.',
    entrance: { kind: 'signedIn', email: marcusBell.email },
    arrange: ({ db, nowMs }) => {
      const kinds = ['report', 'failing report', 'check of an import', 'import'] as const;
      for (const [at, kind] of kinds.entries())
        schedule(db, kind, {
          dueMs: nowMs + (at + 1) * MINUTE_MS,
          user_id: marcusBell.id,
          organisation_id: ORGANISATION,
        });
    },
  },
  ...stateScenarios(notificationsStates, {
    'somebody begins to view as the learner': async (stage) => void (await begin(stage)),
    'viewing as the learner ends': async (stage) => {
      const call = await begin(stage);
      // Whoever begins is heard, too; the sentence is of the end alone.
      stage.db.edit('events', () => []);
      proven(await endImpersonation(call));
    },
    'a reviewer decides about the learner’s work': async (stage) => {
      const answers = [
        { id: 50801, type: 'select' as const, correct: true },
        { id: 50802, type: 'textarea' as const, correct: true },
        { id: 50803, type: 'file' as const, correct: true },
      ];
      proven(
        await submitReview({
          ...callOf(stage, priyaNair),
          params: { key: 'review-508-11' },
          body: { answers, last_assessed_comments: null, last_assessed_file_id: null },
        }),
      );
    },
    'the learner’s roles change': done('change of roles'),
    'a booking of the learner is completed': done('booking'),
    'a report of the learner is delivered': done('report'),
    'a report of the learner fails': done('failing report'),
    'an import of the learner is verified': done('check of an import'),
    'an import of the learner is complete': done('import'),
  }),
} satisfies Readonly<Record<string, Scenario>>;
