import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { frozen } from '#fixtures/frozen.ts';
import { Table } from './table.ts';

const Thing = z.object({ id: z.number(), name: z.string() });
const things = async (): Promise<Table<z.output<typeof Thing>>> => {
  const table = new Table(Thing, 'id');
  table.load([
    { id: 2, name: 'two' },
    { id: 1, name: 'one' },
  ]);
  return table;
};

test('rows are found by id, by predicate, and all in the order they came', async () => {
  const table = await things();
  expect(table.get(1)).toEqual({ id: 1, name: 'one' });
  expect(table.get(9)).toBeUndefined();
  expect(table.first(({ name }) => name === 'two')?.id).toBe(2);
  expect(table.where(({ id }) => id > 1)).toHaveLength(1);
  expect(table.all().map(({ id }) => id)).toEqual([2, 1]);
});

test('what is inserted, updated and removed is seen at once, and marks the table as changed', async () => {
  const table = await things();
  expect(table.changed).toBe(false);
  await table.insert({ id: 3, name: 'three' });
  await table.update(1, { name: 'uno' });
  await table.remove(2);
  expect(table.all()).toEqual([
    { id: 1, name: 'uno' },
    { id: 3, name: 'three' },
  ]);
  expect(table.get(1)?.name).toBe('uno');
  expect(table.get(2)).toBeUndefined();
  expect(table.changed).toBe(true);
});

test('a row that must be there is named where it is not, and rows that fit a predicate go together', async () => {
  const table = await things();
  expect(table.require(1).name).toBe('one');
  expect(() => table.require(9)).toThrow('There is no row id = 9.');
  await table.insert({ id: 3, name: 'three' });
  await table.removeWhere(({ id }) => id > 1);
  expect(table.all()).toEqual([{ id: 1, name: 'one' }]);
});

test('a key is taken once, and a row has to fit its schema', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  const table = await things();
  await expect(table.insert({ id: 1, name: 'again' })).rejects.toThrow('There is a row id = 1 already.');
  await expect(table.insert({ id: 4, name: 4 as unknown as string })).rejects.toThrow('does not match the schema');
  await expect(table.update(1, { name: 4 as unknown as string })).rejects.toThrow('schema');
  await expect(table.update(9, { name: 'nine' })).rejects.toThrow('no record found');
  expect(table.all()).toHaveLength(2);
  silenced.mockRestore();
});

test('five thousand rows load within half a second', async () => {
  const table = new Table(Thing, 'id');
  const started = performance.now();
  table.load(Array.from({ length: 5000 }, (_, id) => ({ id, name: `thing ${id}` })));
  expect(performance.now() - started).toBeLessThan(500);
  expect(table.get(4999)?.name).toBe('thing 4999');
});

test('frozen rows are checked once for all tables that load them: what is shared cannot be changed in place, and an update reaches no other table', async () => {
  const rows = frozen([{ id: 1, name: 'one' }]);
  const [first, second] = [new Table(Thing, 'id'), new Table(Thing, 'id')];
  first.load(rows);
  second.load(rows);
  expect(first.get(1)).toBe(second.get(1));
  expect(() => Object.assign(first.get(1) ?? {}, { name: 'uno' })).toThrow('read only');
  await first.update(1, { name: 'uno' });
  expect([first.get(1)?.name, second.get(1)?.name]).toEqual(['uno', 'one']);
});

test('frozen rows that do not fit are refused', () => {
  expect(() => new Table(Thing, 'id').load(frozen([{ id: 'one' }]))).toThrow('Invalid input');
});
