import { evidenceStates } from '#contracts/evidence/evidence.states.ts';
import { evidenceOfTom } from '#fixtures/evidence.ts';
import { priyaNair } from '#fixtures/people.ts';
import { askForReview } from '../rules/evidence-mail.ts';
import { type Arrange, NOBODY, type Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { evidence } from './traits/evidence.ts';

const multiplyTom: Arrange = async (stage) => {
  const tom = evidence().withMessage(null);
  for (const nth of Array.from({ length: 1000 }, (_, index) => index)) {
    await tom
      .keyed(`evidence-long-${nth}`)
      .of({ id: 20 + (nth % 11) })
      .waitingFor(`${nth * 30}m`)
      .arrange(stage);
  }
};

/** Evidence to review and reviewed. */
export const evidenceScenarios = {
  'long-evidence': {
    description: 'A thousand pieces of evidence more wait in Brightwater, for Priya to review.',
    entrance: { kind: 'signedIn', email: priyaNair.email },
    arrange: multiplyTom,
  },
  'evidence-asked': {
    description: 'Every reviewer was asked by mail about each piece of evidence that waits.',
    entrance: NOBODY,
    arrange: (stage) => {
      for (const waiting of stage.db.tables.evidence.where(({ status }) => status === 'pending'))
        askForReview(stage, waiting);
    },
  },
  ...stateScenarios(evidenceStates, {
    'evidence waits for its reviewer': async (stage) => {
      await stage.db.tables.evidence.removeWhere(
        ({ key, status }) => status === 'pending' && key !== evidenceOfTom.key,
      );
      await evidence(evidenceOfTom)
        .waitingSince(Date.UTC(2026, 2, 1) / 1000)
        .arrange(stage);
    },
    'evidence was reviewed': AS_SEEDED,
  }),
} satisfies Readonly<Record<string, Scenario>>;
