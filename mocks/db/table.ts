import { Collection } from '@msw/data';
import type * as z from 'zod/mini';

type Key = string | number;

/**
 * A collection with what @msw/data lacks: lookup by id through a Map, sorting before paging, and knowledge of whether it
 * changed since the last commit. Rows that come out are read only; `update` is the one way to change them.
 */
export class Table<T extends object> {
  readonly #schema: z.ZodMiniType<T>;
  readonly #key: keyof T;
  #collection: Collection<z.ZodMiniType<T>>;
  #index: Map<Key, T> | null = null;
  /** Changed since it was loaded or committed. */
  changed = false;

  constructor(schema: z.ZodMiniType<T>, key: keyof T) {
    this.#schema = schema;
    this.#key = key;
    this.#collection = new Collection({ schema });
  }

  /** All rows in the order of insertion. */
  all(): readonly T[] {
    return this.#collection.all();
  }

  get(key: Key): T | undefined {
    this.#index ??= new Map(this.#collection.all().map((row) => [row[this.#key] as Key, row]));
    return this.#index.get(key);
  }

  where(predicate: (row: T) => boolean): readonly T[] {
    return this.#collection.all().filter(predicate);
  }

  first(predicate: (row: T) => boolean): T | undefined {
    return this.#collection.all().find(predicate);
  }

  /** Throws where the row does not fit the schema or its key is taken. */
  async insert(row: T): Promise<T> {
    const key = row[this.#key] as Key;
    if (this.get(key) !== undefined) throw new Error(`There is a row ${String(this.#key)} = ${key} already.`);
    const created = await this.#collection.create(row);
    this.#touched();
    return created;
  }

  /** Throws where there is no such row or the change does not fit the schema. */
  async update(key: Key, patch: Partial<T>): Promise<T> {
    const updated = await this.#collection.update((query) => query.where((row: T) => row[this.#key] === key), {
      strict: true,
      data: (draft) => {
        Object.assign(draft as object, patch);
      },
    });
    this.#touched();
    return updated;
  }

  remove(key: Key): void {
    this.#collection.delete((query) => query.where((row: T) => row[this.#key] === key));
    this.#touched();
  }

  /** Replaces every row, as a load from storage does: not a change of its own. */
  async load(rows: readonly T[]): Promise<void> {
    const next = new Collection({ schema: this.#schema });
    for (const row of rows) await next.create(row);
    this.#collection = next;
    this.#index = null;
    this.changed = false;
  }

  #touched(): void {
    this.#index = null;
    this.changed = true;
  }
}
