import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Marker } from '../marker/Marker.tsx';
import { focusField } from './focus-field.ts';
import './tray.css';

/** One line of a tray; with `fieldId` it links to its field. */
export interface TrayItem {
  key: string;
  message: string;
  fieldId?: string | undefined;
}

export interface ErrorTrayProps {
  title: string;
  /** A sentence under the title. */
  children?: ReactNode;
  /** Several messages, as a list. */
  items?: readonly TrayItem[];
  /** `danger` (red) for everything but maintenance, which is `warning` (J-06). */
  tone?: 'danger' | 'warning';
  /** Shows 'Try again', before 'Dismiss'. */
  onRetry?: (() => void) | undefined;
  /** Shows 'Dismiss' (J-07). */
  onDismiss?: (() => void) | undefined;
  /** To move the focus here: the tray is focusable. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
}

/** What went wrong and what to check, announced at once. Its lines lead to the fields they speak of (J-03, J-07). */
export function ErrorTray({
  title,
  children,
  items,
  tone = 'danger',
  onRetry,
  onDismiss,
  ref,
  className,
}: ErrorTrayProps) {
  const warning = tone === 'warning';

  function follow(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    focusField(fieldId);
  }

  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={`tray${warning ? ' tray--due' : ''}${className ? ` ${className}` : ''}`}
    >
      <p className="tray__t">
        <Marker shape={warning ? 'expiring' : 'overdue'} size={20} />
        {title}
      </p>
      {children && <p className="tray__x">{children}</p>}
      {items && items.length > 0 && (
        <ul>
          {items.map(({ key, message, fieldId }) => (
            <li key={key}>
              {fieldId === undefined ? (
                message
              ) : (
                <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {(onRetry ?? onDismiss) && (
        <p className="tray__a">
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
          {onDismiss && (
            <Button variant={onRetry ? 'quiet' : 'secondary'} onClick={onDismiss}>
              Dismiss
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
