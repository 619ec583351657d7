import { modulesStates } from '#contracts/library/modules.states.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { storeFile } from '../db/store-file.ts';
import type { Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { evidence } from './traits/evidence.ts';

/** The certificate that the pacts send as evidence. */
const CERTIFICATE_ID = 990_002;

/** Nothing of Amara's waits for a reviewer, and her certificate is stored. */
const storeCertificate = async (stage: Stage): Promise<void> => {
  await evidence({ key: 'evidence-bls-amara' }).rejected('Please send the page with the topics.').arrange(stage);
  const content = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
  await storeFile(
    stage.db,
    {
      id: CERTIFICATE_ID,
      reason: 'Uploaded',
      name: 'certificate.pdf',
      mimetype: 'application/pdf',
      type: 'evidence',
      owner_id: amaraOsei.id,
      created_at: Math.floor(stage.nowMs / 1000),
    },
    content,
  );
};

/** Modules of every type and in every state. */
export const modulesScenarios = stateScenarios(modulesStates, {
  'a module with a document to confirm': AS_SEEDED,
  'a module with an assessment': AS_SEEDED,
  'a module that waits for another': AS_SEEDED,
  'a module that takes evidence': storeCertificate,
});
