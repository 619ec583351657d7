import type { ApiFailure } from '#api/failure.ts';
import { failureOutcome, type FailureOutcome } from '#contracts/failure.ts';
import { NOT_ACCEPTED, SESSION_EXPIRED, SIGN_IN_REFUSED } from './messages.ts';

/** What is said of a failure (J-03 to J-07). */
export interface TrayMessage {
  readonly title: string;
  readonly text: string | null;
  readonly items: readonly string[];
  readonly tone: 'danger' | 'warning';
  /** What the failure means that it tells of; null where it tells of none. */
  readonly outcome: FailureOutcome | null;
}

type MessageText = Omit<TrayMessage, 'outcome'>;

const danger = (title: string, text: string | null, items: readonly string[] = []): MessageText => ({
  title,
  text,
  items,
  tone: 'danger',
});

type Told = Pick<ApiFailure, 'kind' | 'status' | 'message' | 'errors'>;

const messageTextFor = (failure: Told, productName: string): MessageText => {
  if (failure.kind === 'viewing') return danger('Not while you view as a learner', failure.message);
  const status = failure.kind === 'http' ? (failure.status ?? 0) : 0;
  switch (status) {
    case 401:
    case 403:
      return danger(SIGN_IN_REFUSED, null);
    case 419:
      return danger(SESSION_EXPIRED.title, SESSION_EXPIRED.text);
    case 422: {
      const listed = Object.values(failure.errors).flat();
      // A list without a line would name nothing to check.
      const single = failure.message === null || failure.message === '' ? [NOT_ACCEPTED] : [failure.message];
      return danger('Sorry, please check the following:', null, listed.length > 0 ? listed : single);
    }
    case 503:
      return {
        title: 'Undergoing Maintenance',
        text: `${productName} is temporarily unavailable while we carry out maintenance. Please try again in a few minutes.`,
        items: [],
        tone: 'warning',
      };
    default:
      return danger(
        'Oops, something went wrong!',
        "Sorry, there was an unexpected problem. We've logged the issue and will attempt to resolve it as soon as possible.",
      );
  }
};

/** S0§8, word by word: what a person reads about a failure that its call leaves to the tray or to the form that made it. */
export const messageFor = (failure: Told, productName: string): TrayMessage => ({
  ...messageTextFor(failure, productName),
  outcome: failureOutcome(failure),
});
