import * as z from 'zod/mini';
import { createEmitter } from '#api/emitter.ts';
import { namesBelow, onDevice, type StorageSource } from './device-storage.ts';
import { FAMILY as DRAFTS } from './drafts.ts';
import { putMakingRoom } from './make-room.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { readEnvelope, readValue, writeRecord, type RecordFormat } from './record.ts';

/**
 * What this device knows of something that somebody confirmed. Only facts: never that a call is under way, which no device
 * can know after a reload.
 *
 * - `waiting`: it is sent by itself, when `sendAfterMs` is over and there is a connection.
 * - `left`: a call left, and no reply was read. The server is asked before anything else happens.
 * - `withdrawn`: its person took it back; an earlier call may have arrived all the same.
 * - `sent`: it counts, and its person has not seen the result.
 * - `refused`: the server refused it while its page was not open; `messages` are its reasons.
 */
const Stage = z.enum(['waiting', 'left', 'withdrawn', 'sent', 'refused']);
export type OutboxStage = z.output<typeof Stage>;

const OutboxRecord = z.object({
  stage: Stage,
  /** Names it where its page is not open. */
  title: z.string(),
  /** On the app's clock; what was confirmed first is sent first. */
  confirmedAtMs: z.number(),
  /** Real time until which it can be taken back, or in which its call left. Nobody else sends it before. */
  sendAfterMs: z.number(),
  /** Whether a call of it has left this device and may have arrived: one that the server refused has not. */
  hasLeft: z.boolean(),
  /** What tells this submission from every other one at the server. The same for every call about its subject until it is settled. */
  idempotencyKey: z.string(),
  messages: z.array(z.string()),
  /** What was confirmed, as its kind wrote it. */
  input: z.unknown(),
});
export type OutboxRecord = z.output<typeof OutboxRecord>;

/** Whose submission about what. There is one for each subject. */
export interface OutboxAddress {
  readonly userId: number;
  /** What it is: 'assessment'. */
  readonly kind: string;
  /** What it is about, in the words of its kind: '1/501'. */
  readonly name: string;
}

export type OutboxEntry = OutboxAddress & OutboxRecord;

/** A submission as far as others than the outbox need it. */
export type NamedSubmission = OutboxAddress & Pick<OutboxRecord, 'title' | 'confirmedAtMs' | 'input'>;

/** Whether it was confirmed and no server is known to have it: it waits, or its call left and no reply was read. */
export const isUnsent = (stage: OutboxStage | undefined): boolean => stage === 'waiting' || stage === 'left';

/** Stages in which an earlier call may arrive still: the next one of the same subject goes under the same key. */
const UNSETTLED: readonly (OutboxStage | undefined)[] = ['waiting', 'left', 'withdrawn'];

/** What is written. */
export type OutboxNote = Pick<OutboxRecord, 'stage' | 'title' | 'confirmedAtMs' | 'input'> & Partial<Pick<OutboxRecord, 'sendAfterMs' | 'hasLeft' | 'messages'>>;

/** Confirmed work on this device. Every call is synchronous. */
export interface Outbox {
  find(address: OutboxAddress): OutboxEntry | null;
  /** Where the device refuses, the record lasts as long as this page, and `false` is returned. */
  put(address: OutboxAddress, note: OutboxNote): boolean;
  /** Changes what is there; does nothing where nothing is. */
  update(address: OutboxAddress, change: Partial<OutboxRecord>): void;
  remove(address: OutboxAddress): void;
  /** Everything of one person, what was confirmed first first. */
  of(userId: number): readonly OutboxEntry[];
  /** Hears every change, of this tab and of the others. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** First part of every name. */
export const OUTBOX_FAMILY = 'waymark.outbox';

const FORMAT: RecordFormat<OutboxRecord> = { version: 1, parse: (value) => OutboxRecord.parse(value) };

/** The name of a submission: of its record, of its lock, and of its channel across tabs. */
export const outboxName = ({ userId, kind, name }: OutboxAddress): string => [OUTBOX_FAMILY, userId, kind, name].join('/');

const addressOf = (whole: string): OutboxAddress => {
  const [, userId = '', kind = '', ...name] = whole.split('/');
  return { userId: Number(userId), kind, name: name.join('/') };
};

/** Creates the outbox over a storage. A damaged record, or one of another release, counts as none and stays where it is. */
export const createOutbox = (storage: StorageSource): Outbox => {
  const changed = createEmitter();
  /** What the device refused. */
  const inMemory = new Map<string, string>();

  const entryAt = (whole: string): OutboxEntry | null => {
    const text = inMemory.get(whole) ?? onDevice(storage, (device) => device.getItem(whole), null);
    const record = readEnvelope(text ?? '');
    if (record === null) return null;
    try {
      return { ...addressOf(whole), ...readValue(record, FORMAT) };
    } catch {
      return null;
    }
  };
  const write = (address: OutboxAddress, record: OutboxRecord): boolean => {
    const whole = outboxName(address);
    const nowMs = Date.now();
    const text = writeRecord(record, FORMAT, nowMs);
    const isStored = onDevice(storage, (device) => putMakingRoom(device, DRAFTS, whole, text, nowMs), false);
    if (isStored) inMemory.delete(whole);
    else inMemory.set(whole, text);
    changed.emit();
    return isStored;
  };
  const recordOf = ({ userId: _u, kind: _k, name: _n, ...record }: OutboxEntry): OutboxRecord => record;

  return {
    find: (address) => entryAt(outboxName(address)),
    put: (address, { stage, title, confirmedAtMs, input, sendAfterMs = 0, hasLeft = false, messages = [] }) => {
      const before = entryAt(outboxName(address));
      const idempotencyKey = before !== null && UNSETTLED.includes(before.stage) ? before.idempotencyKey : newIdempotencyKey();
      return write(address, { stage, title, confirmedAtMs, input, sendAfterMs, hasLeft, messages, idempotencyKey });
    },
    update: (address, change) => {
      const entry = entryAt(outboxName(address));
      if (entry !== null) write(address, { ...recordOf(entry), ...change });
    },
    remove: (address) => {
      const whole = outboxName(address);
      const wasThere = inMemory.delete(whole) || onDevice(storage, (device) => device.getItem(whole) !== null, false);
      onDevice(storage, (device) => device.removeItem(whole), undefined);
      if (wasThere) changed.emit();
    },
    of: (userId) => {
      const stored = onDevice(storage, (device) => namesBelow(device, `${OUTBOX_FAMILY}/${userId}`), []);
      const unstored = [...inMemory.keys()].filter((name) => name.startsWith(`${OUTBOX_FAMILY}/${userId}/`));
      return [...new Set([...stored, ...unstored])].flatMap((name) => entryAt(name) ?? []).toSorted((one, other) => one.confirmedAtMs - other.confirmedAtMs);
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith(OUTBOX_FAMILY)) listener();
      };
      const stop = changed.subscribe(listener);
      globalThis.addEventListener?.('storage', onStorage as EventListener);
      return () => {
        stop();
        globalThis.removeEventListener?.('storage', onStorage as EventListener);
      };
    },
  };
};
