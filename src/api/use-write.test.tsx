// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiContext } from './api-context.ts';
import { json, loose, setUpClient, thing } from './testing/client-over-function.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

afterEach(cleanup);

const KEY = ['things'];

const setUp = (answer: () => Response | Promise<Response>, options: WriteOptions<typeof thing> = {}) => {
  const { client, sent } = setUpClient(answer);
  const queries = new QueryClient();
  queries.setQueryData(KEY, []);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiContext value={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiContext>
  );
  const hook = renderHook(() => useWrite(thing, options), { wrapper });
  const send = (): void => act(() => hook.result.current.send({ ...loose, body: {} }));
  return { ...hook, sent, send, isStale: () => queries.getQueryState(KEY)?.isInvalidated };
};

describe('a call at one press', () => {
  test('what counted makes stale what it says, before its caller hears', async () => {
    const heard: unknown[] = [];
    const page = setUp(() => json({ id: 7 }), {
      stale: [KEY],
      onOutcome: (outcome) => heard.push([outcome, page.isStale()]),
    });
    page.send();
    await waitFor(() => expect(heard).toEqual([[{ ok: true, data: { id: 7 } }, true]]));
    expect(page.result.current).toMatchObject({ isSending: false, failure: null });
  });

  test('a refusal is a result, and nothing is asked for again', async () => {
    const page = setUp(() => json({ message: 'No.' }, 422), { stale: [KEY] });
    page.send();
    await waitFor(() => expect(page.result.current.failure).toMatchObject({ status: 422, message: 'No.' }));
    expect(page.isStale()).toBe(false);
  });

  test('a second press while it is under way sends nothing; afterwards it may be sent again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const page = setUp(() => promise.then((reply) => reply.clone()));
    page.send();
    page.send();
    await waitFor(() => expect(page.result.current.isSending).toBe(true));
    resolve(json({ id: 7 }));
    await waitFor(() => expect(page.result.current.isSending).toBe(false));
    expect(page.sent).toHaveLength(1);
    page.send();
    await waitFor(() => expect(page.sent).toHaveLength(2));
  });

  test('whoever has left the page is not told', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const onOutcome = vi.fn<() => void>();
    const page = setUp(() => promise, { onOutcome });
    page.send();
    await waitFor(() => expect(page.sent).toHaveLength(1));
    page.unmount();
    resolve(json({ id: 7 }));
    await promise;
    await new Promise((done) => setTimeout(done));
    expect(onOutcome).not.toHaveBeenCalled();
  });
});
