import { useSyncExternalStore } from 'react';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import type { TrayStore } from './tray-store.ts';

/** J-03 to J-08: the global error tray at the head of the page, or that of a dialog over it. */
export function AppTray({ store, className = 'wrap apptray' }: { store: TrayStore; className?: string }) {
  const message = useSyncExternalStore(store.subscribe, store.current, store.current);
  if (message === null) return null;
  return (
    <div className={className}>
      <ErrorTray
        title={message.title}
        tone={message.tone}
        items={message.items.map((text, index) => ({ key: `${index}`, message: text }))}
        onDismiss={store.clear}
      >
        {message.text}
      </ErrorTray>
    </div>
  );
}
