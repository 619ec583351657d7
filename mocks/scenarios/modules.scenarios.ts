import { modulesStates } from '#contracts/library/modules.states.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { storeFile } from '../db/store-file.ts';
import type { Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { evidence } from './traits/evidence.ts';

/** The certificate that the pacts send as evidence. */
const CERTIFICATE_ID = 990_002;
/** A module that takes none. */
const WITHOUT_EVIDENCE = 705;
/** A file of a kind that evidence is not. */
const TEXT_ID = 990_004;

/** Nothing of Amara's waits for a reviewer, and her certificate and a text are stored. */
const storeCertificate = async (stage: Stage): Promise<void> => {
  await evidence({ key: 'evidence-bls-amara' }).rejected('Please send the page with the topics.').arrange(stage);
  const uploaded = {
    reason: 'Uploaded',
    type: 'evidence',
    owner_id: amaraOsei.id,
    created_at: Math.floor(stage.nowMs / 1000),
  } as const;
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
  await storeFile(
    stage.db,
    { ...uploaded, id: CERTIFICATE_ID, name: 'certificate.pdf', mimetype: 'application/pdf' },
    pdf,
  );
  await stage.db.tables.modules.update(WITHOUT_EVIDENCE, { can_evidence: false, custom_can_evidence: null });
  const text = new TextEncoder().encode('I was there.');
  await storeFile(stage.db, { ...uploaded, id: TEXT_ID, name: 'certificate.txt', mimetype: 'text/plain' }, text);
};

/** Modules of every type and in every state. */
export const modulesScenarios = stateScenarios(modulesStates, {
  'a module with a document to confirm': AS_SEEDED,
  'a module with an assessment': AS_SEEDED,
  'a module that waits for another': AS_SEEDED,
  'a module that takes evidence': storeCertificate,
});
