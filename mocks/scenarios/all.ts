import { evidenceOfTom } from '#fixtures/evidence.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { marcusBell } from '#fixtures/people.ts';
import { schedule } from '../jobs/jobs.ts';
import { askForReview } from '../rules/evidence-mail.ts';
import { userByEmail } from '../rules/session.rules.ts';
import { largeWorldWithAssessments } from './large.ts';
import { longReview } from './long-review.ts';
import { providerStateScenarios } from './provider-states.ts';
import { NOBODY, type Scenario } from './scenario.ts';

const AMARA = 'amara.osei@demo.example';
const MARCUS = 'marcus.bell@demo.example';
const PRIYA = 'priya.nair@demo.example';
const SOFIA = 'sofia.lindqvist@demo.example';

const MINUTE_MS = 60_000;

/** Every situation that the demo can be put into, by name. */
const scenarios: Readonly<Record<string, Scenario>> = {
  default: { says: 'The seeded world, nobody signed in.', entrance: NOBODY },
  'sofia-without-two-factor': {
    says: 'Sofia has not set up two-factor yet: she signs in with her password alone.',
    entrance: NOBODY,
    arrange: async ({ db }) => {
      const sofia = userByEmail(db, SOFIA);
      if (sofia !== undefined) await db.tables.users.update(sofia.id, { two_factor_secret: null });
    },
  },
  large: {
    says: 'Amara has 1,000 bookings, 1,000 awards, 5,000 modules and 1,000 assessments more than in the seeded world.',
    entrance: NOBODY,
    world: largeWorldWithAssessments,
  },
  'long-review': {
    says: 'Amara has handed in a hundred answers, twenty of them files; they wait for Priya at /a/review-900-11.',
    entrance: { kind: 'signedIn', email: PRIYA },
    arrange: longReview,
  },
  'expired-session': {
    says: 'Amara was signed in, and her session has ended on the server: her browser still sends its cookies.',
    entrance: { kind: 'expired', email: AMARA },
  },
  'jobs-under-way': {
    says: 'Marcus has asked for two reports and an import: one report comes in a minute, the other fails in two, the import is checked in three minutes and done in four.',
    entrance: { kind: 'signedIn', email: MARCUS },
    arrange: ({ db, nowMs }) => {
      const kinds = ['report', 'failing report', 'check of an import', 'import'] as const;
      for (const [at, kind] of kinds.entries()) schedule(db, kind, { dueMs: nowMs + (at + 1) * MINUTE_MS, user_id: marcusBell.id, organisation_id: brightwater.organisation_id });
    },
  },
  'long-evidence': {
    says: 'A thousand pieces of evidence more wait in Brightwater, for Priya to review.',
    entrance: { kind: 'signedIn', email: PRIYA },
    arrange: async ({ db, nowMs }) => {
      const now = Math.floor(nowMs / 1000);
      const tom = db.tables.evidence.get(evidenceOfTom.key);
      if (tom === undefined) throw new Error('Tom has no evidence to multiply.');
      for (const nth of Array.from({ length: 1000 }, (_, index) => index)) {
        await db.tables.evidence.insert({ ...tom, key: `evidence-long-${nth}`, user_id: 20 + (nth % 11), message: null, created_at: now - nth * 1800 });
      }
    },
  },
  'evidence-asked': {
    says: 'Every reviewer was asked by mail about each piece of evidence that waits.',
    entrance: NOBODY,
    arrange: (stage) => {
      for (const evidence of stage.db.tables.evidence.where(({ status }) => status === 'pending')) askForReview(stage, evidence);
    },
  },
  ...providerStateScenarios,
};

export const scenarioNames: readonly string[] = Object.keys(scenarios);

/** Throws on a name that there is not. */
export const scenarioNamed = (name: string): Scenario => {
  const found = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (found === undefined) throw new Error(`There is no scenario '${name}'. There are: ${scenarioNames.join(', ')}.`);
  return found;
};
