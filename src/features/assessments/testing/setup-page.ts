import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { wipeMemory } from './submission.ts';

/** Each test starts with an empty device, also of what an earlier test kept in memory; jsdom has no layout, so scrolling does nothing. */
export const setUpPage = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    wipeMemory();
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
};
