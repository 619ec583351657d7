import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { wipeMemory } from './submission.ts';

/** Each test starts with an empty device, and leaves none to the files after it, memory included. */
export const setUpPage = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    wipeMemory();
  });
  afterEach(() => {
    cleanup();
    wipeMemory();
    vi.restoreAllMocks();
  });
};
