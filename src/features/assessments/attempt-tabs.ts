/**
 * What the tabs of one browser tell each other about one attempt: typing goes on in one place, the one opened last.
 *
 * - `claimed`: it goes on here now.
 * - `yielded`: whoever had it has put the last answers on the device.
 * - `submitted`: the server has counted it.
 */
export type AttemptNews = 'claimed' | 'yielded' | 'submitted';

export interface AttemptTabs {
  readonly tell: (news: AttemptNews) => void;
  /** Hears the other tabs, never this one. Returns the way to stop. */
  readonly listen: (heard: (news: AttemptNews) => void) => () => void;
}

const NEWS: readonly unknown[] = ['claimed', 'yielded', 'submitted'] satisfies readonly AttemptNews[];

/** `name` tells one person's attempt from every other. Where there is no BroadcastChannel each tab is on its own. */
export const openAttemptTabs = (name: string): AttemptTabs => {
  const channels = new Set<BroadcastChannel>();
  return {
    tell: (news) => {
      for (const channel of channels) channel.postMessage({ name, news });
    },
    listen: (heard) => {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      const channel = new BroadcastChannel('waymark.attempts');
      channels.add(channel);
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = data as { readonly name?: unknown; readonly news?: unknown } | null;
        if (message?.name === name && NEWS.includes(message.news)) heard(message.news as AttemptNews);
      });
      return () => {
        channels.delete(channel);
        channel.close();
      };
    },
  };
};
