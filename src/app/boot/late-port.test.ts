import { expect, test } from 'vitest';
import { createLatePort } from './late-port.ts';

test('what holds a late port reaches whatever was supplied last, and the fallback before', () => {
  const port = createLatePort((name: string) => `nobody for ${name}`);
  const { call } = port;
  expect(call('a')).toBe('nobody for a');
  port.supply((name) => `first for ${name}`);
  port.supply((name) => `second for ${name}`);
  expect(call('a')).toBe('second for a');
});
