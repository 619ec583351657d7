import { useEffect } from 'react';
import { registerOpenSubmission } from './open-submissions.ts';
import { isUnsent, type OutboxAddress } from './outbox.ts';
import type { Persistence } from './persistence.ts';
import type { SubmissionActor, SubmissionPage } from './submission-page.ts';

/**
 * Runs a submission while its page is shown; what waits leaves with the page. The page sends its own entry of the
 * outbox.
 */
export const useSubmissionPage = (
  page: SubmissionPage<SubmissionActor>,
  { register, outbox }: Persistence,
  address: OutboxAddress,
): void => {
  useEffect(() => {
    const due = (): void => page.actor.send({ type: 'delivery.due' });
    page.actor.start();
    const release = registerOpenSubmission(page);
    const unregister = register(address, due);
    // Sent from another page of this browser, or taken back there: the server knows.
    const stopListening = outbox.subscribe(() => {
      if (!isUnsent(outbox.find(address)?.stage)) due();
    });
    const hear = [
      ['pagehide', window, page.leave],
      ['pageshow', window, page.ask],
      ['online', window, page.ask],
      ['visibilitychange', document, page.storeNow],
    ] as const;
    for (const [name, target, listener] of hear) target.addEventListener(name, listener);
    return () => {
      for (const [name, target, listener] of hear) target.removeEventListener(name, listener);
      stopListening();
      unregister();
      release();
      page.leave();
      page.close();
    };
  }, [page, register, outbox, address]);
};
