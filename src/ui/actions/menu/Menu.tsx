import { useId, type ReactNode } from 'react';
import { buttonClass } from '../button/button-class.ts';
import '../button/button.css';
import { Link } from '../link/Link.tsx';
import { useMenu } from './use-menu.ts';
import './menu.css';

interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly danger?: boolean;
  /** It leads somewhere, so it is a link. */
  readonly href?: string;
  /** One of several of which one is chosen. */
  readonly checked?: boolean;
}

/** One line of a menu. The menu moves the focus, so none is a stop of the Tab key. */
function MenuEntry({ item, onPick }: { item: MenuItem; onPick: () => void }) {
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

export interface MenuProps {
  /** The accessible name of the button. */
  label: string;
  /** What the button shows; with `iconOnly` one icon or avatar. */
  trigger: ReactNode;
  iconOnly?: boolean;
  /** A line above the items. */
  heading?: string;
  items: readonly MenuItem[];
  /** The key of what was picked: by press, Enter or Space. */
  onPick: (key: string) => void;
}

/** A list of actions, links or choices that hangs from a button. */
export function Menu({ label, trigger, iconOnly = true, heading, items, onPick }: MenuProps) {
  const { isOpen, root, button, toggle, close, onKeyDown } = useMenu();
  const listId = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the button and of the items in it
    <div className="menu__root" ref={root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={buttonClass(iconOnly ? { icon: true } : { variant: 'secondary' })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      >
        {trigger}
      </button>
      {isOpen && (
        <div className="panel menu" id={listId} role="menu" aria-label={label}>
          {heading !== undefined && (
            <p className="menu__heading" role="presentation">
              {heading}
            </p>
          )}
          {items.map((item) => (
            <MenuEntry
              key={item.key}
              item={item}
              onPick={() => {
                close();
                onPick(item.key);
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
