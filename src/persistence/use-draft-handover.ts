import { useCallback } from 'react';
import type { DraftSession } from './draft-session.ts';
import type { DraftTabs } from './draft-tabs.ts';
import { useDraftTabs } from './use-draft-tabs.ts';

type HandoverEvent = { readonly type: 'opened.elsewhere' | 'draft.arrived' | 'submitted.elsewhere' | 'continued.here' };

/**
 * Hands a draft over between the tabs that show it (0027): tells the chart, and gives what takes the draft back. `stop`
 * ends what is under way here.
 */
export const useDraftHandover = (
  tabs: DraftTabs,
  { release, receive }: Pick<DraftSession<never>, 'release' | 'receive'>,
  send: (event: HandoverEvent) => void,
  stop: () => void = () => undefined,
): (() => void) => {
  useDraftTabs(tabs, {
    onClaimed: () => {
      stop();
      const copy = release();
      send({ type: 'opened.elsewhere' });
      return copy;
    },
    // Where the page is loading, it reads what was received when it is done.
    onYielded: (copy) => {
      if (receive(copy)) send({ type: 'draft.arrived' });
    },
    onSubmitted: () => send({ type: 'submitted.elsewhere' }),
  });
  return useCallback(() => {
    tabs.tell('claimed');
    send({ type: 'continued.here' });
  }, [tabs, send]);
};
