// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { SESSION_CHANGED } from '#contracts/library/player-message.ts';
import { hearPlayer } from './hear-player.ts';

test('T15: the word of a player has the page ask who is here; that of any other origin, and any other word, does not', () => {
  const verify = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  hearPlayer('https://api.example', verify);
  const say = (origin: string, data: unknown): void =>
    void window.dispatchEvent(new MessageEvent('message', { origin, data }));
  say('https://other.example', SESSION_CHANGED);
  say('https://api.example', { type: SESSION_CHANGED });
  expect(verify).not.toHaveBeenCalled();
  say('https://api.example', SESSION_CHANGED);
  expect(verify).toHaveBeenCalledOnce();
});
