// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAREWELL, FAREWELL_ANSWERED, FAREWELL_HEARD } from '#contracts/library/player-message.ts';
import { sayFarewell } from './say-farewell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document.body, 'moveBefore');
  document.body.replaceChildren();
});

/** A player in its section; `moved`: whether the browser can move it, which is all that jsdom lacks. */
const open = (canMove = true) => {
  const section = document.createElement('section');
  const frame = document.createElement('iframe');
  frame.title = 'A package';
  section.append(frame);
  document.body.append(section);
  const player = { postMessage: vi.fn<(message: string, origin: string) => void>() };
  Object.defineProperty(frame, 'contentWindow', { value: player });
  if (canMove)
    Object.assign(document.body, {
      moveBefore: (node: Node, child: Node | null) => document.body.insertBefore(node, child),
    });
  sayFarewell(frame);
  const answer = (data: string, source: object = player): void => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { section, frame, player, answer };
};

test('the frame moves out of sight, hears the farewell, and goes once it has answered', () => {
  const { section, frame, player, answer } = open();
  expect([section.contains(frame), frame.hidden, frame.title, frame.isConnected]).toEqual([false, true, '', true]);
  expect(player.postMessage).toHaveBeenCalledWith(FAREWELL, '*');
  answer(FAREWELL_ANSWERED, window);
  answer(FAREWELL_HEARD);
  vi.advanceTimersByTime(600_000);
  expect(frame.isConnected, 'it stores, however long that takes').toBe(true);
  answer(FAREWELL_ANSWERED);
  expect(frame.isConnected).toBe(false);
});

test('a player that does not know the farewell goes after a while', () => {
  const { frame } = open();
  vi.advanceTimersByTime(4999);
  expect(frame.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect(frame.isConnected).toBe(false);
});

test('a browser that cannot move a frame drops it with its section', () => {
  const { section, frame, player } = open(false);
  expect([section.contains(frame), player.postMessage.mock.calls]).toEqual([true, []]);
});
