import type { NewNotification } from '#current/new-notification.ts';

/** News in the history of this visit. */
export interface Told extends NewNotification {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isNew: boolean;
}
