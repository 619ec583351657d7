import { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { frozen } from '#fixtures/frozen.ts';

type Key = string | number;

/**
 * What frozen rows were found to be when a table first loaded them: the seed is checked once for every backend that it
 * fills.
 */
const checked = new WeakMap<object, readonly unknown[]>();

const check = <T>(schema: z.ZodMiniType<T>, rows: unknown): readonly T[] => {
  const known = Array.isArray(rows) && Object.isFrozen(rows) ? checked.get(rows) : undefined;
  if (known !== undefined) return known as readonly T[];
  const parsed = z.parse(z.array(schema), rows);
  if (!Array.isArray(rows) || !Object.isFrozen(rows)) return parsed;
  checked.set(rows, frozen(parsed));
  return parsed;
};

/**
 * A collection with what @msw/data lacks: lookup by id through a Map, and knowledge of whether it changed since the
 * last commit. Rows that come out are read only; `update` is the one way to change them.
 *
 * Loaded rows are checked at once, but enter a collection only when the table is first written: creating a record costs
 * many times what checking it does, and most tables of most visits are only read.
 */
export class Table<T extends object> {
  readonly #schema: z.ZodMiniType<T>;
  readonly #key: keyof T;
  #rows: readonly T[] = [];
  #collection: Collection<z.ZodMiniType<T>> | null = null;
  #index: Map<Key, T> | null = null;
  /** Changed since it was loaded or committed. */
  changed = false;

  constructor(schema: z.ZodMiniType<T>, key: keyof T) {
    this.#schema = schema;
    this.#key = key;
  }

  /** All rows in the order of insertion. */
  all(): readonly T[] {
    return this.#collection?.all() ?? this.#rows;
  }

  get(key: Key): T | undefined {
    this.#index ??= new Map(this.all().map((row) => [row[this.#key] as Key, row]));
    return this.#index.get(key);
  }

  /** The row of a key that must be there. Throws where it is not. */
  require(key: Key): T {
    const row = this.get(key);
    if (row === undefined) throw new Error(`There is no row ${String(this.#key)} = ${key}.`);
    return row;
  }

  where(predicate: (row: T) => boolean): readonly T[] {
    return this.all().filter(predicate);
  }

  first(predicate: (row: T) => boolean): T | undefined {
    return this.all().find(predicate);
  }

  /** Throws where the row does not fit the schema or its key is taken. */
  async insert(row: T): Promise<T> {
    const key = row[this.#key] as Key;
    if (this.get(key) !== undefined) throw new Error(`There is a row ${String(this.#key)} = ${key} already.`);
    const collection = await this.#writable();
    const created = await collection.create(row);
    this.#touched();
    return created;
  }

  /** Throws where there is no such row or the change does not fit the schema. */
  async update(key: Key, patch: Partial<T>): Promise<T> {
    const collection = await this.#writable();
    const updated = await collection.update((query) => query.where((row: T) => row[this.#key] === key), {
      strict: true,
      data: (draft) => {
        Object.assign(draft as object, patch);
      },
    });
    this.#touched();
    return updated;
  }

  async remove(key: Key): Promise<void> {
    const collection = await this.#writable();
    collection.delete((query) => query.where((row: T) => row[this.#key] === key));
    this.#touched();
  }

  /** Removes every row that fits. */
  async removeWhere(predicate: (row: T) => boolean): Promise<void> {
    for (const row of this.where(predicate)) await this.remove(row[this.#key] as Key);
  }

  /**
   * Replaces every row, as a load from storage does: not a change of its own. Throws where a row does not fit the
   * schema.
   */
  load(rows: unknown): void {
    this.#rows = check(this.#schema, rows);
    this.#collection = null;
    this.#index = null;
    this.changed = false;
  }

  async #writable(): Promise<Collection<z.ZodMiniType<T>>> {
    if (this.#collection === null) {
      const collection = new Collection({ schema: this.#schema });
      for (const row of this.#rows) await collection.create(row);
      this.#collection = collection;
      this.#index = null;
    }
    return this.#collection;
  }

  #touched(): void {
    this.#index = null;
    this.changed = true;
  }
}
