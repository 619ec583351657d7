import { useEffect, useEffectEvent } from 'react';
import type { DraftTabMessage, DraftTabs } from './draft-tabs.ts';

export interface DraftTabsListeners {
  /** Another tab was opened on the same draft and goes on with it: what is typed here goes on the device now. */
  readonly onClaimed: () => void;
  /** The tab that had it has stored its last keystroke. */
  readonly onYielded: () => void;
  /** Another tab has submitted it. */
  readonly onSubmitted: () => void;
}

/** Two tabs on one draft (C-29): the one opened last goes on, with the last keystroke of the other. */
export const useDraftTabs = (tabs: DraftTabs, { onClaimed, onYielded, onSubmitted }: DraftTabsListeners): void => {
  const hear = useEffectEvent((message: DraftTabMessage) => {
    if (message === 'submitted') onSubmitted();
    else if (message === 'yielded') onYielded();
    else {
      onClaimed();
      tabs.tell('yielded');
    }
  });
  // One channel for as long as the page stands: one that is closed takes with it what was told and not yet heard.
  useEffect(() => tabs.listen((message) => hear(message)), [tabs]);
  // After the channel is open, so that the answer is heard.
  useEffect(() => tabs.tell('claimed'), [tabs]);
};
