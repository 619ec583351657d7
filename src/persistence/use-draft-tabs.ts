import { useEffect, useEffectEvent } from 'react';
import type { DraftTabMessage, DraftTabs } from './draft-tabs.ts';
import type { RecordCopy } from './record-store.ts';

export interface DraftTabsListeners {
  /**
   * Another tab was opened on the same draft and goes on with it: what is typed here goes on the device now. Returns
   * what it goes on with.
   */
  readonly onClaimed: () => RecordCopy | null;
  /** The tab that had it has stored this last. */
  readonly onYielded: (draft: RecordCopy) => void;
  /** Another tab has submitted it. */
  readonly onSubmitted: () => void;
}

/** Two tabs on one draft (C-29): the one opened last goes on, with the last keystroke of the other. */
export const useDraftTabs = (tabs: DraftTabs, { onClaimed, onYielded, onSubmitted }: DraftTabsListeners): void => {
  const hear = useEffectEvent((message: DraftTabMessage, draft: RecordCopy | null) => {
    if (message === 'submitted') onSubmitted();
    else if (message === 'claimed') tabs.tell('yielded', onClaimed());
    else if (draft !== null) onYielded(draft);
  });
  // One channel for as long as the page stands: one that is closed takes with it what was told and not yet heard.
  useEffect(() => tabs.listen((message, draft) => hear(message, draft)), [tabs]);
  // After the channel is open, so that the answer is heard.
  useEffect(() => tabs.tell('claimed'), [tabs]);
};
