import { fromCallback } from 'xstate';
import type { ClaimResult, SubmitBookingsResult } from '../booking-flow.kit.ts';
import type { Random } from '../../random.ts';
import type { Intention } from '../intention.ts';
import type { FlowFacts } from '../flow-facts.ts';
import type { AskBasketResult, FeeOrder, OpenBasketResult } from '../unschedule.setup.ts';

export const oneOf = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

interface ServerBasket {
  readonly ids: readonly number[];
  readonly lateIds: readonly number[];
  readonly totalInPence: number;
  /** `asked`: the bank has asked the card's holder, who has not answered so far. */
  payment: 'open' | 'asked' | 'processing' | 'paid';
}

/** A charge of the card: what it was for. */
export interface Charge {
  readonly basketKey: string;
  readonly ids: readonly number[];
  readonly lateIds: readonly number[];
}

/**
 * Server and card provider, told apart from the chart: bookings, baskets with one payment each, requests known by their
 * key.
 */
export class Server {
  readonly scheduled = new Set([1, 2, 3]);
  /** 2 depends on 1. */
  readonly dependents: Readonly<Record<number, readonly number[]>> = { 1: [2] };
  readonly late = new Set([1, 3]);
  feeInPence = 4800;
  readonly baskets = new Map<string, ServerBasket>();
  readonly charges: Charge[] = [];
  /** Requests that it has taken, by key. */
  readonly accepted = new Map<string, readonly number[]>();
  private readonly faulty = new Set<string>();
  /** Ids of what it has taken and not done: its list shows them as before. */
  readonly working = new Set<number>();
  /** Requests that arrive when their sender has stopped waiting. */
  readonly delayed: Intention[] = [];

  /** `changing`: what the device knows to be changing. */
  facts(chosen: readonly number[], changing: ReadonlySet<number>): FlowFacts {
    const canMove = (id: number): boolean => this.scheduled.has(id);
    const chosenIds = chosen.filter(canMove);
    const movingIds = [...new Set(chosenIds.flatMap((id) => [id, ...(this.dependents[id] ?? [])]))].filter(canMove);
    return {
      chosenIds,
      movingIds,
      blockedIds: movingIds.filter((id) => changing.has(id)),
      lateIds: movingIds.filter((id) => this.late.has(id)),
      hasWorkshop: true,
      range: { defaultStart: '2026-05-12', minimum: '2026-05-13', maximum: '2027-05-12' },
      locationIds: [],
    };
  }

  openBasket({ movingIds, lateIds }: FeeOrder): OpenBasketResult {
    const key = `basket-${this.baskets.size + 1}`;
    const totalInPence = lateIds.length * this.feeInPence;
    this.baskets.set(key, { ids: movingIds, lateIds, totalInPence, payment: 'open' });
    return { ok: true, key, totalInPence };
  }

  /** One payment of a basket succeeds once, however often it is confirmed. */
  pay(basketKey: string): void {
    const basket = this.basket(basketKey);
    if (basket.payment === 'paid') return;
    basket.payment = 'paid';
    this.charges.push({ basketKey, ids: basket.ids, lateIds: basket.lateIds });
  }

  ask(basketKey: string): AskBasketResult {
    const { payment } = this.basket(basketKey);
    if (payment === 'paid') return { kind: 'paid', reference: `receipt of ${basketKey}` };
    return { kind: ({ open: 'notPaid', asked: 'unfinished', processing: 'processing' } as const)[payment] };
  }

  unbook({ ids, idempotencyKey }: Intention): SubmitBookingsResult {
    if (this.accepted.has(idempotencyKey)) return { ok: true };
    if (this.faulty.has(idempotencyKey)) return this.refuse({ idempotencyKey });
    // The promise of `submitBookings`: what stands unscheduled already, another request has done.
    if (ids.every((id) => !this.scheduled.has(id))) return { ok: false, reason: 'overtaken', isCertain: true };
    if (ids.some((id) => !this.scheduled.has(id) || this.working.has(id)))
      return { ok: false, reason: 'refused', problems: {} };
    for (const id of ids) this.working.add(id);
    this.accepted.set(idempotencyKey, ids);
    return { ok: true };
  }

  /** It finds fault with what it has not taken, whenever it comes. */
  refuse({ idempotencyKey }: Pick<Intention, 'idempotencyKey'>): SubmitBookingsResult {
    if (this.accepted.has(idempotencyKey)) return { ok: true };
    this.faulty.add(idempotencyKey);
    return { ok: false, reason: 'refused', problems: { confirm: ['No.'] } };
  }

  /** A few minutes later. */
  work(): void {
    for (const id of this.working) this.scheduled.delete(id);
    this.working.clear();
  }

  basket(key: string): ServerBasket {
    const basket = this.baskets.get(key);
    if (basket === undefined) throw new Error(`There is no basket "${key}".`);
    return basket;
  }
}

/** What all tabs of a browser share: what is stored, and which tab has the flow. */
export class Device {
  stored: Intention | null = null;
  owner: number | null = null;
  /** Ids of what the server has taken; without an end, for a walk is short. */
  readonly changing = new Set<number>();

  claim(tab: number): ClaimResult {
    if (this.owner !== null && this.owner !== tab) return { kind: 'openElsewhere' };
    this.owner = tab;
    return this.stored === null ? { kind: 'free' } : { kind: 'found', intention: this.stored };
  }
  release(tab: number): void {
    if (this.owner === tab) this.owner = null;
  }
  store(intention: Intention | null): void {
    this.stored = structuredClone(intention);
  }
  settle(intention: Intention | null): void {
    for (const id of intention?.ids ?? []) this.changing.add(id);
    this.forget(intention);
  }
  /** A payment is about to be confirmed. */
  noteAttempt(basketKey: string): void {
    if (this.stored?.basket?.key === basketKey)
      this.stored = { ...this.stored, basket: { ...this.stored.basket, isAttempted: true } };
  }
  forget(intention: Intention | null): void {
    if (this.stored?.idempotencyKey === intention?.idempotencyKey) this.stored = null;
  }
}

/** An effect that a chart has started and that has not come back. */
export interface PendingEffect {
  readonly id: string;
  readonly src: string;
  readonly input: unknown;
  /** Only of the payment: whether a confirmation is on its way, and whether the chart wants it left. */
  isConfirming: boolean;
  isLeaving: boolean;
}

/**
 * An actor that registers itself as pending and comes back when the world says so; `dropped` hears of one that its
 * chart has left.
 */
export const pendingActor = (
  src: string,
  pendingNow: () => Map<string, PendingEffect>,
  dropped: (effect: PendingEffect) => void,
  told: (effect: PendingEffect) => void,
) =>
  fromCallback<{ type: string }, unknown>(({ input, self, receive }) => {
    const effect: PendingEffect = { id: self.id, src, input, isConfirming: false, isLeaving: false };
    const pending = pendingNow();
    pending.set(self.id, effect);
    receive(() => told(effect));
    return () => {
      if (pending.get(self.id) !== effect) return;
      pending.delete(self.id);
      dropped(effect);
    };
  });
