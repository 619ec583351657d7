import { Button } from '#ui/actions/button/Button.tsx';
import { formatDateTime, formatTime } from '#ui/format/dates.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import type { Told } from './told.ts';

export interface NotificationItemProps {
  readonly told: Told;
  readonly isToday: boolean;
  /** Its link leads to another page. */
  readonly onFollow: () => void;
}

/** One entry of the history: what was said, when, and the way on. */
export function NotificationItem({
  told: { text, at, isNew, marker, link },
  isToday,
  onFollow,
}: NotificationItemProps) {
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
