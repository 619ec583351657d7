import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { keys } from '#api/queries/keys.ts';
import type { Opened } from '#api/testing/open-page.tsx';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { AssessmentRecord, UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { encodeAnswers } from '#machines/assessments/answers.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { visit } from '#mocks/testing/visit.ts';

/** What the server records of Amara and one assessment, as an administrator, a reviewer or another device changes it. */
export const changeTaken = (
  door: InProcess,
  assessmentId: number,
  change: Partial<UserAssessmentRecord>,
): Promise<unknown> =>
  door.backend.write((db) => {
    const taken = db.tables.user_assessments.first(
      (row) => row.user_id === amaraOsei.id && row.assessment_id === assessmentId,
    );
    if (taken === undefined) throw new Error('She does not take it.');
    return db.tables.user_assessments.update(taken.user_assessment_id, change);
  });

/** The assessment itself, as an administrator changes it. */
export const changeAssessment = (
  door: InProcess,
  assessmentId: number,
  change: (now: AssessmentRecord) => Partial<AssessmentRecord>,
): Promise<unknown> =>
  door.backend.write((db) =>
    db.tables.assessments.update(assessmentId, change(db.tables.assessments.require(assessmentId))),
  );

/** Y-09: the page hears that something changed, and asks. */
export const hearOfIt = ({ queries, organisation }: Opened): Promise<void> =>
  act(() => queries.invalidateQueries({ queryKey: keys.organisation(organisation.organisation_id) }));

/** Amara submits the same attempt from another device, with the first option of every question. */
export const submitElsewhere = async (door: InProcess): Promise<void> => {
  const device = visit(door.newClient());
  await device.demo.as(amaraOsei.email);
  const { assessment_id: id, questions } = choicesOnlyWithTwoAttempts;
  const given = Object.fromEntries(
    questions.map(({ id: question, options }) => [
      question,
      { kind: 'options' as const, optionIds: (options ?? []).slice(0, 1).map((option) => option.id) },
    ]),
  );
  const { status } = await device.post(`assessments/${id}/answers?organisation_id=1`, {
    answers: encodeAnswers(
      questions.map((question) => question.id),
      given,
    ),
  });
  expect(status).toBe(200);
};
