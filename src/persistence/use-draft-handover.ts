import { useCallback } from 'react';
import type { DraftSession } from './draft-session.ts';
import type { DraftTabs } from './draft-tabs.ts';
import { useDraftTabs } from './use-draft-tabs.ts';

type HandoverEvent = { readonly type: 'opened.elsewhere' | 'draft.arrived' | 'submitted.elsewhere' | 'continued.here' };

/** Hands a draft over between the tabs that show it (0027): tells the chart, and gives what takes the draft back. `stop` ends what is under way here. */
export const useDraftHandover = (tabs: DraftTabs, { release }: Pick<DraftSession<never>, 'release'>, send: (event: HandoverEvent) => void, stop: () => void = () => undefined): (() => void) => {
  useDraftTabs(tabs, {
    onClaimed: () => {
      stop();
      release();
      send({ type: 'opened.elsewhere' });
    },
    onYielded: () => send({ type: 'draft.arrived' }),
    onSubmitted: () => send({ type: 'submitted.elsewhere' }),
  });
  return useCallback(() => {
    tabs.tell('claimed');
    send({ type: 'continued.here' });
  }, [tabs, send]);
};
