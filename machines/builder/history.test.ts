import { expect, test } from 'vitest';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { changed, historyOf, redone, undone, type Change, type History } from './history.ts';

const document = (text: string): BuilderContent => ({ ROOT: { type: 'div', props: { text } } });
const textOf = ({ nodes }: History): unknown => nodes['ROOT']?.props?.['text'];
const change = (history: History, text: string, { label = 'typing', run = null }: Partial<Change> = {}): History =>
  changed(history, document(text), { label, run });

test('what was changed is taken back and made again, exactly as it was', () => {
  const start = historyOf(document('a'));
  const end = change(change(start, 'b'), 'c');
  expect(undone(undone(end)).nodes).toBe(start.nodes);
  expect(redone(redone(undone(undone(end)))).nodes).toBe(end.nodes);
  expect(undone(undone(undone(end)))).toEqual(undone(undone(end)));
  expect(redone(end)).toEqual(end);
});

test('the letters of a text are one step, until something else is done', () => {
  const typed = ['ab', 'abc'].reduce((all, text) => change(all, text, { run: 'heading 1' }), historyOf(document('a')));
  expect(textOf(undone(typed))).toBe('a');
  const moved = change(typed, 'moved', { label: 'move' });
  const again = change(moved, 'moved d', { run: 'heading 1' });
  expect(textOf(undone(again))).toBe('moved');
});

test('typing after an undo begins a step of its own, and ends what could be made again', () => {
  const typed = change(historyOf(document('a')), 'ab', { run: 'heading 1' });
  const retyped = change(undone(typed), 'ax', { run: 'heading 1' });
  expect(textOf(redone(retyped))).toBe('ax');
  expect(textOf(undone(retyped))).toBe('a');
  const further = change(redone(undone(retyped)), 'axy', { run: 'heading 1' });
  expect(textOf(undone(further))).toBe('ax');
});

test('a change that changes nothing is none', () => {
  const start = historyOf(document('a'));
  expect(changed(start, start.nodes, { label: 'move', run: null })).toBe(start);
});

test('the name of what is undone, and a limit of what is remembered', () => {
  let history = historyOf(document('0'));
  for (let index = 1; index <= 600; index += 1) history = change(history, String(index), { label: `change ${index}` });
  expect(history.past).toHaveLength(500);
  expect(history.past.at(-1)?.label).toBe('change 600');
});
