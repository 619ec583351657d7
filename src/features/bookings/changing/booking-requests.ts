import type { Intention } from '#machines/bookings/intention.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import type { PaymentNote } from '#machines/commerce/payment.setup.ts';
import { CHANGING_SECONDS, type AcceptedRequest } from '#machines/bookings/changing.ts';
import type { DeliveryNote } from '#persistence/send-once.ts';
import {
  isOwed,
  isToBeReturned,
  mayArriveStill,
  outboxName,
  type DeliveryPayment,
  type Outbox,
  type OutboxAddress,
  type OutboxEntry,
} from '#persistence/outbox.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { bookingDelivery, type BookingRequest } from './booking-delivery.ts';
import { BOOKING_WORK, isSettledName, requestNameOf } from './booking-names.ts';

export interface BookingRequestsInput {
  readonly outbox: Outbox;
  readonly userId: number;
  readonly organisationId: number;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** Something that was paid for, or may be, and is not settled. */
export interface OwedBooking {
  /** Unlike every other item's. */
  readonly name: string;
  readonly action: BookingAction;
  readonly ids: readonly number[];
  readonly chosenIds: readonly number[];
  readonly title: string;
  readonly detail: string;
  readonly totalInPence: number;
  /** It is certain that the money was taken. */
  readonly isCertain: boolean;
  /** What was paid for is done, and not by this payment as far as anybody knows: the money has to be given back. */
  readonly isToBeReturned: boolean;
  /** Nothing but another payment can have paid for it. */
  readonly isClear: boolean;
}

/** What the outbox has of one person's changing bookings in one organisation. Every call is synchronous. */
export interface BookingRequests {
  readonly addressOf: (action: BookingAction) => OutboxAddress;
  /** The lock of a flow: that of its record. */
  readonly lockOf: (action: BookingAction) => string;
  /** What was decided and is not known to be done. */
  readonly find: (action: BookingAction) => Intention | null;
  readonly noteOf: (intention: Intention, starts: readonly (number | null)[]) => DeliveryNote;
  /** `starts`: of its bookings when it was decided, unless it was stored before. */
  readonly put: (intention: Intention, starts: readonly (number | null)[]) => void;
  /** How the payment of its basket stands: whether it may be taken, and since when. */
  readonly noteStanding: (action: BookingAction, standing: PaymentNote) => void;
  /** Whether it is too early to believe that nothing was paid. */
  readonly mayArriveStill: (action: BookingAction) => boolean;
  readonly clear: (action: BookingAction) => void;
  /** Whether the device has everything that was put. */
  readonly isOnDevice: () => boolean;
  /** Everything that was decided and is not known to be done, the paid first. */
  readonly unfinished: () => readonly Intention[];
  /** What was paid, or may be, and is not settled. */
  readonly owed: () => readonly OwedBooking[];
  /** The money of something that was not needed has been given back. */
  readonly forgetReturned: (name: string) => void;
  /** What the server has taken and may work on. */
  readonly accepted: () => readonly (AcceptedRequest & { readonly action: BookingAction })[];
  /**
   * The server has done something: a move that leads to the very same start is seen by nothing else. What was taken
   * long ago goes too.
   */
  readonly forgetMoves: () => void;
  /** Hears every change, of this tab and of the others. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const ACTIONS: readonly BookingAction[] = ['unschedule', 'reschedule', 'schedule'];

const parse = (input: unknown): BookingRequest | null => {
  try {
    return bookingDelivery.submission.parse(input);
  } catch {
    return null;
  }
};

const intentionOf = ({ input, payment, idempotencyKey }: OutboxEntry): Intention | null => {
  const request = parse(input);
  if (request === null) return null;
  const { starts: _, ...decided } = request;
  const basket =
    payment === null
      ? null
      : { key: payment.basketKey, totalInPence: payment.totalInPence, isAttempted: payment.progress !== 'open' };
  return { ...decided, idempotencyKey, basket, reference: payment?.reference ?? null };
};

/** Opens it; nothing is read before the first call. */
export const openBookingRequests = ({ outbox, userId, organisationId, now }: BookingRequestsInput): BookingRequests => {
  const addressOf = (action: BookingAction): OutboxAddress => ({
    userId,
    kind: BOOKING_WORK,
    name: requestNameOf(organisationId, action),
  });
  /** A refusal that cost nothing is over: its person heard of it. */
  const entryOf = (action: BookingAction): OutboxEntry | null => {
    const entry = outbox.find(addressOf(action));
    return entry === null || (entry.stage === 'refused' && !isOwed(entry)) ? null : entry;
  };
  const find = (action: BookingAction): Intention | null => {
    const entry = entryOf(action);
    return entry === null ? null : intentionOf(entry);
  };
  const settled = (): readonly OutboxEntry[] =>
    outbox
      .of(userId)
      .filter(
        ({ kind, name, stage }) => kind === BOOKING_WORK && stage === 'settled' && isSettledName(organisationId, name),
      );
  const acceptedAtUnix = ({ confirmedAtMs }: OutboxEntry): number => Math.floor(confirmedAtMs / 1000);
  const isPast = (entry: OutboxEntry): boolean => now() / 1000 >= acceptedAtUnix(entry) + CHANGING_SECONDS;
  const rank = ({ basket, reference }: Intention): number => (reference !== null ? 0 : basket !== null ? 1 : 2);

  const paymentOf = ({ action, basket, reference }: Intention): DeliveryPayment | null => {
    if (basket === null) return null;
    const before = outbox.find(addressOf(action))?.payment ?? null;
    const attemptedAtMs = before?.basketKey === basket.key ? before.attemptedAtMs : 0;
    return {
      basketKey: basket.key,
      totalInPence: basket.totalInPence,
      progress: reference !== null ? 'paid' : basket.isAttempted ? 'attempted' : 'open',
      reference,
      attemptedAtMs,
    };
  };
  const noteOf = (intention: Intention, starts: readonly (number | null)[]): DeliveryNote => {
    const { idempotencyKey, basket: _b, reference: _r, ...decided } = intention;
    return {
      title: '',
      confirmedAtMs: now(),
      input: { ...decided, starts } satisfies BookingRequest,
      idempotencyKey,
      payment: paymentOf(intention),
    };
  };

  return {
    addressOf,
    lockOf: (action) => outboxName(addressOf(action)),
    find,
    noteOf: (intention, starts) => noteOf(intention, startsOf(intention, starts)),
    put: (intention, starts) => {
      const address = addressOf(intention.action);
      const before = outbox.find(address);
      outbox.put(address, {
        ...noteOf(intention, startsOf(intention, starts)),
        stage: 'confirmed',
        hasLeft: before?.idempotencyKey === intention.idempotencyKey && before.hasLeft,
      });
    },
    noteStanding: (action, standing) => {
      const payment = outbox.find(addressOf(action))?.payment ?? null;
      if (payment === null || payment.reference !== null) return;
      outbox.update(addressOf(action), {
        payment: {
          ...payment,
          progress: standing === 'nothingTaken' ? 'open' : 'attempted',
          attemptedAtMs: standing === 'confirming' ? Date.now() : payment.attemptedAtMs,
        },
      });
    },
    mayArriveStill: (action) => {
      const payment = outbox.find(addressOf(action))?.payment ?? null;
      return payment !== null && mayArriveStill(payment, Date.now());
    },
    clear: (action) => outbox.remove(addressOf(action)),
    isOnDevice: () => outbox.isOnDevice(),
    unfinished: () => ACTIONS.flatMap((action) => find(action) ?? []).toSorted((one, other) => rank(one) - rank(other)),
    owed: () =>
      outbox.of(userId).flatMap((entry) => {
        const { kind, name, payment } = entry;
        const request = kind === BOOKING_WORK && payment !== null && isOwed(entry) ? parse(entry.input) : null;
        if (request === null || payment === null || request.organisationId !== organisationId) return [];
        const { submission } = bookingDelivery;
        return [
          {
            name,
            action: request.action,
            ids: request.ids,
            chosenIds: request.chosenIds,
            title: submission.title?.(request) ?? '',
            detail: submission.describeOwed?.(request, payment) ?? '',
            totalInPence: payment.totalInPence,
            isCertain: payment.reference !== null,
            isToBeReturned: isToBeReturned(payment),
            isClear: payment.progress !== 'unclear',
          },
        ];
      }),
    forgetReturned: (name) => {
      const address = { userId, kind: BOOKING_WORK, name };
      const payment = outbox.find(address)?.payment ?? null;
      if (payment !== null && isToBeReturned(payment)) outbox.remove(address);
    },
    accepted: () =>
      settled().flatMap((entry) => {
        const request = isPast(entry) ? null : parse(entry.input);
        return request === null
          ? []
          : [
              {
                action: request.action,
                ids: request.ids,
                starts: request.starts,
                acceptedAtUnix: acceptedAtUnix(entry),
              },
            ];
      }),
    forgetMoves: () => {
      for (const entry of settled())
        if (parse(entry.input)?.action === 'reschedule' || isPast(entry)) outbox.remove(entry);
    },
    subscribe: outbox.subscribe,
  };

  /** Those of the moment of the decision: a request whose reply was lost may have been done since. */
  function startsOf(
    { action, ids, idempotencyKey }: Intention,
    starts: readonly (number | null)[],
  ): readonly (number | null)[] {
    const before = outbox.find(addressOf(action));
    const request = before?.idempotencyKey === idempotencyKey ? parse(before.input) : null;
    const known = new Map(request?.ids.map((id, nth) => [id, request.starts[nth] ?? null]));
    return ids.map((id, nth) => known.get(id) ?? starts[nth] ?? null);
  }
};

/** the server announced that it changed bookings of this person in this organisation. */
export const forgetMovesOnDevice = (input: Omit<BookingRequestsInput, 'outbox'>): void =>
  openBookingRequests({ ...input, outbox: browserOutbox() }).forgetMoves();
