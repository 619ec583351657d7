import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import { isExcused } from './excused.ts';

const { listAwards, findAddresses, identify, listEvidence } = catalogue;

describe('P4: which differences an assumption excuses', () => {
  test('another name than was assumed', () => {
    expect(isExcused(listAwards, 200, 200)).toBe(true);
    expect(isExcused(findAddresses, 200, 422)).toBe(true);
  });

  test.each([401, 403, 404, 405, 500, 503])(
    'a known call that answers %d in the place of its success: none',
    (status) => {
      expect([isExcused(listAwards, 200, status), isExcused(findAddresses, 200, status)]).toEqual([false, false]);
    },
  );

  test('no answer at all: none', () => expect(isExcused(listAwards, 200, undefined)).toBe(false));

  test('a refusal that comes as it was assumed, with other words', () =>
    expect([isExcused(listAwards, 404, 404), isExcused(listAwards, 422, 409)]).toEqual([true, true]));

  test('that an assumed call is not there is what is asked', () => {
    expect([isExcused(identify, 204, 404), isExcused(listEvidence, 200, 404)]).toEqual([true, true]);
  });
});
