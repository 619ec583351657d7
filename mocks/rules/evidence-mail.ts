import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import { type Sender, sendMail } from '../mail/send-mail.ts';
import { reviewersIn } from './membership.ts';
import { entitiesOf } from './prerequisites.ts';
import { nameOf } from './profile.rules.ts';

/** everybody with an admin account in the organisation gets the link. */
export const askForReview = (from: Sender, evidence: EvidenceRecord): void => {
  const { users } = from.db.tables;
  const learner = users.get(evidence.user_id);
  const title = entitiesOf(from.db).get(evidence.entity_id)?.record.title;
  if (learner === undefined || title === undefined) return;
  for (const id of reviewersIn(from.db, evidence.organisation_id)) {
    const reviewer = users.get(id);
    if (reviewer !== undefined)
      sendMail(from, reviewer, 'evidenceToReview', { learner: nameOf(learner), title, key: evidence.key });
  }
};

/** the learner is told, with the reviewer's words. */
export const tellLearner = (from: Sender, reviewer: UserRecord, evidence: EvidenceRecord): void => {
  const learner = from.db.tables.users.get(evidence.user_id);
  const entity = entitiesOf(from.db).get(evidence.entity_id);
  if (learner === undefined || entity === undefined) return;
  sendMail(from, learner, 'evidenceReviewed', {
    reviewer: nameOf(reviewer),
    title: entity.record.title,
    comment: evidence.review_message,
    accepted: evidence.status === 'accepted',
    path: `${entity.kind}s/${entity.id}`,
    organisationId: evidence.organisation_id,
  });
};
