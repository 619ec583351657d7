import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { ActorLog } from '#current/actor-log.ts';
import { createRedactor } from './redact.ts';

/** What leaves for the hosted page: plain data without secrets. The chart's definition is code of ours, and stays whole. */
const withoutSecrets = () => {
  const { redact } = createRedactor();
  return (told: StatelyInspectionEvent): StatelyInspectionEvent => {
    const plain = JSON.parse(JSON.stringify(told)) as StatelyInspectionEvent;
    return {
      ...(redact(plain) as StatelyInspectionEvent),
      ...('definition' in plain ? { definition: plain.definition } : {}),
    };
  };
};

/**
 * Opens the hosted inspector of Stately in a window of its own, and sends it what the actors of a page did and do,
 * secrets hidden. Needs a network. Answers how to stop.
 */
export const openHostedInspector = async (log: ActorLog): Promise<() => void> => {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const inspector = createBrowserInspector({ serialize: withoutSecrets(), maxDeferredEvents: 2000 });
  const send: Parameters<ActorLog['follow']>[0] = ({ inspected }) => inspector.inspect.next?.(inspected);
  log.notes().forEach(send);
  const stop = log.follow(send);
  return () => {
    stop();
    inspector.stop();
  };
};
