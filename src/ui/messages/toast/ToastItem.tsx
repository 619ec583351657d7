import { IconX } from '@tabler/icons-react';
import { Button } from '../../actions/button/Button.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { Marker } from '../marker/Marker.tsx';
import type { Toast } from './toast-store.ts';
import './toast.css';

/** One toast: marker, words, at most one way on, and a way to close it. */
export function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, text, link, marker, tone } = toast;
  return (
    <div className="toast" data-key={toast.key}>
      <Marker shape={marker ?? (tone === 'danger' ? 'overdue' : 'done')} />
      <div className="toast__x">
        {title !== undefined && <p className="toast__t">{title}</p>}
        <p>{text}</p>
        {link && (
          <p className="toast__act">
            {link.href === undefined ? (
              <Button onClick={link.onPress}>{link.label}</Button>
            ) : (
              <Link href={link.href} onClick={link.onPress}>
                {link.label}
              </Link>
            )}
          </p>
        )}
      </div>
      <Button icon aria-label={`Close: ${title ?? text}`} onClick={onClose}>
        <IconX className="ic" aria-hidden />
      </Button>
    </div>
  );
}
