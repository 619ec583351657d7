import type { Catalogue } from '#contracts/catalogue.ts';
import type { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { decideEvidence, decisionErrors, evidenceErrors } from './evidence-decision.ts';
import { evidenceView } from './evidence-view.ts';
import { sendFile } from './files.rules.ts';
import { mayReviewIn } from './membership.ts';
import { paginate } from './paging.ts';
import { entitiesOf } from './prerequisites.ts';
import { forbidden, invalid, notFound, type Refusal, reply } from './reply.ts';
import type { Rule } from './rule.ts';

const find = (db: Database, user: UserRecord, key: string): EvidenceRecord | Refusal => {
  const evidence = db.tables.evidence.get(key);
  if (evidence === undefined) return notFound('Evidence', key);
  return mayReviewIn(db, user, evidence.organisation_id) ? evidence : forbidden();
};

/** */
export const getEvidence: Rule<Catalogue['getEvidence']> = ({ db, user, params }) => {
  const found = find(db, user, params.key);
  return 'kind' in found ? found : reply(200, evidenceView(db, found, entitiesOf(db)));
};

/** */
export const reviewEvidence: Rule<Catalogue['reviewEvidence']> = async (call) => {
  const { db, user, params, body, now } = call;
  const found = find(db, user, params.key);
  if ('kind' in found) return found;
  const errors = { ...evidenceErrors(found, user), ...decisionErrors(body, now) };
  if (Object.keys(errors).length > 0) return invalid(errors);
  return reply(200, evidenceView(db, await decideEvidence(call, found, body), entitiesOf(db)));
};

/** */
export const downloadEvidenceFile: Rule<Catalogue['downloadEvidenceFile']> = ({ db, user, params, query, asset }) => {
  const found = find(db, user, params.key);
  if ('kind' in found) return found;
  const file = db.tables.files.get(found.file_id);
  return file === undefined
    ? notFound('File', found.file_id)
    : sendFile({ db, asset }, file, query.download === 'true');
};

/**
 * A fault of the decision itself refuses all of it; one of a piece leaves that piece as it is and names it
 * (Q-09).
 */
export const reviewEvidences: Rule<Catalogue['reviewEvidences']> = async (call) => {
  const { db, user, body, now } = call;
  const { organisation_id, evidences, ...rest } = body;
  const decision: EvidenceDecision = rest;
  if (!mayReviewIn(db, user, organisation_id)) return forbidden();
  const errors = decisionErrors(decision, now);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const failed: { key: string; message: string }[] = [];
  for (const key of new Set(evidences)) {
    const evidence = db.tables.evidence.get(key);
    // A piece of another organisation is none of this one's.
    if (evidence === undefined || evidence.organisation_id !== organisation_id) {
      failed.push({ key, message: 'This evidence does not exist.' });
      continue;
    }
    const [message] = Object.values(evidenceErrors(evidence, user)).flat();
    if (message === undefined) await decideEvidence(call, evidence, decision);
    else failed.push({ key, message });
  }
  return reply(200, { failed });
};

/** oldest first. */
export const listEvidence: Rule<Catalogue['listEvidence']> = ({ db, user, query }) => {
  const { organisation_id, status, ...wanted } = query;
  if (!mayReviewIn(db, user, organisation_id)) return forbidden();
  const rows = db.tables.evidence
    .where(
      (evidence) =>
        evidence.organisation_id === organisation_id &&
        (status === undefined || status === null || evidence.status === status),
    )
    .toSorted((one, other) => one.created_at - other.created_at);
  const entities = entitiesOf(db);
  const page = paginate(rows, wanted, 'evidence');
  return reply(200, { ...page, data: page.data.map((evidence) => evidenceView(db, evidence, entities)) });
};
