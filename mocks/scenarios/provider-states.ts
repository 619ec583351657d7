import type { ProviderStateName } from '#contracts/provider-states.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { onlineAtTheEndOfAChain, workshopFreeToMove, workshopNotScheduled } from '#fixtures/bookings/bookings.ts';
import { evidenceOfTom } from '#fixtures/evidence.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import { amaraWaitsForAReviewer } from '#fixtures/user-assessments/amara.ts';
import { issueToken } from '../rules/link-tokens.ts';
import { userByEmail } from '../rules/session.rules.ts';
import { countFailure, loginKey } from '../rules/throttle.ts';
import { everyKindOfCard } from './every-kind-of-card.ts';
import { HAPPENINGS } from './happenings.ts';
import { type Arrange, type Entrance, NOBODY, type Scenario } from './scenario.ts';

const AMARA = 'amara.osei@demo.example';
const TOM = 'tom.whitfield@demo.example';
const ADMINISTRATOR = 'marcus.bell@demo.example';
const REVIEWER = 'ruth.adeyemi@demo.example';
const SUPER_USER = 'sofia.lindqvist@demo.example';

const ENTRANCES = {
  nobody: NOBODY,
  learner: { kind: 'signedIn', email: AMARA },
  challenged: { kind: 'challenged', email: TOM },
  administrator: { kind: 'signedIn', email: ADMINISTRATOR },
  reviewer: { kind: 'signedIn', email: REVIEWER },
  superUser: { kind: 'signedIn', email: SUPER_USER },
  viewer: { kind: 'viewing', email: SUPER_USER, as: AMARA },
} as const satisfies Record<string, Entrance>;

const AS_SEEDED: Arrange = () => undefined;

/** A stored file of Amara's whose id pacts may name. */
export const UPLOADED_FILE_ID = 990_001;

/** A small text of Amara's, stored under the id that pacts may name. */
const storeReflection: Arrange = async ({ db, nowMs }) => {
  const content = new TextEncoder().encode('Handed in by Amara.\n');
  await db.tables.files.insert({
    id: UPLOADED_FILE_ID,
    says: 'Uploaded',
    name: 'reflection.txt',
    extension: 'txt',
    mimetype: 'text/plain',
    size_bytes: content.byteLength,
    type: 'assessment_answer',
    owner_id: userByEmail(db, AMARA)?.id ?? null,
    asset: null,
    created_at: Math.floor(nowMs / 1000),
  });
  db.putFile(UPLOADED_FILE_ID, content);
};

const withoutTwoFactor: Arrange = async ({ db }) => {
  await db.tables.users.update(sofiaLindqvist.id, { two_factor_secret: null });
};

/** What makes each sentence true in a freshly seeded world. A provider state without an entry does not compile. */
const ARRANGEMENTS: { readonly [N in ProviderStateName]: Arrange } = {
  ...HAPPENINGS,
  'nobody is signed in': AS_SEEDED,
  'a person without two-factor': AS_SEEDED,
  'a person with two-factor': AS_SEEDED,
  'a sign-in link was mailed': ({ db, nowMs }) => void issueToken(db, 'sign-in', AMARA, nowMs, 'sign-in-token-of-amara'),
  'five sign-ins failed within a minute': ({ db, nowMs }) => {
    for (let tries = 0; tries < 5; tries += 1) countFailure(db, loginKey(AMARA), nowMs);
  },
  'a password was accepted and a code is due': AS_SEEDED,
  'a reset link was mailed': ({ db, nowMs }) => void issueToken(db, 'reset', AMARA, nowMs, 'reset-token-of-amara'),
  'a learner is signed in': AS_SEEDED,
  'an administrator is signed in': AS_SEEDED,
  'an assessment with every type of question': AS_SEEDED,
  'an assessment with choices only': AS_SEEDED,
  'a failed try with a comment of the reviewer': AS_SEEDED,
  'a reviewer is signed in': AS_SEEDED,
  'an assessment waits for its reviewer': async (stage) => {
    await storeReflection(stage);
    const { user_assessments } = stage.db.tables;
    await user_assessments.update(amaraWaitsForAReviewer.user_assessment_id, {
      answers: amaraWaitsForAReviewer.answers.map((answer) => (answer.question_id === 50803 ? { ...answer, value: UPLOADED_FILE_ID } : { ...answer })),
    });
  },
  'an assessment was reviewed': AS_SEEDED,
  'evidence waits for its reviewer': async ({ db }) => {
    for (const { key, status } of db.tables.evidence.all()) if (status === 'pending' && key !== evidenceOfTom.key) await db.tables.evidence.remove(key);
    await db.tables.evidence.update(evidenceOfTom.key, { created_at: Date.UTC(2026, 2, 1) / 1000 });
  },
  'evidence was reviewed': AS_SEEDED,
  'a file was uploaded': storeReflection,
  'a band with every kind of card': everyKindOfCard,
  'bookings of every kind': async ({ db }) => {
    const kept: readonly number[] = [workshopFreeToMove, onlineAtTheEndOfAChain, workshopNotScheduled].map(({ booking_id }) => booking_id);
    for (const { booking_id } of db.tables.bookings.where((row) => row.user_id === amaraOsei.id && !kept.includes(row.booking_id))) await db.tables.bookings.remove(booking_id);
  },
  'a super user is signed in': AS_SEEDED,
  'a super user without two-factor is signed in': withoutTwoFactor,
  'a learner is viewed as': AS_SEEDED,
  'the service is down for maintenance': ({ db }) => {
    db.edit('faults', () => [{ call: '*', status: 503, times: 'always', seen: 0, hits: 0 }]);
  },
};

/** One scenario for each provider state, under the same name. */
export const providerStateScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  (Object.keys(PROVIDER_STATES) as ProviderStateName[]).map((name) => [
    name,
    { says: PROVIDER_STATES[name].says, entrance: ENTRANCES[PROVIDER_STATES[name].as], arrange: ARRANGEMENTS[name] },
  ]),
);
