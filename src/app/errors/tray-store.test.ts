import { describe, expect, test, vi } from 'vitest';
import { createTrayStore } from './tray-store.ts';

const message = (title: string) => ({ title, text: null, items: [], tone: 'danger' as const, outcome: null });

describe('the error tray', () => {
  test('J-09: errors clear on every route change', () => {
    const tray = createTrayStore();
    tray.show(message('a'));
    tray.routeChanged();
    expect(tray.current()).toBeNull();
  });

  test('J-14: two identical errors are shown once', () => {
    const tray = createTrayStore();
    const changed = vi.fn<() => void>();
    tray.subscribe(changed);
    tray.show(message('a'));
    tray.show(message('a'));
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('J-08: the tray closes on demand', () => {
    const tray = createTrayStore();
    tray.show(message('a'));
    tray.clear();
    expect(tray.current()).toBeNull();
  });
});
