import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';

interface TimelineEventProps {
  readonly title: string;
  readonly note: string;
  /** Before, at or after where the chart stands. */
  readonly when: 'walked' | 'now' | 'undone' | 'later';
  readonly nth: number;
  readonly onGo: (position: number) => void;
}

const CLASS = { walked: 'tl--w', now: 'tl--now', undone: 'tl--un', later: 'tl--un' } as const;

/** One event on the line; drawn anew only when something about it has changed. */
const TimelineEvent = memo(function TimelineEvent({ title, note, when, nth, onGo }: TimelineEventProps) {
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

/** One event on the line. */
export interface TimelineItem {
  readonly key: string;
  /** What happened, in words. */
  readonly title: string;
  /** When, and where it led. */
  readonly note: string;
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[];
  /** Where the chart stands; what comes after it is undone. */
  readonly position: number;
  /** What came after is undone, and not only not looked at. */
  readonly isUndone: boolean;
  readonly onGo: (position: number) => void;
}

/**
 * Events as one horizontal line, oldest first. One back and one on; what is undone stays dashed until something else
 * happens.
 */
export function Timeline({ items, position, isUndone, onGo }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current;
    const item = line?.children.item(position);
    // `scrollIntoView` would move the panel, too.
    if (line !== null && item instanceof HTMLElement)
      line.scrollLeft = item.offsetLeft - line.clientWidth + item.offsetWidth + 24;
  }, [position, items.length]);
  return (
    <section className="wk__t" aria-label="Timeline">
      <div className="wk__tn">
        <h3>Timeline</h3>
        <p className="tl__n">
          <Button
            variant="secondary"
            icon
            aria-label="One event back"
            aria-disabled={position <= 0}
            onClick={() => onGo(position - 1)}
          >
            <IconChevronLeft className="ic ic--s" aria-hidden="true" />
          </Button>
          <Button
            variant="secondary"
            icon
            aria-label="One event on"
            aria-disabled={position >= items.length - 1}
            onClick={() => onGo(position + 1)}
          >
            <IconChevronRight className="ic ic--s" aria-hidden="true" />
          </Button>
        </p>
      </div>
      <ol ref={list} className="tlh" aria-label="Events, oldest first">
        {items.map(({ key, title, note }, nth) => (
          <TimelineEvent
            key={key}
            {...{ title, note, nth, onGo }}
            when={nth === position ? 'now' : nth < position ? 'walked' : isUndone ? 'undone' : 'later'}
          />
        ))}
      </ol>
    </section>
  );
}
