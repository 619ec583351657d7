import { expect, test } from 'vitest';
import { IGNORED_EVENT } from '#contracts/demo.ts';
import { logIgnoredEvents } from './log-ignored-events.ts';

test('logs the name of an event that a page ignored, until it is stopped (I-15)', () => {
  const page = new EventTarget();
  const lines: string[] = [];
  const ignore = () =>
    page.dispatchEvent(new CustomEvent(IGNORED_EVENT, { detail: { name: 'booking.exploded', reason: 'unknown' } }));
  const stop = logIgnoredEvents(page, (line) => lines.push(line));
  ignore();
  expect(lines).toEqual(['Real-time event ignored: booking.exploded (unknown)']);
  stop();
  ignore();
  expect(lines).toHaveLength(1);
});
