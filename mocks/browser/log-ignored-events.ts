import { IGNORED_EVENT, type IgnoredEvent } from '#contracts/demo.ts';

/** I-15: writes into `log` which real-time events a page received and did not act on. Returns the way to stop. */
export const logIgnoredEvents = (page: EventTarget, log: (line: string) => void): (() => void) => {
  const listen = (event: Event): void => {
    const { name, reason } = (event as CustomEvent<IgnoredEvent>).detail;
    log(`Real-time event ignored: ${name} (${reason})`);
  };
  page.addEventListener(IGNORED_EVENT, listen);
  return () => page.removeEventListener(IGNORED_EVENT, listen);
};
