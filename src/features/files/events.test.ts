// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventsInput } from '#current/area-events.ts';
import type { NewNotification } from '#current/new-notification.ts';
import { filesEvents } from './events.ts';

afterEach(() => void vi.useRealTimers());

test('a report is saved under its day and as what it is (R11)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12) });
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:report';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const told: NewNotification[] = [];
  const client = {
    attempt: () => Promise.resolve({ ok: true, data: new Blob(['a,b'], { type: 'text/csv; charset=utf-8' }) }),
  };
  const input = {
    client,
    queries: new QueryClient(),
    notifications: { tell: (message: NewNotification) => told.push(message) },
    adminUrl: '',
  } as unknown as EventsInput;
  filesEvents(input).effects['export.delivered']?.({ file_id: 9 } as never);
  told[0]?.link?.onPress?.();
  await vi.waitFor(() => expect(names).toEqual(['report-2026-03-02.csv']));
});
