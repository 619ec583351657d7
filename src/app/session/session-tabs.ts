/**
 * What one tab tells the others about the session. `session.ending`: somebody chose to sign out. `identity.changing`:
 * it is about to act as somebody else (H-07); `identity.changed`: it does now, or no longer. `profile.changed`: the
 * same person's profile is another one (G-20).
 */
export type TabMessage =
  | 'session.started'
  | 'session.ending'
  | 'session.ended'
  | 'identity.changing'
  | 'identity.changed'
  | 'profile.changed';

const MESSAGES: readonly unknown[] = [
  'session.started',
  'session.ending',
  'session.ended',
  'identity.changing',
  'identity.changed',
  'profile.changed',
] satisfies readonly TabMessage[];

export interface SessionTabs {
  tell(message: TabMessage): void;
  /** Hears the other tabs, never this one. Returns the way to stop. */
  listen(heard: (message: TabMessage) => void): () => void;
}

/** tabs of one browser sign out, and in, together. Where there is no BroadcastChannel each tab is on its own. */
export const createSessionTabs = (): SessionTabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel('waymark.session');
  return {
    tell: (message) => channel.postMessage(message),
    listen: (heard) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (MESSAGES.includes(data)) heard(data as TabMessage);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
};
