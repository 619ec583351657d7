// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createNotificationStore } from './notification-store.ts';
import { forgetHistories } from './forget-histories.ts';
import { storedHistory } from './stored-history.ts';

beforeEach(() => sessionStorage.clear());

const toasts = { show: () => undefined, close: () => undefined, all: () => [] };
const visit = (userId = 11) => createNotificationStore(toasts, () => 1000, storedHistory(userId));
const texts = (store = visit()) => store.history().map(({ text, isNew }) => [text, isNew]);

test('the history of a visit stands after a reload, what was seen as seen', () => {
  const store = visit();
  store.tell({ key: 'a', text: 'First', marker: 'done' });
  store.markSeen();
  store.tell({ key: 'b', text: 'Second', marker: 'review', link: { label: 'Review evidence', href: '/evidence' } });
  expect(texts()).toEqual([
    ['Second', true],
    ['First', false],
  ]);
  expect(visit().history()[0]?.link).toEqual({ label: 'Review evidence', href: '/evidence' });
  const again = visit();
  again.tell({ key: 'c', text: 'Third', marker: 'done' });
  expect(new Set(again.history().map(({ id }) => id)).size).toBe(3);
});

test('a link that does something stands without it', () => {
  visit().tell({
    key: 'a',
    text: 'Your report',
    marker: 'done',
    link: { label: 'Download Now', onPress: () => undefined },
  });
  expect(visit().history()[0]).toEqual({ id: 1, key: 'a', text: 'Your report', marker: 'done', at: 1000, isNew: true });
});

test('it is nobody else’s, and A-28, H-07: gone with the session', () => {
  visit(11).tell({ key: 'a', text: 'First', marker: 'done' });
  expect(texts(visit(12))).toEqual([]);
  forgetHistories();
  expect([texts(visit(11)), sessionStorage.length]).toEqual([[], 0]);
});

test.each(['{', '[{}]', 'null', '[{"id":1}]'])('damaged (%s), it counts as none', (text) => {
  sessionStorage.setItem('waymark.notifications/11', text);
  expect(texts()).toEqual([]);
});

test('a tab that refuses storage has none', () => {
  const refusing = () => {
    throw new Error('denied');
  };
  const store = createNotificationStore(toasts, () => 1000, storedHistory(11, refusing));
  store.tell({ key: 'a', text: 'First', marker: 'done' });
  expect(store.history()).toHaveLength(1);
  expect(() => forgetHistories(refusing)).not.toThrow();
});
