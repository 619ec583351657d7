import { useEffect } from 'react';
import type { DraftTabs } from './draft-tabs.ts';

export interface DraftTabsListeners {
  /** Another tab was opened on the same draft and goes on with it: what is typed here goes on the device now. */
  readonly onClaimed: () => void;
  /** The tab that had it has stored its last keystroke. */
  readonly onYielded: () => void;
  /** Another tab has submitted it. */
  readonly onSubmitted: () => void;
}

/** Two tabs on one draft (C-29): the one opened last goes on, with the last keystroke of the other. Takes stable functions. */
export const useDraftTabs = (tabs: DraftTabs, { onClaimed, onYielded, onSubmitted }: DraftTabsListeners): void => {
  useEffect(
    () =>
      tabs.listen((message) => {
        if (message === 'submitted') onSubmitted();
        else if (message === 'yielded') onYielded();
        else {
          onClaimed();
          tabs.tell('yielded');
        }
      }),
    [tabs, onClaimed, onYielded, onSubmitted],
  );
  // After the channel is open, so that the answer is heard.
  useEffect(() => tabs.tell('claimed'), [tabs]);
};
