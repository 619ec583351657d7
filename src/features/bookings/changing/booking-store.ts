import { createEmitter } from '#api/emitter.ts';
import type { Intention } from '#machines/bookings/booking-flow.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { CHANGING_SECONDS } from '#machines/bookings/changing.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { FAMILY, openDrafts } from '#persistence/drafts.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { ACCEPTED } from './has-accepted.ts';
import { bookingWork, type BookingRecord, type StoredIntention, type StoredRequest } from './booking-work.ts';

const ACTIONS: readonly BookingAction[] = ['unschedule', 'reschedule', 'schedule'];

/** The stores of this page tell each other. */
const changed = createEmitter();

/** What the device knows of one person's changing bookings in one organisation. Every call is synchronous. */
export interface BookingStore {
  readonly find: (action: BookingAction) => StoredIntention | null;
  /** Where the device refuses, it lasts as long as this store, and `false` is returned. */
  readonly put: (intention: Intention, starts: readonly (number | null)[]) => boolean;
  readonly clear: (action: BookingAction) => void;
  /** Whether the device has everything that was put. */
  readonly isOnDevice: () => boolean;
  /** What was decided and is not known to be done, the paid first. */
  readonly unfinished: () => readonly StoredIntention[];
  /** What the server has taken and may work on. */
  readonly accepted: () => readonly StoredRequest[];
  readonly accept: (request: StoredRequest) => void;
  /** The server has done something: a move that leads to the very same start is seen by nothing else. */
  readonly forgetMoves: () => void;
  /** Hears every change, of this tab and of the others. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface BookingStoreInput extends Pick<Persistence, 'storage' | 'now'> {
  readonly userId: number;
  readonly organisationId: number;
}

/** Opens the store; nothing is read before the first call. */
export const openBookingStore = ({ userId, organisationId, storage, now }: BookingStoreInput): BookingStore => {
  const records = openDrafts(bookingWork, userId, storage, now);
  /** What the device refused. */
  const refused = new Map<string, BookingRecord>();
  const nameOf = (what: BookingAction | typeof ACCEPTED): string => `${organisationId}/${what}`;

  const read = (name: string): BookingRecord | null => {
    const found = records.read(name);
    return refused.get(name) ?? (found.found === 'stored' ? found.value : null);
  };
  const write = (name: string, record: BookingRecord): boolean => {
    const isStored = records.write(name, record) !== null;
    if (isStored) refused.delete(name);
    else refused.set(name, record);
    changed.emit();
    return isStored;
  };
  const find = (action: BookingAction): StoredIntention | null => {
    const record = read(nameOf(action));
    return record !== null && 'intention' in record ? record : null;
  };
  const accepted = (): readonly StoredRequest[] => {
    const record = read(nameOf(ACCEPTED));
    return record !== null && 'accepted' in record ? record.accepted : [];
  };
  const rank = ({ intention: { basket, reference } }: StoredIntention): number => (reference !== null ? 0 : basket !== null ? 1 : 2);

  return {
    find,
    put: (intention, starts) => write(nameOf(intention.action), { intention: { ...intention, ids: [...intention.ids] }, starts: [...starts] }),
    clear: (action) => {
      refused.delete(nameOf(action));
      records.clear(nameOf(action));
      changed.emit();
    },
    isOnDevice: () => refused.size === 0,
    unfinished: () => ACTIONS.flatMap((action) => find(action) ?? []).toSorted((one, other) => rank(one) - rank(other)),
    accepted,
    accept: (request) => {
      const nowUnix = Math.floor(now() / 1000);
      const standing = accepted().filter(({ acceptedAtUnix }) => nowUnix < acceptedAtUnix + CHANGING_SECONDS);
      write(nameOf(ACCEPTED), { accepted: [...standing, request] });
    },
    forgetMoves: () => {
      const others = accepted().filter(({ action }) => action !== 'reschedule');
      if (others.length < accepted().length) write(nameOf(ACCEPTED), { accepted: others });
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith([FAMILY, userId, bookingWork.name, ''].join('/'))) listener();
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

/** the server announced that it changed bookings of this person in this organisation. */
export const forgetMovesOnDevice = (input: Omit<BookingStoreInput, 'storage'>): void => openBookingStore({ ...input, storage: browserStorage }).forgetMoves();
