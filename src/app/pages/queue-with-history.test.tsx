// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CurrentContext } from '#current/current-context.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { testClient } from '#api/testing/test-client.ts';
import { filesEvents } from '#features/files/events.ts';
import { createNotificationStore } from '#features/notifications/notification-store.ts';
import { NotificationsContext } from '#features/notifications/notifications-context.ts';
import { QueryClient } from '@tanstack/react-query';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { QueueWithHistory } from './QueueWithHistory.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('I-05, A-24: what `export.failed` told stands on the page, also while it is open; other news does not', async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const client = testClient(door);
  const profile = await client.fetch(getMe, {});
  const [organisation] = profile.organisations;
  if (organisation === undefined) throw new Error('She belongs to none.');
  let now = Date.UTC(2026, 2, 2, 9, 30);
  const store = createNotificationStore(createToastStore(10_000), () => now);
  const { effects } = filesEvents({
    client,
    queries: new QueryClient(),
    notifications: store,
    current: () => ({ profile, organisation }),
    productName: 'Waymark',
    now: () => now,
    adminUrl: '',
    signal: new AbortController().signal,
  });
  effects['export.delivered']?.({ file_id: 7 });
  render(
    <NotificationsContext value={store}>
      <CurrentContext value={{ profile, organisation }}>
        <QueueWithHistory />
      </CurrentContext>
    </NotificationsContext>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'No report has failed' })).toBeTruthy();
  act(() => effects['export.failed']?.({}));
  store.markSeen();
  now += 3_600_000;
  act(() => effects['export.failed']?.({}));
  expect(screen.getByRole('heading', { level: 1, name: 'Your report could not be made' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
