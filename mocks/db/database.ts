import type { World } from '#fixtures/world.ts';
import { emptyState, STATE_NAMES, type State, type StateName } from './state.ts';
import { REAL_TIME, type ClockState } from './clock.ts';
import type { Storage } from './storage.ts';
import { Table } from './table.ts';
import { type Row, TABLE_NAMES, TABLES, type TableName } from './tables.ts';

type Tables = { readonly [N in TableName]: Table<Row<N>> };

/** The part that says which version of the product wrote the rest. */
const FORMAT = 'format';

/**
 * The newest state that this backend knows: tables and remembered state. Whoever changes it does so inside
 * `Backend.write`, which commits everything that changed or nothing.
 */
export class Database {
  readonly tables: Tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, new Table(TABLES[name].schema as never, TABLES[name].key as never)]),
  ) as unknown as Tables;
  readonly #storage: Storage;
  readonly #format: string;
  #state: State = emptyState(REAL_TIME);
  #changed = new Set<StateName>();
  #files = new Map<number, Uint8Array<ArrayBuffer>>();
  #fresh = false;
  #version = 0;

  constructor(storage: Storage, format: string) {
    this.#storage = storage;
    this.#format = format;
  }

  get state(): State {
    return this.#state;
  }

  edit<N extends StateName>(name: N, change: (before: State[N]) => State[N]): void {
    this.#state = { ...this.#state, [name]: change(this.#state[name]) };
    this.#changed.add(name);
  }

  /** An id that no row has. */
  nextId(): number {
    const id = this.#state.ids.next;
    this.edit('ids', () => ({ next: id + 1 }));
    return id;
  }

  putFile(id: number, bytes: Uint8Array<ArrayBuffer>): void {
    this.#files.set(id, bytes);
  }

  /** Bytes stored for a file, or null where none were. */
  async readFile(id: number): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#files.get(id) ?? (await this.#storage.readFile(id));
  }

  /** Everything anew: the rows of a world, nothing remembered but the clock. Earlier files and log go with the commit. */
  replace(seed: World, clock: ClockState): void {
    for (const name of TABLE_NAMES) {
      this.tables[name].load(seed[name]);
      this.tables[name].changed = true;
    }
    this.#state = emptyState(clock);
    this.#changed = new Set(STATE_NAMES);
    this.#files.clear();
    this.#fresh = true;
  }

  /**
   * Takes over what others committed. Returns false where the storage holds nothing that this version understands:
   * nothing at all, data of another version, or rows that do not fit.
   */
  async refresh(): Promise<boolean> {
    const { version, parts } = await this.#storage.load(this.#version);
    if (version === this.#version) return version > 0;
    if (FORMAT in parts && parts[FORMAT] !== this.#format) return false;
    if (this.#version === 0 && !(FORMAT in parts)) return false;
    try {
      this.#take(parts);
    } catch {
      return false;
    }
    this.#version = version;
    return true;
  }

  /** Writes what changed, in one transaction. */
  async commit(): Promise<void> {
    const tables = TABLE_NAMES.filter((name) => this.tables[name].changed);
    if (tables.length === 0 && this.#changed.size === 0 && this.#files.size === 0) return;
    this.#version = await this.#storage.commit({
      parts: {
        ...(this.#fresh ? { [FORMAT]: this.#format } : {}),
        ...Object.fromEntries(tables.map((name) => [name, this.tables[name].all()])),
        ...Object.fromEntries([...this.#changed].map((name) => [name, this.#state[name]])),
      },
      files: this.#files,
      ...(this.#fresh ? { fresh: true } : {}),
    });
    for (const name of tables) this.tables[name].changed = false;
    this.#forget();
  }

  /** Goes back to what was committed last. */
  async discard(): Promise<void> {
    this.#forget();
    const { version, parts } = await this.#storage.load(0);
    this.#take(parts);
    this.#version = version;
  }

  #forget(): void {
    this.#changed = new Set();
    this.#files = new Map();
    this.#fresh = false;
  }

  #take(parts: Readonly<Record<string, unknown>>): void {
    for (const name of TABLE_NAMES) {
      if (parts[name] !== undefined) this.tables[name].load(parts[name]);
    }
    for (const name of STATE_NAMES) {
      if (parts[name] !== undefined) this.#state = { ...this.#state, [name]: parts[name] };
    }
  }
}
