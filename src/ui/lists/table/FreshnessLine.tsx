import { IconArrowsExchange, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { StatusBadge } from '../../messages/badge/StatusBadge.tsx';
import { freshnessText } from './freshness-texts.ts';
import type { Freshness } from './use-freshness.ts';
import './freshness-line.css';

export interface FreshnessLineProps {
  readonly freshness: Freshness;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** V-01: how old the rows are, and two ways to newer ones: the rows alone, or with what depends on them. */
export function FreshnessLine({ freshness, nowMs }: FreshnessLineProps) {
  const syncNote = useId();
  const { hasFailed, isSynced, isRefreshing, isSyncing, refresh, sync } = freshness;
  const text = freshnessText(freshness, nowMs);
  return (
    <div className="fresh">
      <span role="status">
        {hasFailed ? (
          <StatusBadge shape="failed" word={text} size="meta" />
        ) : isSynced ? (
          <StatusBadge shape="done" word={text} size="meta" />
        ) : (
          text
        )}
      </span>
      <span className="fresh__a">
        <Button variant="quiet" busy={isRefreshing} busyText="Refreshing…" onClick={refresh}>
          <IconRefresh className="ic" aria-hidden />
          Refresh
        </Button>
        <Button variant="quiet" busy={isSyncing} busyText="Syncing…" aria-describedby={syncNote} onClick={sync}>
          <IconArrowsExchange className="ic" aria-hidden />
          Sync
        </Button>
        <span className="vh" id={syncNote}>
          Also refreshes everything that depends on these rows
        </span>
      </span>
    </div>
  );
}
