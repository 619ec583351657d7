import { evidenceStates } from '#contracts/evidence/evidence.states.ts';
import { evidenceOfTom } from '#fixtures/evidence.ts';
import { priyaNair } from '#fixtures/people.ts';
import { askForReview } from '../rules/evidence-mail.ts';
import { type Arrange, NOBODY, type Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

const multiplyTom: Arrange = async ({ db, nowMs }) => {
  const now = Math.floor(nowMs / 1000);
  const tom = db.tables.evidence.get(evidenceOfTom.key);
  if (tom === undefined) throw new Error('Tom has no evidence to multiply.');
  for (const nth of Array.from({ length: 1000 }, (_, index) => index)) {
    await db.tables.evidence.insert({ ...tom, key: `evidence-long-${nth}`, user_id: 20 + (nth % 11), message: null, created_at: now - nth * 1800 });
  }
};

/** Evidence to review and reviewed. */
export const evidenceScenarios = {
  'long-evidence': {
    says: 'A thousand pieces of evidence more wait in Brightwater, for Priya to review.',
    entrance: { kind: 'signedIn', email: priyaNair.email },
    arrange: multiplyTom,
  },
  'evidence-asked': {
    says: 'Every reviewer was asked by mail about each piece of evidence that waits.',
    entrance: NOBODY,
    arrange: (stage) => {
      for (const evidence of stage.db.tables.evidence.where(({ status }) => status === 'pending')) askForReview(stage, evidence);
    },
  },
  ...stateScenarios(evidenceStates, {
    'evidence waits for its reviewer': async ({ db }) => {
      for (const { key, status } of db.tables.evidence.all()) if (status === 'pending' && key !== evidenceOfTom.key) await db.tables.evidence.remove(key);
      await db.tables.evidence.update(evidenceOfTom.key, { created_at: Date.UTC(2026, 2, 1) / 1000 });
    },
    'evidence was reviewed': AS_SEEDED,
  }),
} satisfies Readonly<Record<string, Scenario>>;
