import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Each test starts with an empty device; jsdom has no layout, so scrolling does nothing. */
export const setUpPage = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
};
