import type { RecordCopy } from './record-store.ts';

/**
 * What the tabs of one browser tell each other about one draft: typing goes on in one place, the one opened last
 * (0027).
 *
 * - `claimed`: it goes on here now.
 * - `yielded`: the tab that had it has stored its last keystroke, and hands over what it stored.
 * - `submitted`: the server has counted it.
 */
export type DraftTabMessage = 'claimed' | 'yielded' | 'submitted';

export interface DraftTabs {
  readonly tell: (message: DraftTabMessage, draft?: RecordCopy | null) => void;
  /** Hears the other tabs, never this one. Returns the way to stop. */
  readonly listen: (heard: (message: DraftTabMessage, draft: RecordCopy | null) => void) => () => void;
}

const isCopy = (draft: unknown): draft is RecordCopy => {
  const { name, text } = (draft ?? {}) as { readonly name?: unknown; readonly text?: unknown };
  return typeof name === 'string' && typeof text === 'string';
};

const MESSAGES: readonly unknown[] = ['claimed', 'yielded', 'submitted'] satisfies readonly DraftTabMessage[];

/** `name` tells one person's draft from every other. Where there is no BroadcastChannel each tab is on its own. */
export const openDraftTabs = (name: string): DraftTabs => {
  const channels = new Set<BroadcastChannel>();
  return {
    tell: (message, draft = null) => {
      for (const channel of channels) channel.postMessage({ name, message, draft });
    },
    listen: (heard) => {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      const channel = new BroadcastChannel('waymark.drafts');
      channels.add(channel);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const told = data as { readonly name?: unknown; readonly message?: unknown; readonly draft?: unknown } | null;
        if (told?.name === name && MESSAGES.includes(told.message))
          heard(told.message as DraftTabMessage, isCopy(told.draft) ? told.draft : null);
      });
      return () => {
        channels.delete(channel);
        channel.close();
      };
    },
  };
};
