import { failureOutcome } from '#contracts/failure.ts';
import type { Problem } from '#machines/session/login.setup.ts';
import { messageFor } from './failure-message.ts';

/**
 * The server did not say who is signed in (J-04, J-05): one reason, and what can be done (S12). `problem`: why, null
 * where nobody knows.
 */
export const unansweredText = (
  problem: Problem | null,
  productName: string,
): { readonly heading: string; readonly lead: string } => {
  const heading = "We can't reach your training";
  const outcome = problem === null ? 'noAnswer' : failureOutcome(problem);
  if (problem === null || outcome === 'noAnswer')
    return { heading, lead: 'You are still signed in on this device. Check your connection, then try again.' };
  const { title, text } = messageFor(problem, productName);
  if (outcome === 'maintenance') return { heading: title, lead: text ?? '' };
  return { heading, lead: `${text ?? title} You are still signed in on this device.` };
};
