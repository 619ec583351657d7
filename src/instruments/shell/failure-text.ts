const STORAGE_FULL = 'QuotaExceededError';

/**
 * The message of what was thrown, for people. Errors of the frame are of another window's `Error`, which `instanceof`
 * does not know.
 */
export const failureText = (error: unknown): string => {
  const { name, message } = (error ?? {}) as { readonly name?: unknown; readonly message?: unknown };
  if (name === STORAGE_FULL)
    return 'This browser has no room left for the demo: nothing was changed. Reset the demo, or free some space.';
  return typeof message === 'string' && message !== '' ? message : String(error);
};
