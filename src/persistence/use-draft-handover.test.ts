// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDraftTabs, type DraftTabMessage } from './draft-tabs.ts';
import { useDraftHandover } from './use-draft-handover.ts';

afterEach(cleanup);

const setUp = () => {
  const sent: string[] = [];
  const release = vi.fn<() => void>();
  const send = ({ type }: { readonly type: string }): void => void sent.push(type);
  const here = openDraftTabs('a draft');
  const other = openDraftTabs('a draft');
  const told: DraftTabMessage[] = [];
  const stop = other.listen((message) => told.push(message));
  afterEach(stop);
  return { sent, release, other, told, ...renderHook(() => useDraftHandover(here, { release }, send)) };
};

describe('C-29, R4: two tabs on one draft', () => {
  test('who opens it claims it; asked for it, a tab stores what it has and gives it away', async () => {
    const { sent, release, other, told } = setUp();
    await vi.waitFor(() => expect(told).toEqual(['claimed']));
    other.tell('claimed');
    await vi.waitFor(() => expect(told).toEqual(['claimed', 'yielded']));
    expect(release).toHaveBeenCalledOnce();
    expect(sent).toEqual(['opened.elsewhere']);
  });

  test('what another tab told is heard, though the page renders before it arrives', async () => {
    const { sent, other, rerender } = setUp();
    other.tell('submitted');
    act(() => rerender());
    await vi.waitFor(() => expect(sent).toEqual(['submitted.elsewhere']));
  });
});
