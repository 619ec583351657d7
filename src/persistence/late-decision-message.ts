import type { DeliveryMessage, DeliveryOutcome } from './work-kind.ts';

/** How a decision is named in a sentence. */
export interface NamedDecision {
  /** 'Review'. */
  readonly noun: string;
  /** 'of Hand hygiene, Leah Brown,' */
  readonly about: string;
  /** 'Hand hygiene, Leah Brown,' */
  readonly subject: string;
}

/**
 * What its person is told of a decision that was sent, or could not be, while its page was not open; null where there
 * is nothing to tell. A refusal stays until it is closed, and what was typed stays on the device.
 */
export const lateDecisionMessage = (
  { noun, about, subject }: NamedDecision,
  outcome: DeliveryOutcome,
): DeliveryMessage | null => {
  const mine = `Your ${noun.toLowerCase()} ${about}`;
  const failed = { title: `${noun} not sent`, tone: 'danger' as const, durationMs: 0 };
  switch (outcome) {
    case 'sent':
      return { title: `${noun} sent`, text: `${mine} has been sent.`, marker: 'done' };
    case 'overtaken':
      return {
        ...failed,
        text: `Somebody else decided about ${subject} before your ${noun.toLowerCase()} could be sent. What you typed is kept on this device.`,
      };
    case 'invalid':
    case 'denied':
    case 'refused':
      return {
        ...failed,
        text: `${mine} could not be saved: it was refused. What you typed is kept on this device; open it again to look at it.`,
      };
    case 'gone':
      return { ...failed, text: `${mine} could not be saved: it no longer exists.` };
    case 'notSent':
      return {
        ...failed,
        text: `${mine} did not arrive. What you typed is kept on this device; open it to send it again.`,
      };
    case 'counted':
    case 'unknown':
    case 'withdrawn':
      return null;
  }
};
