import { afterEach, describe, expect, test } from 'vitest';
import { declareUnsavedWork, hasUnsavedWork, isAnythingLost, unsavedReasons } from './unsaved-work.ts';

const taken: (() => void)[] = [];
afterEach(() => {
  for (const end of taken.splice(0)) end();
});
const declare = (reason: string, within?: string): void => void taken.push(declareUnsavedWork(reason, within));

describe('what leaving loses (C-29)', () => {
  test('is asked about wherever one goes, and before the page closes', () => {
    declare('A file is still uploading.');
    expect([hasUnsavedWork(), hasUnsavedWork('/profile'), isAnythingLost()]).toEqual([true, true, true]);
  });

  test('that is on the device is asked about only where the app goes beyond its part', () => {
    declare('Your changes are not saved.', '/profile');
    expect([hasUnsavedWork(), hasUnsavedWork('/profile'), hasUnsavedWork('/profile/security')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([hasUnsavedWork('/'), hasUnsavedWork('/profiles'), isAnythingLost()]).toEqual([true, true, false]);
    expect(unsavedReasons()).toEqual(['Your changes are not saved.']);
  });
});
