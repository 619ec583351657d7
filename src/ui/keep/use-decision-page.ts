import { useEffect } from 'react';
import type { DecisionActor, DecisionPage } from './decision-page.ts';
import { holdDecision } from './decisions-under-way.ts';

/** Runs a decision while its page is shown; what waits leaves with the page. */
export const useDecisionPage = (page: DecisionPage<DecisionActor>): void => {
  useEffect(() => {
    page.actor.start();
    const release = holdDecision(page);
    const hear = [
      ['pagehide', window, page.leave],
      ['pageshow', window, page.ask],
      ['online', window, page.ask],
      ['visibilitychange', document, page.keepNow],
    ] as const;
    for (const [name, target, listener] of hear) target.addEventListener(name, listener);
    return () => {
      for (const [name, target, listener] of hear) target.removeEventListener(name, listener);
      release();
      page.leave();
      page.close();
    };
  }, [page]);
};
