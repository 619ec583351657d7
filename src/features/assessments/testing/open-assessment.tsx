import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import type { Door } from '#api/testing/test-client.ts';
import { pageByItself, PersistenceContext, type Persistence } from '#persistence/persistence.ts';
import { AssessmentPage } from '../AssessmentPage.tsx';

interface Given {
  readonly organisationId?: number;
  readonly persistence?: Persistence;
}

/** Asks the server once about a call that has just left: no call of these tests is under way still. */
export const ASK_ONCE = { times: 1, everyMs: 1 };

/**
 * Opens an assessment as the signed-in person, in Brightwater unless said. No worker sends what waits, unless its
 * persistence brings one.
 */
export const openAssessment = (
  door: Door,
  assessmentId: number,
  { organisationId, persistence = pageByItself({ askAgain: ASK_ONCE }) }: Given = {},
): Promise<Opened> =>
  openPage(
    door,
    (person) => (
      <PersistenceContext value={() => persistence}>
        <AssessmentPage {...person} now={Date.now} assessmentId={assessmentId} />
      </PersistenceContext>
    ),
    { organisationId },
  );

/** The same where the last attempt was not passed: the learner begins the next one (H7). */
export const openNextAttempt = async (door: Door, assessmentId: number, given: Given = {}): Promise<Opened> => {
  const opened = await openAssessment(door, assessmentId, given);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  return opened;
};
