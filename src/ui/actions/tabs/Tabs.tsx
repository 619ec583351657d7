import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';
import { pressedKey } from '../keys/pressed-key.ts';

/** Which tab a key leads to from the current one, around the ends of the row; null where it leads nowhere. */
const nextTab = (keys: readonly string[], current: string, pressed: string): string | null => {
  const at = keys.indexOf(current);
  switch (pressed) {
    case 'ArrowRight':
      return keys[(at + 1) % keys.length] ?? null;
    case 'ArrowLeft':
      return keys.at(at - 1) ?? null;
    case 'Home':
      return keys[0] ?? null;
    case 'End':
      return keys.at(-1) ?? null;
    default:
      return null;
  }
};

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly { key: string; label: ReactNode; panel: ReactNode }[];
  /** The tab in the URL; without it the component keeps its own. */
  selected?: string;
  onSelect?: (key: string) => void;
  /** Page tabs at 20 px, tabs inside a row at 16. */
  size?: 'lead' | 'text';
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The keyboard reaches a panel itself only where there is nothing in it to reach. */
const reachable = (panel: HTMLElement | null): void => {
  if (panel?.querySelector(FOCUSABLE) === null) panel.tabIndex = 0;
};

/** Views of one thing; arrow keys, Home and End move along the row, and what they reach is shown. */
export function Tabs({ label, tabs, selected, onSelect, size = 'text' }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.key ?? '');
  const current = tabs.find(({ key }) => key === (selected ?? own)) ?? tabs[0];
  if (current === undefined) return null;
  const select = (key: string): void => {
    if (key === current.key) return;
    setOwn(key);
    onSelect?.(key);
  };
  const move = (event: KeyboardEvent): void => {
    const next = nextTab(
      tabs.map(({ key }) => key),
      current.key,
      pressedKey(event),
    );
    if (next === null) return;
    event.preventDefault();
    document.getElementById(`${id}${next}`)?.focus();
    select(next);
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={size === 'lead' ? 'tabs tabs--lead' : 'tabs'}>
        {tabs.map((tab) => {
          const isCurrent = tab.key === current.key;
          return (
            <button
              key={tab.key}
              id={`${id}${tab.key}`}
              type="button"
              role="tab"
              className="tab"
              aria-selected={isCurrent}
              {...(isCurrent ? { 'aria-controls': `${id}panel` } : {})}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => select(tab.key)}
              onKeyDown={move}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        key={current.key}
        ref={reachable}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${current.key}`}
        className="tabpanel"
      >
        {current.panel}
      </div>
    </>
  );
}
