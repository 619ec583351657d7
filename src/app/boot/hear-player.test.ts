// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { SESSION_CHANGED, SESSION_ENDED } from '#contracts/library/player-message.ts';
import { hearPlayer } from './hear-player.ts';

test('T15, L-26: the word of a player has the page ask who is here; that of any other window, and any other word, does not', () => {
  const verify = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const ask = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('No connection.')));
  hearPlayer(window, { verify, ask });
  document.body.innerHTML = '<iframe data-player></iframe><iframe></iframe>';
  const [player, other] = [...document.querySelectorAll('iframe')];
  const say = (source: Window | null | undefined, data: unknown): void =>
    void window.dispatchEvent(new MessageEvent('message', { source: source ?? null, data }));
  say(other?.contentWindow, SESSION_CHANGED);
  say(window, SESSION_ENDED);
  say(null, SESSION_ENDED);
  say(player?.contentWindow, { type: SESSION_CHANGED });
  expect([verify.mock.calls, ask.mock.calls]).toEqual([[], []]);
  say(player?.contentWindow, SESSION_CHANGED);
  expect([verify.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
  say(player?.contentWindow, SESSION_ENDED);
  expect([verify.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
});
