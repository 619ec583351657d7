import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatDate, formatDateTime, formatTime } from '#ui/format/dates.ts';
import type { Told } from './told.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import '#ui/actions/menu/menu.css';
import './notifications.css';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

interface NotificationItemProps {
  readonly told: Told;
  readonly isToday: boolean;
  /** Its link leads to another page. */
  readonly onFollow: () => void;
}

/** One entry of the history: what was said, when, and the way on. */
function NotificationItem({ told: { text, at, isNew, marker, link }, isToday, onFollow }: NotificationItemProps) {
  const when = new Date(at);
  return (
    <li className={isNew ? 'nt is-new' : 'nt'}>
      <Marker shape={marker} size={20} />
      <p>
        {isNew && <span className="vh">New. </span>}
        {text}
      </p>
      <p className="nt__f">
        <time className="meta" dateTime={when.toISOString()}>
          {isToday ? formatTime(when) : formatDateTime(when)}
        </time>
        {link?.href !== undefined && (
          <Link href={link.href} onClick={onFollow}>
            {link.label}
          </Link>
        )}
        {link?.onPress !== undefined && <Button onClick={link.onPress}>{link.label}</Button>}
      </p>
    </li>
  );
}

export interface NotificationPanelProps {
  readonly history: readonly Told[];
  /** Milliseconds since 1970, by the app's clock. */
  readonly nowMs: number;
  /** `back`: the focus goes back to the bell. */
  readonly onClose: (back: boolean) => void;
  /** Around the bell and this panel. */
  readonly bell: RefObject<HTMLElement | null>;
}

const dayOf = (milliseconds: number): string => formatDate(new Date(milliseconds));

/** What somebody was told during this visit, newest first. Esc closes it; so does a press, or the focus, beside it. */
export function NotificationPanel({ history, nowMs, onClose, bell }: NotificationPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const today = dayOf(nowMs);
  const groups = [
    { name: `Today, ${today}`, told: history.filter(({ at }) => dayOf(at) === today) },
    { name: 'Earlier', told: history.filter(({ at }) => dayOf(at) !== today) },
  ].filter(({ told }) => told.length > 0);

  useEffect(() => heading.current?.focus(), []);

  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && bell.current?.contains(target) === false) onClose(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [bell, onClose]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Esc from what is inside it
    <div className="panel bellpanel on-sheet" role="dialog" aria-labelledby="bell-heading" onKeyDown={onKeyDown}>
      <div className="bellpanel__h">
        <h2 id="bell-heading" ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        <Button icon aria-label="Close" onClick={() => onClose(true)}>
          <IconX className="ic" aria-hidden />
        </Button>
      </div>
      {groups.length === 0 ? (
        <p className="bellpanel__none">Nothing new during this visit.</p>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
        <div className="bellpanel__b" tabIndex={0} role="group" aria-label="History">
          {groups.map(({ name, told }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul>
                {told.map((one) => (
                  <NotificationItem
                    key={one.id}
                    told={one}
                    isToday={dayOf(one.at) === today}
                    onFollow={() => onClose(false)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
