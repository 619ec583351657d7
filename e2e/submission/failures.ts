import { leavePage } from '#e2e/lib/page-events.ts';
import { inTray } from '#e2e/walk/looks.ts';
import { UNEXPECTED_ERROR, type OutcomeSetup, type Visitor } from '#e2e/walk/model.ts';
import { releaseCall } from '#e2e/walk/perform.ts';
import { NOTHING_SENT } from './connection.ts';

/** How a page's own call about a decision fails, whatever it decides. */
export const SEND_FAILURES = {
  'the admin account is gone': { fault: { status: 403 } },
  'the server refuses it': { fault: { status: 503 }, tells: inTray('is temporarily unavailable') },
  'there is no connection': NOTHING_SENT,
  // The tray speaks when the outcome is known.
  'no answer arrives': { fault: { status: 500 } },
  unexpectedError: UNEXPECTED_ERROR,
} as const satisfies Readonly<Record<string, OutcomeSetup | typeof UNEXPECTED_ERROR>>;

/** How opening the subject of a decision fails. */
export const LOAD_FAILURES = {
  'no admin account': { fault: { status: 403 } },
  'the call failed': { fault: { status: 500 }, tells: inTray('Oops, something went wrong!') },
  unexpectedError: UNEXPECTED_ERROR,
} as const satisfies Readonly<Record<string, OutcomeSetup | typeof UNEXPECTED_ERROR>>;

/** The page goes with a decision, whose call fails. What the walk arms next must not meet that call. */
export const leaveUnanswered = async (visitor: Visitor, call: string): Promise<void> => {
  await visitor.arm({ call, status: 500, pause: call });
  await leavePage(visitor.page);
  await releaseCall(visitor.demo, call);
};
