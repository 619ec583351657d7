import { moduleEntity } from '#fixtures/entities.ts';
import { documentInProgress, moduleDueSoon, scormModule } from '#fixtures/library/modules.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { NOBODY, type Scenario, type Stage } from './scenario.ts';

const DAY = 86_400;

/** Amara's overdue document waits for a course; with both done her certificate is complete. */
const arrange = async ({ db, nowMs }: Stage): Promise<void> => {
  const now = Math.floor(nowMs / 1000);
  const rows = db.tables.user_entities;
  const rowOf = ({ module_id }: { readonly module_id: number }) =>
    rows.first(({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === moduleEntity(module_id))
      ?.user_entity_id ?? 0;
  const untouched = { last_viewed_at: null, last_started_at: null, last_completed_at: null, time_viewed: 0 } as const;
  await rows.update(rowOf(scormModule), { ...untouched, status: 'pending' });
  await rows.update(rowOf(documentInProgress), { ...untouched, status: 'pending', due_at: now - DAY });
  await rows.update(rowOf(moduleDueSoon), { status: 'completed', due_at: null, last_completed_at: now - 3 * DAY });
  await db.tables.dependencies.insert({
    id: db.nextId(),
    reason: 'The document waits for the course.',
    organisation_id: brightwater.organisation_id,
    source_entity_id: moduleEntity(scormModule.module_id),
    target_entity_id: moduleEntity(documentInProgress.module_id),
  });
};

export const learnersDay: Scenario = {
  description:
    'Amara’s document about instruments is overdue and waits for a course. With both done she has the Infection Control Certificate.',
  entrance: NOBODY,
  arrange,
};
