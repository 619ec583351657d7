import { modulesStates } from '#contracts/library/modules.states.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { evidence } from './traits/evidence.ts';

/** The certificate that the pacts send as evidence. */
const CERTIFICATE_ID = 990_002;

/** Nothing of Amara's waits for a reviewer, and her certificate is stored. */
const storeCertificate = async (stage: Stage): Promise<void> => {
  await evidence({ key: 'evidence-bls-amara' }).rejected('Please send the page with the topics.').arrange(stage);
  const content = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
  await stage.db.tables.files.insert({
    id: CERTIFICATE_ID,
    reason: 'Uploaded',
    name: 'certificate.pdf',
    extension: 'pdf',
    mimetype: 'application/pdf',
    size_bytes: content.byteLength,
    type: 'evidence',
    owner_id: amaraOsei.id,
    asset: null,
    created_at: Math.floor(stage.nowMs / 1000),
  });
  stage.db.putFile(CERTIFICATE_ID, content);
};

/** Modules of every type and in every state. */
export const modulesScenarios = stateScenarios(modulesStates, {
  'a module with a document to confirm': AS_SEEDED,
  'a module with an assessment': AS_SEEDED,
  'a module that waits for another': AS_SEEDED,
  'a module that takes evidence': storeCertificate,
  'a completed module that may be restarted': AS_SEEDED,
});
