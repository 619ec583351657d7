import { openPage, type Opened } from '#api/testing/open-page.tsx';
import type { Door } from '#api/testing/test-client.ts';
import { AssessmentPage } from '../AssessmentPage.tsx';
import { deskOfPage, type SubmissionDesk } from '../submission-desk.ts';

interface Given {
  readonly organisationId?: number;
  readonly desk?: SubmissionDesk;
}

/** Opens an assessment as the signed-in person, in Brightwater unless said. */
export const openAssessment = (door: Door, assessmentId: number, { organisationId, desk = { ...deskOfPage(), patience: { asks: 1, everyMs: 1 } } }: Given = {}): Promise<Opened> =>
  openPage(door, (person) => <AssessmentPage {...person} assessmentId={assessmentId} desk={desk} />, organisationId);
