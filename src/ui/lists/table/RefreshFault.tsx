import { ErrorTray } from '../../messages/tray/ErrorTray.tsx';
import { timeText } from './freshness-texts.ts';
import type { Freshness } from './use-freshness.ts';

export interface RefreshFaultProps {
  readonly freshness: Freshness;
  /** What could not be refreshed: 'evidence'. */
  readonly what: string;
  /** Said where rows can be selected. */
  readonly selects: boolean;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** V-01: a refresh failed. The rows of the last one stay, and say their time. */
export function RefreshFault({ freshness, what, selects, nowMs }: RefreshFaultProps) {
  const { showsFault, atMs, refresh, dismissFault } = freshness;
  if (!showsFault || atMs === null) return null;
  return (
    <ErrorTray title={`The ${what} could not be refreshed.`} onRetry={refresh} onDismiss={dismissFault}>
      {`You see what came at ${timeText(atMs, nowMs)}.${selects ? ' Nothing you selected is lost.' : ''}`}
    </ErrorTray>
  );
}
