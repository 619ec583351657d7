import type { Backend } from '../backend.ts';
import { TABLE_NAMES, type TableName } from '../db/tables.ts';

type Rows = Readonly<Record<string, readonly unknown[]>>;

const tableNamed = (name: string): TableName => {
  const table = TABLE_NAMES.find((each) => each === name);
  if (table === undefined) throw new Error(`There is no table '${name}'. There are: ${TABLE_NAMES.join(', ')}.`);
  return table;
};

/** All rows of the named tables. Throws where there is no such table. */
export const readTables = (backend: Backend, names: readonly string[]): Promise<Rows> =>
  backend.read((db) => Object.fromEntries(names.map((name) => [name, db.tables[tableNamed(name)].all()])));

/**
 * Replaces all rows of the named tables in one commit; sessions, files and every other table stay. Throws, and changes
 * nothing, where a table is unknown or a row does not fit its schema.
 */
export const replaceTables = (backend: Backend, tables: Rows): Promise<void> =>
  backend.write((db) => {
    for (const [name, rows] of Object.entries(tables)) {
      const table = db.tables[tableNamed(name)];
      table.load(rows);
      table.changed = true;
    }
  });
