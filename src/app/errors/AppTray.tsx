import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import type { TrayStore } from './tray-store.ts';

export interface AppTrayProps {
  readonly store: TrayStore;
  readonly className?: string;
  /** Where a page wants it; null for where it is rendered. */
  readonly slot?: HTMLElement | null;
}

/** J-03 to J-08: the global error tray at the head of the content, or that of a dialog over it. */
export function AppTray({ store, className = 'wrap apptray', slot = null }: AppTrayProps) {
  const message = useSyncExternalStore(store.subscribe, store.current, store.current);
  if (message === null) return null;
  const tray = (
    <ErrorTray
      title={message.title}
      tone={message.tone}
      items={message.items.map((text, index) => ({ key: `${index}`, message: text }))}
      onDismiss={store.clear}
    >
      {message.text}
    </ErrorTray>
  );
  return slot === null ? <div className={className}>{tray}</div> : createPortal(tray, slot);
}
