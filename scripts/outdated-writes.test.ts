import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/**
 * What becomes of a write whose page is outdated by then, because its person thought for half an hour, or somebody else
 * wrote meanwhile:
 *
 * - `refused`: the server refuses what no longer stands as it was shown, in the moment of the write.
 * - `asked again`: the app asks right before it, past every cache, and the server refuses, too.
 * - `replaces nothing`: it adds, or does what it says whatever stood there.
 * - `last one wins`: it replaces what was there, field by field, and its page shows others' changes as they come.
 */
type Outdated = 'refused' | 'asked again' | 'replaces nothing' | 'last one wins';

/**
 * By what the app tells, after a lost reply, that this write arrived, and not another that led to the same:
 *
 * - `key`: the same call with its idempotency key is answered as the first one.
 * - `version`: the server names the version that it wrote.
 * - `all the same`: whoever did it, its person wanted that, and nothing was spent on it.
 * - `not told`: its page says that it is not known.
 */
type Mine = 'key' | 'version' | 'all the same' | 'not told';

type Decision = readonly [outdated: Outdated, mine: Mine, file: string, test: string];

/**
 * Every write that counts for somebody. One that is new has no line here, and is decided about before it gets one. The
 * test that proves it stands beside it.
 */
const DECIDED: Readonly<Record<string, Decision>> = {
  submitAnswers: ['refused', 'key', 'mocks/handlers/idempotency.test.ts', 'is refused with other answers'],
  reviewUserAssessment: ['refused', 'key', 'mocks/rules/review.rules.test.ts', 'the second of two is refused'],
  submitReview: ['refused', 'key', 'mocks/rules/review.rules.test.ts', 'the second of two is refused'],
  reviewEvidence: ['refused', 'key', 'mocks/rules/evidence.rules.test.ts', 'the second of two is refused'],
  reviewEvidences: [
    'refused',
    'key',
    'mocks/rules/evidence.rules.test.ts',
    'one that somebody else decided meanwhile is named',
  ],
  sendEvidence: ['refused', 'key', 'mocks/rules/module-evidence.rules.test.ts', 'while it waits nothing more is taken'],
  submitBookings: [
    'asked again',
    'key',
    'mocks/rules/submit-bookings.rules.test.ts',
    'a booking that is being changed refuses another change with 409',
  ],
  createBasket: [
    'asked again',
    'key',
    'mocks/rules/commerce.rules.test.ts',
    'not while one of them is being changed, nor once that is done',
  ],
  attachCustomer: [
    'replaces nothing',
    'all the same',
    'mocks/rules/commerce.rules.test.ts',
    'a basket has one payment, whenever it is asked for',
  ],
  subscribe: [
    'asked again',
    'key',
    'src/features/subscriptions/subscribe/subscribe.test.tsx',
    'a plan that somebody has already is asked about',
  ],
  cancelSubscription: [
    'refused',
    'all the same',
    'machines/subscriptions/change-never-twice.test.ts',
    'never cancelled without a confirmation, never twice',
  ],
  changePaymentMethod: [
    'refused',
    'all the same',
    'machines/subscriptions/change-never-twice.test.ts',
    'never a wait for good, whatever breaks',
  ],
  register: ['refused', 'key', 'mocks/rules/registration.rules.test.ts', 'joins once'],
  updatePage: [
    'refused',
    'version',
    'mocks/rules/page-change.rules.test.ts',
    'of two authors who read the same version the second is refused',
  ],
  resetUserModules: [
    'replaces nothing',
    'key',
    'src/features/library/reset/reset.test.tsx',
    'a lost reply resets nobody twice',
  ],
  resetUserCollections: [
    'replaces nothing',
    'key',
    'src/features/library/reset/reset.test.tsx',
    'a lost reply resets nobody twice',
  ],
  startModule: [
    'refused',
    'all the same',
    'mocks/rules/module-progress.rules.test.ts',
    'what is not published cannot be',
  ],
  confirmModule: ['refused', 'all the same', 'mocks/rules/module-progress.rules.test.ts', 'not what waits for other'],
  actOnModule: [
    'refused',
    'all the same',
    'mocks/rules/module-progress.rules.test.ts',
    'viewing and downloading begin a module',
  ],
  recordAnalytics: [
    'replaces nothing',
    'not told',
    'mocks/rules/module-progress.rules.test.ts',
    'viewing alone never completes what has to be confirmed',
  ],
  updateProfile: [
    'last one wins',
    'all the same',
    'src/features/profile/draft/use-profile-draft.test.tsx',
    'stand in every tab, with the last keystroke',
  ],
  updatePassword: [
    'refused',
    'not told',
    'src/features/profile/security/password.test.tsx',
    'a lost reply leaves unknown whether it counts',
  ],
  confirmPassword: [
    'replaces nothing',
    'all the same',
    'mocks/rules/two-factor.rules.test.ts',
    'it counts for three hours of the clock',
  ],
  enableTwoFactor: [
    'replaces nothing',
    'all the same',
    'mocks/rules/two-factor.rules.test.ts',
    'asked for twice it has the same secret',
  ],
  confirmTwoFactorSetup: [
    'refused',
    'all the same',
    'src/features/profile/two-factor/two-factor.test.tsx',
    'a set-up that the server has lost is begun again',
  ],
  disableTwoFactor: [
    'replaces nothing',
    'all the same',
    'src/features/profile/two-factor/every-fault.test.tsx',
    'of a page that was left meanwhile: the profile is asked for',
  ],
  replaceRecoveryCodes: [
    'last one wins',
    'all the same',
    'src/features/profile/two-factor/every-fault.test.tsx',
    'of a page that was left meanwhile: the profile is asked for',
  ],
};

const endpoints: readonly Endpoint[] = Object.values(catalogue);
const writes = endpoints.filter(({ method, viewing }) => method !== 'GET' && viewing !== 'harmless');

test('it is decided for every write what becomes of it where its page is outdated, and how a lost reply is told', () => {
  expect(Object.keys(DECIDED).toSorted()).toEqual(writes.map(({ name }) => name).toSorted());
});

test('every proof that is named is there', () => {
  const lost = Object.entries(DECIDED).filter(
    ([, [, , file, title]]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(lost).toEqual([]);
});

test('a write is told from others by its key exactly where its call has one', () => {
  const keyed = writes.filter(({ idempotencyKey }) => idempotencyKey !== undefined).map(({ name }) => name);
  expect(
    Object.entries(DECIDED)
      .flatMap(([name, [, mine]]) => (mine === 'key' ? [name] : []))
      .toSorted(),
  ).toEqual(keyed.toSorted());
});
