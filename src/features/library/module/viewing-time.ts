import { VIEWING_REPORT_SECONDS } from '#contracts/constants.ts';

export interface ViewingTime {
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
  readonly isVisible: () => boolean;
  /** Calls back when the page is hidden or shown; gives the way to stop. */
  readonly onVisibility: (listener: () => void) => () => void;
  /** Hears of each stretch of viewing in whole seconds. `isLast`: the page is leaving or hidden. */
  readonly report: (seconds: number, isLast: boolean) => void;
}

/**
 * N-12: tells every five seconds how long a module was looked at. It stands still while the page is hidden; what is
 * left of a stretch is told when it ends. Nothing waits for a report. Gives the way to stop.
 */
export const countViewing = ({ now, isVisible, onVisibility, report }: ViewingTime): (() => void) => {
  let seen = 0;
  let since: number | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** What a rounded report leaves counts for the next one. */
  const tell = (isLast: boolean): void => {
    if (since !== null) seen += now() - since;
    since = isLast ? null : now();
    const seconds = Math.floor(seen / 1000);
    if (seconds === 0) return;
    seen -= seconds * 1000;
    report(seconds, isLast);
  };
  const pause = (): void => {
    clearInterval(timer);
    timer = undefined;
    tell(true);
  };
  const follow = (): void => {
    if (!isVisible()) pause();
    else if (timer === undefined) {
      since = now();
      timer = setInterval(() => tell(false), VIEWING_REPORT_SECONDS * 1000);
    }
  };

  const stopListening = onVisibility(follow);
  follow();
  return () => {
    stopListening();
    pause();
  };
};
