import { memo } from 'react';

export interface TimelineEventProps {
  readonly title: string;
  readonly note: string;
  /** Before, at or after where the chart stands. */
  readonly when: 'walked' | 'now' | 'undone' | 'later';
  readonly nth: number;
  readonly onGo: (position: number) => void;
}

const CLASS = { walked: 'tl--w', now: 'tl--now', undone: 'tl--un', later: 'tl--un' } as const;

/** One event on the line; drawn anew only when something about it has changed. */
export const TimelineEvent = memo(function TimelineEvent({ title, note, when, nth, onGo }: TimelineEventProps) {
  return (
    <li className={CLASS[when]} aria-current={when === 'now' ? 'step' : undefined}>
      <button type="button" className="tlh__b" onClick={() => onGo(nth)}>
        <i aria-hidden="true" />
        <code>{title}</code>
        <span className="meta">
          {note}
          {(when === 'undone' || when === 'later') && <span className="vh">, {when}</span>}
        </span>
      </button>
    </li>
  );
});
