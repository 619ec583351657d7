import { expect, test } from 'vitest';
import { createEmitter } from './emitter.ts';

test('every listener hears the news in order, until it stops listening', () => {
  const { emit, subscribe } = createEmitter<[number]>();
  const heard: string[] = [];
  const stop = subscribe((message) => heard.push(`first ${message}`));
  subscribe((message) => heard.push(`second ${message}`));
  emit(1);
  stop();
  emit(2);
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});
