import type { LateFate } from '#api/ask-then-send.ts';
import type { LateDecision } from '#features/evidence/send-kept-evidence.ts';
import type { Toast } from '#ui/toast/toast-store.ts';

/**
 * What its person is told of a decision that left late, or could not; null where there is nothing to tell. A refusal stays
 * until it is closed, and what was typed stays on the device.
 */
export const lateWords = (fate: LateFate, kind: 'review' | 'decision', { count, named }: LateDecision): Omit<Toast, 'key'> | null => {
  const noun = kind === 'review' ? 'Review' : 'Decision';
  const what = named === null ? `${count === 1 ? 'one piece' : `${count} pieces`} of evidence` : `${named.title}, ${named.learner},`;
  const mine = `Your ${kind} ${kind === 'review' ? 'of' : 'about'} ${what}`;
  switch (fate) {
    case 'sent':
      return { title: `${noun} sent`, text: `${mine} has been sent.`, marker: 'done' };
    case 'overtaken':
      return { title: `${noun} not sent`, text: `Somebody else decided about ${what} before your ${kind} could be sent. What you typed is kept on this device.`, tone: 'danger', durationMs: 0 };
    case 'refused':
      return { title: `${noun} not sent`, text: `${mine} could not be saved: it was refused. What you typed is kept on this device; open it again to look at it.`, tone: 'danger', durationMs: 0 };
    case 'gone':
      return { title: `${noun} not sent`, text: `${mine} could not be saved: it no longer exists.`, tone: 'danger', durationMs: 0 };
    case 'counted':
    case 'waits':
      return null;
  }
};
