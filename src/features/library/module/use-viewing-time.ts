import { useEffect } from 'react';
import { useApi } from '#api/api-context.ts';
import type { ModuleOf } from './evidence/own-evidence.calls.ts';
import { recordViewing } from './module.calls.ts';
import { countViewing } from './viewing-time.ts';

/** N-12: reports viewing while `isCounted`; the last report leaves with the page. */
export const useViewingTime = (isCounted: boolean, { organisationId, moduleId }: ModuleOf): void => {
  const client = useApi();
  useEffect(() => {
    if (!isCounted) return undefined;
    return countViewing({
      now: () => performance.now(),
      isVisible: () => document.visibilityState === 'visible',
      onVisibility: (listener) => {
        document.addEventListener('visibilitychange', listener);
        window.addEventListener('pagehide', listener);
        return () => {
          document.removeEventListener('visibilitychange', listener);
          window.removeEventListener('pagehide', listener);
        };
      },
      report: (seconds, isLast) =>
        void recordViewing(client, { organisationId, moduleId }, seconds, { keepalive: isLast }),
    });
  }, [isCounted, client, organisationId, moduleId]);
};
