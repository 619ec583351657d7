import { userByEmail } from '../rules/session.rules.ts';
import { providerStateScenarios } from './provider-states.ts';
import { NOBODY, type Scenario } from './scenario.ts';

const AMARA = 'amara.osei@demo.example';
const SOFIA = 'sofia.lindqvist@demo.example';

/** Assessments that `large` assigns to Amara besides the seeded ones. */
const LARGE_COUNT = 1000;
const LARGE_FIRST_ID = 500_000;

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
    says: `Amara has ${LARGE_COUNT} assessments more than in the seeded world.`,
    entrance: NOBODY,
    arrange: async ({ db }) => {
      const amara = userByEmail(db, AMARA);
      const pattern = db.tables.user_assessments.first((taken) => taken.user_id === amara?.id && taken.status === 'pending');
      const assessment = db.tables.assessments.get(pattern?.assessment_id ?? 0);
      if (pattern === undefined || assessment === undefined) throw new Error('Amara has no pending assessment to multiply.');
      for (let nth = 0; nth < LARGE_COUNT; nth += 1) {
        const id = LARGE_FIRST_ID + nth;
        await db.tables.assessments.insert({ ...assessment, assessment_id: id, code: `LARGE-${nth + 1}`, title: `Refresher ${nth + 1} of ${LARGE_COUNT}` });
        await db.tables.user_assessments.insert({ ...pattern, user_assessment_id: id, assessment_id: id, review_key: `large-${nth + 1}` });
      }
    },
  },
  'expired-session': {
    says: 'Amara was signed in, and her session has ended on the server: her browser still sends its cookies.',
    entrance: { kind: 'expired', email: AMARA },
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
