import type { LoggedCall } from '#contracts/demo.ts';
import { createMutex, LOG_LENGTH, type Storage } from './storage.ts';

/** Texts of frozen parts, which many stores of one process hold: the rows of the seed. */
const texts = new WeakMap<object, string>();

const textOf = (part: unknown): string => {
  if (typeof part !== 'object' || part === null || !Object.isFrozen(part)) return JSON.stringify(part);
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
};

/** Storage of one process. Parts are kept as text, so nothing that a rule holds can change what was committed. */
export const createMemoryStorage = (): Storage => {
  const parts = new Map<string, { readonly version: number; readonly text: string }>();
  const files = new Map<number, Uint8Array<ArrayBuffer>>();
  const listeners = new Set<() => void>();
  let log: LoggedCall[] = [];
  let version = 0;
  return {
    load: (knownVersion) =>
      Promise.resolve({
        version,
        parts:
          knownVersion === version
            ? {}
            : Object.fromEntries(
                [...parts]
                  .filter(([, part]) => part.version > knownVersion)
                  .map(([name, part]) => [name, JSON.parse(part.text) as unknown]),
              ),
      }),
    commit: (commit) => {
      const written = Object.entries(commit.parts).map(([name, value]) => [name, textOf(value)] as const);
      version += 1;
      if (commit.fresh) {
        files.clear();
        log = [];
      }
      for (const [name, text] of written) parts.set(name, { version, text });
      for (const [id, bytes] of commit.files) files.set(id, bytes);
      for (const listener of listeners) listener();
      return Promise.resolve(version);
    },
    exclusive: createMutex(),
    readFile: (id) => Promise.resolve(files.get(id) ?? null),
    readFiles: () => Promise.resolve(new Map(files)),
    appendLog: (call) => {
      log.push(call);
      if (log.length > LOG_LENGTH) log = log.slice(-LOG_LENGTH);
      return Promise.resolve();
    },
    readLog: () => Promise.resolve([...log]),
    onCommit: (listener) => {
      listeners.add(listener);
    },
  };
};
