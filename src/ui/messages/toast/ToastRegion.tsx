import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { ToastItem } from './ToastItem.tsx';
import type { ToastStore } from './toast-store.ts';
import './toast.css';
import { pressedKey } from '../../actions/keys/pressed-key.ts';

/**
 * Where toasts stand (I-14): a landmark that is always in the page, polite, with an assertive part for danger. F6 moves
 * the focus to the toasts and back; Esc closes the one with the focus, else the newest. Timers pause while the pointer
 * or the focus is inside.
 */
export function ToastRegion({ store, label = 'New notifications' }: { store: ToastStore; label?: string }) {
  const toasts = useSyncExternalStore(store.subscribe, store.shown, store.shown);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const element = region.current;
      if (pressedKey(event) !== 'F6' || !element?.querySelector('.toast')) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) {
        cameFrom.current?.focus();
        return;
      }
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      element.querySelector<HTMLElement>('.toast a, .toast button')?.focus();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume();
  }

  /** The focus must not fall to the page's start when the toast that holds it closes. */
  function close(key: string) {
    const inside = region.current?.contains(document.activeElement) ?? false;
    store.close(key);
    if (!inside) return;
    store.resume();
    cameFrom.current?.focus();
  }

  const closeNewest = useEffectEvent((event: KeyboardEvent) => {
    const newest = toasts.at(-1);
    // What stands over the page, a dialog or an open menu, is closed first.
    if (
      pressedKey(event) !== 'Escape' ||
      event.defaultPrevented ||
      newest === undefined ||
      document.querySelector('[role=dialog], [role=alertdialog], [aria-expanded=true][aria-haspopup]') !== null
    )
      return;
    const focused = document.activeElement?.closest('.toast')?.getAttribute('data-key');
    close(toasts.find(({ key }) => key === focused)?.key ?? newest.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeNewest(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const danger = toasts.filter((toast) => toast.tone === 'danger');
  const polite = toasts.filter((toast) => toast.tone !== 'danger');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the time, nothing is done by them
    <section
      ref={region}
      className="toasts"
      // an open dialog hides the rest of the page from assistive technology, but not what is said meanwhile
      data-react-aria-top-layer="true"
      aria-label={label}
      onMouseEnter={store.pause}
      onMouseLeave={store.resume}
      onFocus={store.pause}
      onBlur={leave}
    >
      <div className="toasts__live" aria-live="assertive">
        {danger.map((toast) => (
          <ToastItem key={toast.key} toast={toast} onClose={() => close(toast.key)} />
        ))}
      </div>
      <div className="toasts__live" aria-live="polite">
        {polite.map((toast) => (
          <ToastItem key={toast.key} toast={toast} onClose={() => close(toast.key)} />
        ))}
      </div>
    </section>
  );
}
