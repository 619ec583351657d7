/** One record as it lies on the device. */
export interface StoredRecord {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** When its page was last opened since, to the day; absent where it was not. Milliseconds since 1970. */
  readonly openedAtMs?: number;
  /** Nobody would miss it: it gives way where there is no room. */
  readonly isEmpty: boolean;
  readonly value: unknown;
}

/** Makes a value of version n one of version n + 1. */
export type Upgrade = (value: unknown) => unknown;

/** How values of one kind are written and read. */
export interface RecordFormat<T> {
  /** Raise it with the shape, and add the upgrade that leads to it. */
  readonly version: number;
  /**
   * The last one leads to `version`, the one before to `version - 1`, and so on. An older record than these is
   * unreadable.
   */
  readonly upgrades?: readonly Upgrade[];
  /** The value as it was written; throws on anything else. */
  parse(value: unknown): T;
  /** Whether somebody would miss the value. Every value, unless said. */
  hasContent?(value: T): boolean;
}

/** Whether somebody would miss the value. */
export const hasContent = <T>(format: Pick<RecordFormat<T>, 'hasContent'>, value: T): boolean =>
  format.hasContent?.(value) ?? true;

/** A text as a record, or null where it is none. Says nothing about the value in it. */
export const readEnvelope = (text: string): StoredRecord | null => {
  try {
    const record = JSON.parse(text) as Partial<StoredRecord> | null;
    if (record === null || !Number.isInteger(record.version) || typeof record.savedAtMs !== 'number') return null;
    return {
      version: record.version as number,
      savedAtMs: record.savedAtMs,
      ...(typeof record.openedAtMs === 'number' ? { openedAtMs: record.openedAtMs } : {}),
      isEmpty: record.isEmpty === true,
      value: record.value,
    };
  } catch {
    return null;
  }
};

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** When a record was last written or opened by its person. Milliseconds since 1970. */
export const lastUsedAtMs = ({ savedAtMs, openedAtMs = savedAtMs }: StoredRecord): number =>
  Math.max(savedAtMs, openedAtMs);

/** The text of a record whose page was opened just now, or null where that says nothing new for its age. */
export const withOpening = (record: StoredRecord, nowMs: number): string | null =>
  nowMs - lastUsedAtMs(record) < DAY_MILLISECONDS ? null : JSON.stringify({ ...record, openedAtMs: nowMs });

/** The value of a record of any known version, upgraded; throws where it is damaged, too old, or of a newer release. */
export const readValue = <T>({ version, value }: StoredRecord, format: RecordFormat<T>): T => {
  const { upgrades = [] } = format;
  const missing = format.version - version;
  if (missing < 0 || missing > upgrades.length) throw new Error(`Version ${version} cannot be read.`);
  return format.parse(
    upgrades.slice(upgrades.length - missing).reduce<unknown>((current, upgrade) => upgrade(current), value),
  );
};

/** The text of a value, as `readEnvelope` reads it. */
export const writeRecord = <T>(value: T, format: RecordFormat<T>, savedAtMs: number): string =>
  JSON.stringify({
    version: format.version,
    savedAtMs,
    ...(hasContent(format, value) ? {} : { isEmpty: true }),
    value,
  });
