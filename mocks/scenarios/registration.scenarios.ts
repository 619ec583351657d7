import { register } from '#contracts/registration/registration.endpoints.ts';
import { registrationStates } from '#contracts/registration/registration.states.ts';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { keyedCall, rememberReply } from '../handlers/idempotency.ts';
import { register as registerRule } from '../rules/registration.rules.ts';
import { countFailure, registrationKey } from '../rules/throttle.ts';
import { callOf } from './call-of.ts';
import { type Arrange, NOBODY, type Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

const JOINED = registrationStates['a learner registered under an idempotency key'].provides;

/** The key of the pact. */
const KEY = '0d6a1f5c7b9e4c21a83e5b7704f1c2d9';

/** Amara joined Harbour, and the backend knows under which key. */
const joinUnderKey: Arrange = async (stage) => {
  const { path, group_id, recapture } = JOINED;
  const params = { path };
  const fields = { ...JOINED.fields, interests: [...JOINED.fields.interests] };
  const body = { group_id, recapture, terms_and_conditions: true, fields };
  const reply = await registerRule({ ...callOf(stage, amaraOsei), params, body });
  const keyed = keyedCall(register, amaraOsei.id, KEY, { params, body });
  if (reply.kind === 'refusal' || keyed === null) throw new Error('Amara could not join Harbour.');
  rememberReply(stage.db, keyed, reply, stage.nowMs);
};

const MANY_GROUPS = 500;

/** Who registers, and with whom. */
export const registrationScenarios = {
  'registration-500-groups': {
    description: 'Registering with Northgate offers 500 groups (S-05).',
    entrance: NOBODY,
    arrange: async ({ db }) => {
      const groups = Array.from({ length: MANY_GROUPS }, (_, index) => ({
        id: 990_001 + index,
        name: `Home ${index + 1}`,
        description: null,
        entity_ids: [],
      }));
      await db.tables.registrations.update(northgate.register_path, { groups });
    },
  },
  ...stateScenarios(registrationStates, {
    'an organisation takes registrations': AS_SEEDED,
    'an organisation takes nobody': AS_SEEDED,
    'five registrations were refused within a minute': ({ db, nowMs }) => {
      for (let tries = 0; tries < 5; tries += 1) countFailure(db, registrationKey(JOINED.path, null), nowMs);
    },
    'a learner was invited by another organisation': AS_SEEDED,
    'a learner was invited where they belong': AS_SEEDED,
    'a learner registered under an idempotency key': joinUnderKey,
    'somebody who is viewed as was invited': AS_SEEDED,
  }),
} satisfies Readonly<Record<string, Scenario>>;
