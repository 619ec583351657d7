import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewNotification } from '#current/new-notification.ts';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { createNotificationStore } from './notification-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = () => {
  const toasts = createToastStore(10_000);
  const store = createNotificationStore(toasts, () => 0);
  const tell = (key: string, more: Partial<NewNotification> = {}): void =>
    store.tell({ key, text: `News ${key}`, marker: 'done', ...more });
  return {
    toasts,
    tell,
    flood: (count: number) => Array.from({ length: count }, (_, index) => tell(String(index + 1))),
    texts: () => toasts.shown().map(({ text }) => text),
  };
};

describe('many notifications at once (T13, 0181)', () => {
  test('500 are over within half a minute, and one toast says how many were not shown', () => {
    const { tell, flood, texts } = setUp();
    flood(500);
    expect(texts()).toEqual(['News 1', 'News 2']);
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['News 3', 'News 4']);
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['496 more notifications']);
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual([]);
    tell('9');
    expect(texts(), 'the next one stands by itself').toEqual(['News 9']);
  });

  test('the same one again counts once, also while the merged toast stands; a single one keeps its words', () => {
    const { tell, flood, toasts } = setUp();
    flood(5);
    expect(toasts.all().at(-1)?.text).toBe('News 5');
    flood(7);
    tell('7');
    expect(toasts.all().at(-1)?.text).toBe('3 more notifications');
    expect(toasts.all()).toHaveLength(5);
  });

  test('a danger among them makes the merged toast one, and what is no notification is never merged', () => {
    const { tell, flood, toasts } = setUp();
    flood(6);
    toasts.show({ key: 'own', text: 'Your answers were not sent.' });
    tell('8', { tone: 'danger' });
    expect(toasts.all().slice(-2)).toMatchObject([{ text: '3 more notifications', tone: 'danger' }, { key: 'own' }]);
  });
});
