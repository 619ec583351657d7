import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly danger?: boolean;
  /** It leads somewhere, so it is a link. */
  readonly href?: string;
  /** One of several of which one is chosen. */
  readonly checked?: boolean;
}

/** One line of a menu. The menu moves the focus, so none is a stop of the Tab key. */
export function MenuEntry({ item, onPick }: { item: MenuItem; onPick: () => void }) {
  const className = item.danger ? 'menu__item menu__item--danger' : 'menu__item';
  if (item.href !== undefined) {
    return (
      <Link href={item.href} role="menuitem" tabIndex={-1} className={className} onClick={onPick}>
        {item.label}
      </Link>
    );
  }
  const role =
    item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked };
  return (
    <button type="button" {...role} tabIndex={-1} className={className} onClick={onPick}>
      {item.label}
    </button>
  );
}
