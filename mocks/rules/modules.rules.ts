import type { Catalogue } from '#contracts/catalogue.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { sendFile } from './files.rules.ts';
import { membershipOf } from './membership.ts';
import { assessmentsOfModule, moduleView } from './module-view.ts';
import { paginate } from './paging.ts';
import { type Bytes, forbidden, notFound, type Refusal, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { whyClosed } from './module-access.ts';
import { openPackage } from '../scorm/package.ts';
import { playerConfig } from '../scorm/player-config.ts';
import { damagedPage, playerPage } from '../scorm/player-page.ts';
import { rowOf } from './complete-training.ts';

/** A module of an organisation that the person is a member of; anything else is not there for them. */
export const moduleFor = (
  db: Database,
  user: Pick<UserRecord, 'id'>,
  moduleId: number,
  organisationId: number,
): ModuleRecord | Refusal => {
  const module = db.tables.modules.get(moduleId);
  return module?.organisation_id === organisationId && membershipOf(db, user.id, organisationId) !== undefined
    ? module
    : notFound('Module', moduleId);
};

/** for members of its organisation, assigned to them or not. */
export const getModule: Rule<Catalogue['getModule']> = ({ db, user, params, query, now }) => {
  const module = moduleFor(db, user, params.id, query.organisation_id);
  if ('kind' in module) return module;
  return reply(200, moduleView({ db, userId: user.id, now }, module, new Set(query.with ?? [])));
};

/** */
export const listModuleAssessments: Rule<Catalogue['listModuleAssessments']> = ({ db, user, params, query, now }) => {
  const module = moduleFor(db, user, params.id, query.organisation_id);
  if ('kind' in module) return module;
  const cards = assessmentsOfModule({ db, userId: user.id, now }, module).filter(
    ({ assessment_type_key: key }) => !query.assessment_type_key || key === query.assessment_type_key,
  );
  return reply(200, paginate(cards, {}, `modules/${params.id}/assessments`));
};

/** the bytes of the module's own file, where it is open. */
export const downloadModule: Rule<Catalogue['downloadModule']> = ({ db, user, params, now, asset }) => {
  const module = moduleFor(db, user, params.id, db.tables.modules.get(params.id)?.organisation_id ?? 0);
  if ('kind' in module) return module;
  const file = db.tables.files.get(module.file_id ?? 0);
  if (file === undefined) return notFound('File', module.file_id ?? 0);
  return whyClosed(db, user.id, module, now) === null ? sendFile({ db, asset }, file, true) : forbidden();
};

/** the document itself, or the player of a SCORM package; of every other type there is nothing to view. */
export const viewModule: Rule<Catalogue['viewModule']> = async (call): Promise<Bytes | Refusal> => {
  const { db, user, params, query, now } = call;
  const module = moduleFor(db, user, params.id, query.organisation_id);
  if ('kind' in module) return module;
  const file = db.tables.files.get(module.file_id ?? 0);
  if (file === undefined || (module.module_type_key !== 'DOC' && module.module_type_key !== 'SCO'))
    return notFound('File', module.file_id ?? 0);
  if (whyClosed(db, user.id, module, now) !== null) return forbidden();
  if (module.module_type_key === 'DOC') return sendFile(call, file, false);
  const opened = await openPackage(db, file, call);
  if (opened === null) return damagedPage(module.title);
  const row = rowOf(db, { user_id: user.id, organisation_id: module.organisation_id, entity_id: module.entity_id });
  return playerPage(module.module_id, playerConfig(opened.manifest, module, user, row));
};
