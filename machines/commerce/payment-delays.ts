/**
 * How long an answer is waited for before something takes nothing: after it the person is told, and may go on. Longer
 * than a call of the client takes to give up.
 */
export const ANSWER_TIMEOUT_MILLISECONDS = 45_000;

/**
 * How long the provider may take to confirm before the person is told that it takes long, and the same payment is asked
 * after. Holders of cards answer their bank meanwhile.
 */
export const CONFIRM_TIMEOUT_MILLISECONDS = 75_000;

/** How long after each question the provider is asked again by itself; the last one repeats. */
export const ASK_AGAIN_MILLISECONDS = [5000, 15_000, 30_000, 60_000] as const;

/** The wait before the next question, after so many. */
export const askAgainAfter = (asked: number): number =>
  ASK_AGAIN_MILLISECONDS[Math.min(asked, ASK_AGAIN_MILLISECONDS.length - 1)] ?? 60_000;
