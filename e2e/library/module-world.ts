import type { EvidenceStatus } from '#contracts/evidence/evidence.schema.ts';
import type { ModuleType } from '#contracts/library/module-type.schema.ts';
import type { Visitor } from '#e2e/walk/model.ts';
import { hannahWojcik } from '#fixtures/colleagues.ts';
import { evidencePdf, evidencePhoto } from '#fixtures/files.ts';
import { dependencies } from '#fixtures/library/dependencies.ts';
import { downloadThenConfirm } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { DependencyRecord, ModuleRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { ModuleFacts } from '#machines/library/module-facts.ts';

/** The module that is walked: two other ones come first in the seeded world. */
export const { module_id: MODULE_ID, entity_id: ENTITY_ID, title: TITLE } = downloadThenConfirm;

/** Its evidence as the device names it. */
export const WORK = { userId: amaraOsei.id, kind: 'own-evidence', name: `1/${MODULE_ID}` };

interface Tables {
  readonly modules: readonly ModuleRecord[];
  readonly user_entities: readonly UserEntityRecord[];
  readonly dependencies: readonly DependencyRecord[];
  readonly evidence: readonly EvidenceRecord[];
  readonly files: readonly FileRecord[];
  readonly [name: string]: readonly unknown[];
}

const DAY_SECONDS = 86_400;
/** How many of the two come first still. */
const WAITS_FOR: Readonly<Partial<Record<ModuleFacts['access'], number>>> = { root: 2, parent: 1 };
const comesFirst = dependencies.filter(({ target_entity_id }) => target_entity_id === ENTITY_ID);

const nowUnix = (): number => Math.floor(Date.now() / 1000);

const evidenceOf = (status: EvidenceStatus): EvidenceRecord => ({
  key: 'evidence-walked',
  reason: 'The evidence that is walked.',
  organisation_id: 1,
  user_id: amaraOsei.id,
  entity_id: ENTITY_ID,
  file_id: evidencePhoto.id,
  message: null,
  status,
  created_at: nowUnix() - DAY_SECONDS,
  reviewed_at: status === 'pending' ? null : nowUnix(),
  reviewed_user_id: status === 'pending' ? null : hannahWojcik.id,
  review_message: status === 'rejected' ? 'Please send the other page.' : null,
  last_completed_at: null,
  score: null,
});

const withEvidence = (all: readonly EvidenceRecord[], status: ModuleFacts['evidence']): readonly EvidenceRecord[] => [
  ...all.filter(({ entity_id, user_id }) => entity_id !== ENTITY_ID || user_id !== amaraOsei.id),
  ...(status === 'none' ? [] : [evidenceOf(status)]),
];

/**
 * Makes these facts true on the server, with the module's own file whatever its type; the lead of the module says which
 * change it was, so that it is seen to be heard.
 */
export const setModule = (
  { demo }: Visitor,
  { access, needsConfirmation, isDownloadFirst, takesEvidence, evidence }: ModuleFacts,
  type: ModuleType,
  lead: string,
): Promise<void> =>
  demo.edit<Tables>(['modules', 'user_entities', 'dependencies', 'evidence'], (tables) => ({
    ...tables,
    modules: tables.modules.map((row) =>
      row.module_id === MODULE_ID
        ? {
            ...row,
            short_description: lead,
            module_type_key: type,
            published_at: access === 'unpublished' ? nowUnix() + 7 * DAY_SECONDS : null,
            can_evidence: takesEvidence,
            expires_after_days: takesEvidence ? 365 : null,
            // What is completed asks for nothing more.
            properties: {
              confirm_understanding: needsConfirmation || access === 'completed',
              download_only: isDownloadFirst,
              url: 'https://holders.example/guide',
              new_window: true,
            },
          }
        : row,
    ),
    user_entities: tables.user_entities.map((row) =>
      row.entity_id === ENTITY_ID && row.user_id === amaraOsei.id
        ? {
            ...row,
            status: access === 'completed' ? 'completed' : 'pending',
            last_completed_at: access === 'completed' ? nowUnix() - DAY_SECONDS : null,
            expires_at: null,
            time_viewed: 0,
          }
        : row,
    ),
    dependencies: [
      ...tables.dependencies.filter(({ target_entity_id }) => target_entity_id !== ENTITY_ID),
      ...comesFirst.slice(0, WAITS_FOR[access] ?? 0),
    ],
    evidence: withEvidence(tables.evidence, evidence),
  }));

/**
 * A package: nothing is downloaded of it. Its file is a document, so that the player has nothing to start; a story
 * opens a package.
 */
export const setPackage = ({ demo }: Visitor): Promise<void> =>
  demo.edit<Pick<Tables, 'modules'>>(['modules'], ({ modules }) => ({
    modules: modules.map((row) =>
      row.module_id === MODULE_ID
        ? { ...row, module_type_key: 'SCO', properties: { ...row.properties, download_only: false } }
        : row,
    ),
  }));

/** Other evidence of hers is in review. */
export const setEvidence = ({ demo }: Visitor, status: ModuleFacts['evidence']): Promise<void> =>
  demo.edit<Pick<Tables, 'evidence'>>(['evidence'], ({ evidence }) => ({ evidence: withEvidence(evidence, status) }));

/** A file that the server has of hers, as the form keeps it. */
export const FILE = { id: evidencePdf.id, name: 'certificate.pdf', bytes: evidencePdf.size_bytes };

export const giveFile = ({ demo }: Visitor): Promise<void> =>
  demo.edit<Pick<Tables, 'files'>>(['files'], ({ files }) => ({
    files: files.map((row) => (row.id === FILE.id ? { ...row, owner_id: amaraOsei.id } : row)),
  }));
