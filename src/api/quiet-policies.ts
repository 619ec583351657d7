import type { ErrorPolicy } from '#contracts/endpoint.ts';

/** For a call behind a page that stands, or that nobody waits for: its failure is nobody's news. */
export const SILENT = { errors: { preset: 'mute' } } as const satisfies { errors: ErrorPolicy };

/**
 * For a question after a call whose failure the tray has told: a second message would say the same. An ended session is
 * news.
 */
export const SILENT_IN_SESSION = { errors: { preset: 'mute', on: { 401: 'tray', 419: 'tray' } } } as const satisfies {
  errors: ErrorPolicy;
};

/**
 * For a decision that leaves with its page: nobody asks after it later, so the fault that was found with it must be
 * heard now. Not 403, which in the tray would end the session: such a decision stays on the device, and the next
 * opening tells.
 */
export const SHOW_VALIDATION_ERRORS = { errors: { preset: 'mute', on: { 422: 'tray' } } } as const satisfies {
  errors: ErrorPolicy;
};
