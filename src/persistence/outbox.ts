import * as z from 'zod/mini';
import { createEmitter } from '#api/emitter.ts';
import { namesBelow, onDevice, type StorageSource } from './device-storage.ts';
import { FAMILY as DRAFTS } from './drafts.ts';
import { putMakingRoom } from './make-room.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { OWED_FAMILY, tellOwedChanged } from './owed-total.ts';
import { readEnvelope, readValue, writeRecord, type RecordFormat } from './record.ts';

/**
 * What this device knows of something that somebody confirmed. Only facts: never that a call is under way, which no
 * device can know after a reload.
 *
 * - `confirmed`: it waits, and is sent by itself when `sendAfterMs` is over and there is a connection.
 * - `left`: a call left, and no reply was read. The server is asked before anything else happens.
 * - `unanswered`: nothing of it is sent by itself any more, because its person took it back or has to decide again; an
 *   earlier call may have arrived all the same.
 * - `refused`: the server refused it while its page was not open; `messages` are its reasons.
 * - `settled`: it counts, and its person has not seen the result, or the server works on it.
 */
const Stage = z.enum(['confirmed', 'left', 'unanswered', 'refused', 'settled']);
export type OutboxStage = z.output<typeof Stage>;

/**
 * How far the payment of a delivery has got.
 *
 * - `open`: a basket waits, and nobody has confirmed a payment of it. Nothing is owed.
 * - `attempted`: a payment was confirmed, and its end is not known: it may be taken.
 * - `paid`: it was taken, and what it pays for was not delivered.
 * - `unneeded`: it was taken, and what it pays for was done without it: it has to be given back.
 * - `unclear`: it was taken, what it pays for is done, and nobody can tell any more whether by this payment or by another
 *   one.
 */
const PaymentProgress = z.enum(['open', 'attempted', 'paid', 'unneeded', 'unclear']);

/** What a delivery costs: facts alone, no words and no secret. */
const DeliveryPayment = z.object({
  basketKey: z.string(),
  totalInPence: z.number(),
  progress: PaymentProgress,
  /** The provider's name for it, which the receipt shows; null while it is not known to be taken. */
  reference: z.nullable(z.string()),
  /**
   * When it was last confirmed, in milliseconds of real time: what a page that is gone has confirmed may arrive a while
   * later.
   */
  attemptedAtMs: z._default(z.number(), 0),
});
export type DeliveryPayment = z.output<typeof DeliveryPayment>;

/** Whether a payment is followed by nothing but giving it back. */
export const isToBeReturned = ({ progress }: Pick<DeliveryPayment, 'progress'>): boolean =>
  progress === 'unneeded' || progress === 'unclear';

const OutboxRecord = z.object({
  stage: Stage,
  /** Names it where its page is not open; empty where its kind finds the words. */
  title: z.string(),
  /** On the app's clock; what was confirmed first is sent first. */
  confirmedAtMs: z.number(),
  /** Real time until which it can be taken back, or in which its call left. Nobody else sends it before. */
  sendAfterMs: z.number(),
  /** Whether a call of it has left this device and may have arrived: one that the server refused has not. */
  hasLeft: z.boolean(),
  /**
   * What tells this submission from every other one at the server. The same for every call about its subject until it
   * is settled.
   */
  idempotencyKey: z.string(),
  messages: z.array(z.string()),
  /** What was confirmed, as its kind wrote it. */
  input: z.unknown(),
  /** Null where it costs nothing. */
  payment: z._default(z.nullable(DeliveryPayment), null),
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
export const isUnsent = (stage: OutboxStage | undefined): boolean => stage === 'confirmed' || stage === 'left';

/** Stages in which an earlier call may arrive still: the next one of the same subject goes under the same key. */
const UNSETTLED: readonly (OutboxStage | undefined)[] = ['confirmed', 'left', 'unanswered'];

/**
 * Whether money was taken, or may be, for something that is not known to be delivered. It is no draft: it is named
 * until it is settled, and nothing wipes it.
 */
export const isOwed = ({ payment }: Pick<OutboxRecord, 'payment'>): boolean =>
  payment !== null && payment.progress !== 'open';

/**
 * So long a confirmation of a page that is gone may be on its way to the provider: that nothing is paid is certain only
 * afterwards.
 */
const CONFIRMATION_ARRIVES_WITHIN_MILLISECONDS = 30_000;

/**
 * Whether an answer that nothing was paid may be out of date: a confirmation that left may arrive still. `nowMs`: real
 * time.
 */
export const mayArriveStill = ({ progress, attemptedAtMs }: DeliveryPayment, nowMs: number): boolean =>
  progress === 'attempted' && nowMs - attemptedAtMs < CONFIRMATION_ARRIVES_WITHIN_MILLISECONDS;

/**
 * Whether it is sent by itself: it was confirmed, no server is known to have it, and nothing has to be paid or given
 * back first.
 */
export const isSendable = ({ stage, payment }: Pick<OutboxRecord, 'stage' | 'payment'>): boolean =>
  isUnsent(stage) && (payment === null || (payment.progress !== 'open' && !isToBeReturned(payment)));

/** What is written. `idempotencyKey`: where a subject may have several intentions, that of this one. */
export type OutboxNote = Pick<OutboxRecord, 'stage' | 'title' | 'confirmedAtMs' | 'input'> &
  Partial<Pick<OutboxRecord, 'sendAfterMs' | 'hasLeft' | 'messages' | 'payment' | 'idempotencyKey'>>;

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
  /** Whether the device has everything that this page put. */
  isOnDevice(): boolean;
  /** Hears every change, of this tab and of the others. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** First part of every name. */
export const OUTBOX_FAMILY = 'waymark.outbox';

/** What the stages of the first version are called now. */
const RENAMED: Readonly<Record<string, OutboxStage>> = {
  waiting: 'confirmed',
  withdrawn: 'unanswered',
  sent: 'settled',
};

const FORMAT: RecordFormat<OutboxRecord> = {
  version: 2,
  upgrades: [
    (value) => {
      const record = value as { readonly stage?: string } | null;
      return { ...record, stage: RENAMED[record?.stage ?? ''] ?? record?.stage };
    },
  ],
  parse: (value) => OutboxRecord.parse(value),
};

/** The name of a submission: of its record, of its lock, and of its channel across tabs. */
export const outboxName = ({ userId, kind, name }: OutboxAddress): string =>
  [OUTBOX_FAMILY, userId, kind, name].join('/');

/** The name of the record of something owed. */
const owedName = (whole: string): string => OWED_FAMILY + whole.slice(OUTBOX_FAMILY.length);

const addressOf = (whole: string): OutboxAddress => {
  const [, userId = '', kind = '', ...name] = whole.split('/');
  return { userId: Number(userId), kind, name: name.join('/') };
};

/**
 * Creates the outbox over a storage. What is owed goes to `owedStorage`, which also has it while somebody views as its
 * person. A damaged record, or one of another release, counts as none and stays where it is.
 */
export const createOutbox = (storage: StorageSource, owedStorage: StorageSource = storage): Outbox => {
  const changed = createEmitter();
  /** What the device refused. */
  const inMemory = new Map<string, string>();
  /** What is owed and was met by this page: put back where the browser emptied its storage. */
  const owedHere = new Map<string, string>();

  const storedText = (whole: string): string | null => {
    const owed = onDevice(owedStorage, (device) => device.getItem(owedName(whole)), null);
    if (owed !== null) owedHere.set(whole, owed);
    return owed ?? onDevice(storage, (device) => device.getItem(whole), null);
  };
  const entryAt = (whole: string): OutboxEntry | null => {
    const record = readEnvelope(inMemory.get(whole) ?? storedText(whole) ?? '');
    if (record === null) return null;
    try {
      return { ...addressOf(whole), ...readValue(record, FORMAT) };
    } catch {
      return null;
    }
  };
  const removeStored = (whole: string): void => {
    owedHere.delete(whole);
    onDevice(owedStorage, (device) => device.removeItem(owedName(whole)), undefined);
    onDevice(storage, (device) => device.removeItem(whole), undefined);
  };
  /** Written before the other place is emptied: a page that ends in between leaves it twice, and never nowhere. */
  const store = (whole: string, text: string, isOwedNow: boolean, nowMs: number): boolean => {
    const [source, name] = isOwedNow ? [owedStorage, owedName(whole)] : [storage, whole];
    if (!onDevice(source, (device) => putMakingRoom(device, DRAFTS, name, text, nowMs), false)) return false;
    if (isOwedNow) {
      owedHere.set(whole, text);
      onDevice(storage, (device) => device.removeItem(whole), undefined);
    } else {
      owedHere.delete(whole);
      onDevice(owedStorage, (device) => device.removeItem(owedName(whole)), undefined);
    }
    return true;
  };
  const write = (address: OutboxAddress, record: OutboxRecord): boolean => {
    const whole = outboxName(address);
    const nowMs = Date.now();
    const isOwedNow = isOwed(record);
    // What outlives sign-out and is found by whoever views as its person holds facts alone.
    const text = writeRecord(isOwedNow ? { ...record, title: '', messages: [] } : record, FORMAT, nowMs);
    const isStored = store(whole, text, isOwedNow, nowMs);
    if (isStored) inMemory.delete(whole);
    else inMemory.set(whole, text);
    changed.emit();
    tellOwedChanged();
    return isStored;
  };
  const recordOf = ({ userId: _u, kind: _k, name: _n, ...record }: OutboxEntry): OutboxRecord => record;
  const namesOf = (userId: number): readonly string[] => {
    const stored = onDevice(storage, (device) => namesBelow(device, `${OUTBOX_FAMILY}/${userId}`), []);
    const owed = onDevice(owedStorage, (device) => namesBelow(device, `${OWED_FAMILY}/${userId}`), []).map(
      (name) => OUTBOX_FAMILY + name.slice(OWED_FAMILY.length),
    );
    const unstored = [...inMemory.keys()].filter((name) => name.startsWith(`${OUTBOX_FAMILY}/${userId}/`));
    return [...new Set([...owed, ...stored, ...unstored])];
  };

  return {
    find: (address) => entryAt(outboxName(address)),
    put: (
      address,
      {
        stage,
        title,
        confirmedAtMs,
        input,
        sendAfterMs = 0,
        hasLeft = false,
        messages = [],
        payment = null,
        idempotencyKey: wanted,
      },
    ) => {
      const before = entryAt(outboxName(address));
      const idempotencyKey =
        wanted ?? (before !== null && UNSETTLED.includes(before.stage) ? before.idempotencyKey : newIdempotencyKey());
      return write(address, {
        stage,
        title,
        confirmedAtMs,
        input,
        sendAfterMs,
        hasLeft,
        messages,
        payment,
        idempotencyKey,
      });
    },
    update: (address, change) => {
      const entry = entryAt(outboxName(address));
      if (entry !== null) write(address, { ...recordOf(entry), ...change });
    },
    remove: (address) => {
      const whole = outboxName(address);
      const wasThere = inMemory.delete(whole) || storedText(whole) !== null;
      removeStored(whole);
      if (!wasThere) return;
      changed.emit();
      tellOwedChanged();
    },
    of: (userId) =>
      namesOf(userId)
        .flatMap((name) => entryAt(name) ?? [])
        .toSorted((one, other) => one.confirmedAtMs - other.confirmedAtMs),
    isOnDevice: () => inMemory.size === 0,
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        // Emptied by the browser, or by hand: what is owed is owed all the same.
        if (key === null)
          for (const [whole, text] of owedHere)
            onDevice(owedStorage, (device) => device.setItem(owedName(whole), text), undefined);
        if (key === null || key.startsWith(OUTBOX_FAMILY) || key.startsWith(OWED_FAMILY)) listener();
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
