// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDraftTabs } from './draft-tabs.ts';
import type { RecordCopy } from './record-store.ts';
import { useDraftHandover } from './use-draft-handover.ts';

afterEach(cleanup);

const LAST: RecordCopy = { name: 'a draft', text: 'the last words' };

const setUp = () => {
  const sent: string[] = [];
  const release = vi.fn<() => RecordCopy | null>(() => LAST);
  const receive = vi.fn<(copy: RecordCopy) => boolean>();
  const send = ({ type }: { readonly type: string }): void => void sent.push(type);
  const here = openDraftTabs('a draft');
  const other = openDraftTabs('a draft');
  const told: unknown[] = [];
  const stop = other.listen((message, draft) => told.push(draft === null ? message : [message, draft]));
  afterEach(stop);
  return {
    sent,
    release,
    receive,
    other,
    told,
    ...renderHook(() => useDraftHandover(here, { release, receive }, send)),
  };
};

describe('C-29, R4: two tabs on one draft', () => {
  test('who opens it claims it; asked for it, a tab stores what it has and hands it over', async () => {
    const { sent, release, other, told } = setUp();
    await vi.waitFor(() => expect(told).toEqual(['claimed']));
    other.tell('claimed');
    await vi.waitFor(() => expect(told).toEqual(['claimed', ['yielded', LAST]]));
    expect(release).toHaveBeenCalledOnce();
    expect(sent).toEqual(['opened.elsewhere']);
  });

  test('what another tab hands over is taken where it is new here; a tab that had nothing hands nothing over', async () => {
    const { sent, receive, other } = setUp();
    receive.mockReturnValueOnce(false).mockReturnValueOnce(true);
    other.tell('yielded');
    other.tell('yielded', { name: 'a draft', text: 'known' });
    other.tell('yielded', LAST);
    other.tell('submitted');
    await vi.waitFor(() => expect(sent).toEqual(['draft.arrived', 'submitted.elsewhere']));
    expect(receive.mock.calls).toEqual([[{ name: 'a draft', text: 'known' }], [LAST]]);
  });

  test('what another tab told is heard, though the page renders before it arrives', async () => {
    const { sent, other, rerender } = setUp();
    other.tell('submitted');
    act(() => rerender());
    await vi.waitFor(() => expect(sent).toEqual(['submitted.elsewhere']));
  });
});
