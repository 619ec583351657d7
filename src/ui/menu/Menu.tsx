import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import './menu.css';

export interface MenuProps {
  /** The accessible name of the button. */
  label: string;
  /** What the button shows; with `iconOnly` one icon or avatar. */
  trigger: ReactNode;
  iconOnly?: boolean;
  items: readonly { key: string; label: ReactNode; danger?: boolean }[];
  /** The key of what was picked: by press, Enter or Space. */
  onPick: (key: string) => void;
}

/** A list of actions that hangs from a button. */
export function Menu({ label, trigger, iconOnly = true, items, onPick }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton aria-label={label} className={iconOnly ? 'btn btn--icon' : 'btn btn--secondary'}>
        {trigger}
      </AriaButton>
      <Popover className="panel menu" placement="bottom end" offset={4}>
        <AriaMenu aria-label={label} className="menu__list" onAction={(key) => onPick(String(key))}>
          {items.map((item) => (
            <MenuItem key={item.key} id={item.key} className={item.danger ? 'menu__item menu__item--danger' : 'menu__item'}>
              {item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
