import { profileStates } from '#contracts/profile/profile.states.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { fullHistory, overlappingHistory, wholeHistory } from '#fixtures/addresses/histories.ts';
import {
  addressHistory,
  brightwaterFields,
  harbourFields,
  practice,
  practices,
  unknownField,
} from '#fixtures/custom-fields.ts';
import { brightwater, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { resolveDates } from '#fixtures/records/relative-date.ts';
import { storeFile } from '../db/store-file.ts';
import { countFailure, passwordKey } from '../rules/throttle.ts';
import { newRecoveryCodes, newSecret } from '../rules/two-factor.ts';
import type { Arrange, Entrance, Scenario, Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { storeReflection } from './stored-reflection.ts';

const AMARA: Entrance = { kind: 'signedIn', email: amaraOsei.email };

/** Pictures that pacts may name: Amara's, and one of Tom's. */
const PICTURES = { amara: 990_002, tom: 990_003 } as const;

const askFor = async ({ db }: Stage, fields: readonly CustomField[]): Promise<void> => {
  await db.tables.organisations.update(brightwater.organisation_id, { fields: [...fields] });
};

/** Amara's values of these fields; relative months are placed on the clock. */
const fillIn = async ({ db, nowMs }: Stage, values: Readonly<Record<string, unknown>>): Promise<void> => {
  const { fields } = db.tables.users.require(amaraOsei.id);
  await db.tables.users.update(amaraOsei.id, {
    fields: { ...fields, ...resolveDates(values, Math.floor(nowMs / 1000)) },
  });
};

/** Settings that are all other than by default, or than the seed has them. */
const ALLOWS_LITTLE = {
  bookings: false,
  points_enabled: true,
  points_display: false,
  impersonation: false,
  impersonation_super_only: true,
  profile_about_disabled: true,
  user_hide_progress: true,
  user_reset_training: false,
  max_size_mb_assessment_answer: 3,
  max_size_mb_assessment_review: 4,
  max_size_mb_entity_evidence: 6,
};

const allowLittle = async ({ db }: Stage): Promise<void> => {
  const { settings } = db.tables.organisations.require(brightwater.organisation_id);
  await db.tables.organisations.update(brightwater.organisation_id, { settings: { ...settings, ...ALLOWS_LITTLE } });
  for (const { id } of db.tables.bands.where((one) => one.organisation_id === brightwater.organisation_id))
    await db.tables.bands.update(id, { hidden: true });
  await db.tables.memberships.removeWhere(
    ({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id !== brightwater.organisation_id,
  );
};

const withHistory =
  (history: readonly object[]): Arrange =>
  (stage) =>
    fillIn(stage, { address_history: history });

const storePicture = async ({ db, nowMs }: Stage, id: number, owner: { readonly id: number }): Promise<void> => {
  // A GIF of one pixel.
  const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (byte) =>
    byte.charCodeAt(0),
  );
  await storeFile(
    db,
    {
      id,
      reason: 'Uploaded',
      name: 'picture.gif',
      mimetype: 'image/gif',
      type: 'avatar',
      owner_id: owner.id,
      created_at: Math.floor(nowMs / 1000),
    },
    pixel,
  );
};

/** Amara has these values and no others. */
const replaceFields = async ({ db }: Stage, fields: Readonly<Record<string, unknown>>): Promise<void> => {
  await db.tables.users.update(amaraOsei.id, { fields });
};

const beginTwoFactor: Arrange = async ({ db }) => {
  await db.tables.users.update(amaraOsei.id, {
    two_factor_pending: { secret: newSecret(), recovery_codes: newRecoveryCodes() },
  });
};

/** What a person may change of themselves, and how they sign in. */
export const profileScenarios = {
  'every-kind-of-field': {
    description:
      'Brightwater asks Amara for a field of every kind: one of a type that nobody knows, and one with a message of its own.',
    entrance: AMARA,
    arrange: async (stage) => {
      const message = 'Please list the last five years without a gap.';
      const known = brightwaterFields.map((field) =>
        field.key === addressHistory.key ? { ...field, message } : field,
      );
      const [, days] = harbourFields;
      await askFor(stage, [...known, ...(days === undefined ? [] : [days]), unknownField]);
      await fillIn(stage, { days_a_month: 12, signature: { strokes: [[1, 2, 3, 4]] } });
    },
  },
  'about-disabled': {
    description: 'Brightwater hides the section About of the profile (G-02).',
    entrance: AMARA,
    arrange: async ({ db }) => {
      const { settings } = db.tables.organisations.require(brightwater.organisation_id);
      await db.tables.organisations.update(brightwater.organisation_id, {
        settings: { ...settings, profile_about_disabled: true },
      });
    },
  },
  'group-gone': {
    description: 'The Leeds practices are no longer offered, and Amara still has them in her profile.',
    entrance: AMARA,
    arrange: async (stage) => {
      const left = { ...practice, options: practices.slice(1) };
      await askFor(
        stage,
        brightwaterFields.map((field) => (field.key === practice.key ? left : field)),
      );
    },
  },
  'addresses-overlap': {
    description: 'Amara has two addresses, of which three months stand twice: five years.',
    entrance: AMARA,
    arrange: withHistory(overlappingHistory),
  },
  'addresses-complete': {
    description: 'Amara has three addresses without a gap: more than five years.',
    entrance: AMARA,
    arrange: withHistory(wholeHistory),
  },
  'addresses-full': {
    description: 'Amara has five addresses, as many as can be added (G-29).',
    entrance: AMARA,
    arrange: withHistory(fullHistory),
  },
  'addresses-none': {
    description: 'Amara has not added an address yet.',
    entrance: AMARA,
    arrange: withHistory([]),
  },
  'two-factor-begun': {
    description: 'Amara began to set two-factor up, and closed the page before she gave a code.',
    entrance: AMARA,
    arrange: beginTwoFactor,
  },
  ...stateScenarios(profileStates, {
    'a learner may change their profile': async (stage) => {
      await replaceFields(stage, { gdc_number: '294117', practice: 401, dynamics_contact_id: 'c0a81a9e-11' });
      await storeReflection(stage);
      await storePicture(stage, PICTURES.amara, amaraOsei);
      await storePicture(stage, PICTURES.tom, tomWhitfield);
    },
    'an organisation that allows little': allowLittle,
    'an organisation asks where people lived': async (stage) => {
      await askFor(stage, [{ ...addressHistory, maximum: 2 }]);
      await replaceFields(stage, {});
    },
    'an organisation asks for fields of every kind': async (stage) => {
      const hidden = brightwaterFields.filter(({ show_user: isShown }) => isShown === false);
      await askFor(stage, [practice, addressHistory, ...hidden]);
      await stage.db.tables.memberships.remove(`${amaraOsei.id}-${northgate.organisation_id}`);
    },
    'a learner has a picture': AS_SEEDED,
    'a learner has just confirmed the password': AS_SEEDED,
    'a two-factor set-up was begun': beginTwoFactor,
    'five passwords were not confirmed within a minute': ({ db, nowMs }) => {
      for (let tries = 0; tries < 5; tries += 1) countFailure(db, passwordKey(amaraOsei.id), nowMs);
    },
    'a super user has just confirmed the password': AS_SEEDED,
  }),
} satisfies Readonly<Record<string, Scenario>>;
