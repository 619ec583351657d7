import { describe, expect, test } from 'vitest';
import {
  EMPTY_UNSCHEDULE_FORM,
  feeTotal,
  isUnscheduleComplete,
  unscheduleValues,
  type FeeState,
} from './unschedule.setup.ts';

const state = (over: Partial<FeeState> = {}): FeeState => ({
  facts: { movingIds: [1, 2, 3], blockedIds: [], lateIds: [1, 2, 3] },
  form: { ...EMPTY_UNSCHEDULE_FORM, confirm: true },
  canWaive: false,
  feeInPence: 4800,
  quotedInPence: null,
  ...over,
});
const waived = { ...EMPTY_UNSCHEDULE_FORM, confirm: true, waive_fee: true };

describe('the late fee (R-31, R-32)', () => {
  test('each late workshop once', () => expect(feeTotal(state())).toBe(14_400));
  test('none without a late workshop', () =>
    expect(feeTotal(state({ facts: { movingIds: [1], blockedIds: [], lateIds: [] }, feeInPence: null }))).toBe(0));
  test('not known until the server has said so', () => expect(feeTotal(state({ feeInPence: null }))).toBeNull());
  test('what the basket came to counts for more', () =>
    expect(feeTotal(state({ quotedInPence: 15_600 }))).toBe(15_600));
  test('R-41: waived by who may, and by nobody else', () => {
    expect(feeTotal(state({ form: waived, canWaive: true, feeInPence: null }))).toBe(0);
    expect(feeTotal(state({ form: waived, canWaive: false }))).toBe(14_400);
  });
});

test.each([
  ['confirmed, and the fee is known', {}, true],
  ['not confirmed (R-27)', { form: EMPTY_UNSCHEDULE_FORM }, false],
  ['the fee is not known', { feeInPence: null }, false],
  ['nothing moves', { facts: { movingIds: [], blockedIds: [], lateIds: [] } }, false],
  ['one of them cannot move now (R-29)', { facts: { movingIds: [1, 2], blockedIds: [2], lateIds: [] } }, false],
] as const)('%s', (_, over, expected) => expect(isUnscheduleComplete(state(over))).toBe(expected));

test('R-28, R-41: the waiver is sent by who may, and by nobody else', () => {
  expect(unscheduleValues(state({ form: waived, canWaive: true }))).toEqual({
    confirm: true,
    email_confirmation: true,
    waive_fee: true,
  });
  expect(unscheduleValues(state({ form: waived }))).toEqual({ confirm: true, email_confirmation: true });
  expect(unscheduleValues(state({ canWaive: true }))).toEqual({ confirm: true, email_confirmation: true });
});
