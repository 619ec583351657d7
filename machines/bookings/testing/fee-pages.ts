import { createActor, type Actor } from 'xstate';
import type { Intention } from '../intention.ts';
import type { SubmitBookingsResult } from '../booking-flow.kit.ts';
import type { FlowFacts } from '../flow-facts.ts';
import type { LeftReason, PaymentOutput } from '../../commerce/payment.setup.ts';
import { feeTotal, type FeeOrder } from '../unschedule.setup.ts';
import { unscheduleMachine } from '../unschedule.machine.ts';
import { randomFrom, type Random } from '../../random.ts';
import { Device, oneOf, pendingActor, Server, type PendingEffect } from './fee-world.ts';

/** A safety taken out of the chart, to see that its lack is noticed. */
export type Sabotage =
  | 'nothing is stored before paying'
  | 'no basket is asked after'
  | 'what the bank asks about counts as not paid'
  | 'tabs know nothing of each other'
  | 'the bookings are not read afresh'
  | 'nobody remembers what the server works on'
  | 'no attempt is noted before a charge'
  | 'what a charge rests on is not read again';

export interface Tab {
  readonly number: number;
  readonly pending: Map<string, PendingEffect>;
  actor: Actor<typeof unscheduleMachine> | null;
  chosen: readonly number[];
  /** Pence that the person agreed to when pressing "Go to Payment". */
  agreed: number | null;
}

/** The pages of a browser with the dialog in them: what a person can do there, and how each effect can come back. */
export class FeePages {
  readonly server = new Server();
  readonly device = new Device();
  readonly tabs: readonly Tab[] = [0, 1].map((number) => ({
    number,
    pending: new Map(),
    actor: null,
    chosen: [],
    agreed: null,
  }));
  flaw: string | null = null;
  readonly afterwards: (() => void)[] = [];
  private keys = 0;
  readonly random: Random;
  private readonly sabotage: Sabotage | null;

  constructor(seed: number, sabotage: Sabotage | null) {
    this.random = randomFrom(seed);
    this.sabotage = sabotage;
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }
  blame(flaw: string): void {
    this.flaw ??= flaw;
  }

  open(tab: Tab, chosen: readonly number[]): void {
    tab.chosen = chosen;
    tab.agreed = null;
    tab.actor = createActor(machineOf(tab.number, this.sabotage), {
      input: { organisationId: 1, facts: this.factsOf(chosen), canWaive: this.chance(0.2) },
    });
    tab.actor.subscribe({ error: (error) => this.blame(`the chart broke: ${String(error)}`) });
    tab.actor.start();
  }

  factsOf(chosen: readonly number[]): FlowFacts {
    return this.server.facts(chosen, this.device.changing);
  }

  /** The page is gone: reloaded, crashed, or its dialog closed. */
  close(tab: Tab): void {
    tab.actor?.stop();
    tab.actor = null;
    tab.pending.clear();
    this.device.release(tab.number);
  }

  /** Nobody waits for it any more; its request may have arrived all the same. */
  drop({ src, input, isConfirming }: PendingEffect): void {
    if (!this.chance(0.5)) return;
    if (src === 'submitBookings') this.server.unbook((input as { intention: Intention }).intention);
    if (src === 'openBasket') this.server.openBasket(input as FeeOrder);
    const { basketKey } = input as { basketKey: string };
    if (src === 'payment' && isConfirming && this.rests(basketKey)) this.confirmNoted(basketKey);
  }

  /** The attempt is on the device before the provider hears of it. */
  private confirmNoted(basketKey: string): void {
    if (this.sabotage !== 'no attempt is noted before a charge') this.device.noteAttempt(basketKey);
    const { payment, lateIds } = this.server.basket(basketKey);
    if ((payment === 'open' || payment === 'asked') && lateIds.some((id) => !this.server.scheduled.has(id)))
      this.blame('a fee is taken for what is unscheduled already');
    this.confirmAtProvider(basketKey);
  }

  /** The provider decides: at once, or later. */
  private confirmAtProvider(basketKey: string): void {
    const basket = this.server.basket(basketKey);
    if (basket.payment !== 'open' && basket.payment !== 'asked') return;
    const verdict = this.random();
    if (verdict < 0.6) this.server.pay(basketKey);
    else basket.payment = verdict < 0.7 ? 'processing' : verdict < 0.95 ? 'asked' : 'open';
  }

  comeBack(tab: Tab, { id }: PendingEffect, output: unknown): void {
    tab.pending.delete(id);
    tab.actor?.send({ type: `xstate.done.actor.${id}`, output } as never);
  }
  private breakDown(tab: Tab, { id }: PendingEffect): void {
    tab.pending.delete(id);
    tab.actor?.send({ type: `xstate.error.actor.${id}`, error: new Error('an effect broke') } as never);
  }
  leave(tab: Tab, effect: PendingEffect): void {
    effect.isLeaving = true;
    if (effect.isConfirming) return;
    // The chart is in the middle of a step of its own: a real payment answers after it.
    this.afterwards.push(() => tab.pending.get(effect.id) === effect && this.comeBack(tab, effect, this.left(effect)));
  }

  /** How a payment is left: the provider knows whether somebody may still say yes to it. */
  left({ input }: PendingEffect, reason: LeftReason = 'back'): PaymentOutput {
    return {
      kind: 'left',
      reason,
      mayBePaid: this.server.basket((input as { basketKey: string }).basketKey).payment !== 'open',
    };
  }

  /** `isKind`: nothing goes wrong. */
  settle(tab: Tab, effect: PendingEffect, isKind: boolean): void {
    const hasFault = !isKind && this.chance(0.35);
    const { src, input } = effect;
    if (hasFault && this.chance(0.15)) {
      this.drop(effect);
      this.breakDown(tab, effect);
      return;
    }
    switch (src) {
      case 'claimIntention': {
        const isBlind = this.sabotage === 'tabs know nothing of each other';
        this.comeBack(tab, effect, isBlind ? { kind: 'free' } : this.device.claim(tab.number));
        return;
      }
      case 'priceFee':
        this.comeBack(tab, effect, hasFault ? { ok: false } : { ok: true, feeInPence: this.server.feeInPence });
        return;
      case 'readFacts': {
        const known =
          this.sabotage === 'the bookings are not read afresh' ? tab.actor?.getSnapshot().context.facts : undefined;
        this.comeBack(
          tab,
          effect,
          hasFault
            ? { ok: false }
            : { ok: true, facts: known ?? this.factsOf((input as { chosenIds: readonly number[] }).chosenIds) },
        );
        return;
      }
      case 'openBasket':
        if (hasFault) this.drop(effect);
        this.comeBack(tab, effect, hasFault ? { ok: false } : this.server.openBasket(input as FeeOrder));
        return;
      case 'askBasket': {
        const asked = this.server.ask((input as { basketKey: string }).basketKey);
        const isBlind =
          this.sabotage === 'no basket is asked after' ||
          (this.sabotage === 'what the bank asks about counts as not paid' && asked.kind === 'unfinished');
        this.comeBack(tab, effect, isBlind ? { kind: 'notPaid' } : hasFault ? { kind: 'unknown' } : asked);
        return;
      }
      case 'submitBookings':
        this.comeBack(
          tab,
          effect,
          hasFault
            ? this.submitBadly((input as { intention: Intention }).intention)
            : this.server.unbook((input as { intention: Intention }).intention),
        );
        return;
      default:
        if (effect.isConfirming) this.settleConfirmation(tab, effect, hasFault);
    }
  }

  private submitBadly(intention: Intention): SubmitBookingsResult {
    const fault = oneOf(this.random, ['request lost', 'reply lost', 'delayed', 'offline', 'refused'] as const);
    if (fault === 'reply lost') this.server.unbook(intention);
    if (fault === 'delayed') this.server.delayed.push(intention);
    if (fault === 'offline') return { ok: false, reason: 'noConnection' };
    return fault === 'refused' ? this.server.refuse(intention) : { ok: false, reason: 'noAnswer' };
  }

  private settleConfirmation(tab: Tab, effect: PendingEffect, hasFault: boolean): void {
    const { basketKey } = effect.input as { basketKey: string };
    effect.isConfirming = false;
    if (!this.rests(basketKey)) {
      this.comeBack(tab, effect, this.left(effect, 'basisChanged'));
      return;
    }
    if (!hasFault || this.chance(0.5)) this.confirmNoted(basketKey);
    else if (this.sabotage !== 'no attempt is noted before a charge') this.device.noteAttempt(basketKey);
    const asked = this.server.ask(basketKey);
    // The reply may be lost though the card was charged.
    if (!hasFault && asked.kind === 'paid') this.comeBack(tab, effect, asked);
    else if (effect.isLeaving) this.comeBack(tab, effect, this.left(effect));
  }

  /** Whether what a charge rests on stands as it was agreed to, read right before it. */
  private rests(basketKey: string): boolean {
    const { payment, ids, lateIds } = this.server.basket(basketKey);
    if (this.sabotage === 'what a charge rests on is not read again' || (payment !== 'open' && payment !== 'asked'))
      return true;
    const facts = this.factsOf(ids);
    return (
      facts.blockedIds.length === 0 &&
      JSON.stringify([facts.movingIds, facts.lateIds]) === JSON.stringify([ids, lateIds])
    );
  }

  pay(tab: Tab, effect: PendingEffect): void {
    if (effect.isConfirming) return;
    const { basketKey, totalInPence } = effect.input as { basketKey: string; totalInPence: number };
    const basket = this.server.basket(basketKey);
    if (basket.payment === 'open' || basket.payment === 'asked') {
      if (totalInPence !== tab.agreed || basket.totalInPence !== tab.agreed)
        this.blame(`${totalInPence} pence are asked for, ${String(tab.agreed)} were agreed to`);
      if (basket.lateIds.length === 0) this.blame('a fee is asked for without a late workshop');
      if ([...this.server.accepted.values()].some((ids) => basket.lateIds.some((id) => ids.includes(id))))
        this.blame('a fee is asked for what is unscheduled already');
      const facts = tab.actor?.getSnapshot().context.facts;
      if (
        !effect.isLeaving &&
        basket.lateIds.some((id) => facts?.lateIds.includes(id) !== true || facts.blockedIds.includes(id))
      )
        this.blame('a fee is asked for what the dialog knows to be free');
    }
    effect.isConfirming = true;
  }

  confirm(tab: Tab): void {
    tab.actor?.send({ type: 'form.changed', change: { confirm: true } });
  }
  submit(tab: Tab): void {
    const snapshot = tab.actor?.getSnapshot();
    if (snapshot?.matches('form') !== true) return;
    tab.agreed = feeTotal(snapshot.context);
    this.keys += 1;
    const event = { type: 'submit.requested', idempotencyKey: `key-${this.keys}` } as const;
    tab.actor?.send(event);
    if (this.chance(0.3)) tab.actor?.send({ ...event, idempotencyKey: `${event.idempotencyKey}-double` });
  }

  /** Who gives a payment up does not say yes to the bank any more. */
  giveUp(tab: Tab): void {
    const snapshot = tab.actor?.getSnapshot();
    const key = snapshot?.context.intention?.basket?.key;
    if (
      snapshot?.matches('paymentUnfinished') === true &&
      key !== undefined &&
      this.server.basket(key).payment === 'asked'
    )
      this.server.basket(key).payment = 'open';
    tab.actor?.send({ type: 'payment.givenUp' });
  }

  /** The provider has decided; or the holder of the card has answered the bank on a page that still stands elsewhere. */
  decide(...payments: readonly ('asked' | 'processing')[]): void {
    for (const [key, basket] of this.server.baskets) {
      if (!(payments as readonly string[]).includes(basket.payment)) continue;
      basket.payment = 'open';
      if (this.chance(0.5)) this.server.pay(key);
    }
  }
  arriveDelayed(): void {
    const intention = this.server.delayed.shift();
    if (intention !== undefined) this.server.unbook(intention);
  }
}

/** The walk that the charts below are part of: making a chart takes longer than a walk, so each tab's is made once. */
let current: FeePages;
/** From now on the charts belong to these pages. */
export const showPages = (pages: FeePages): void => {
  current = pages;
};
const machines = new Map<string, typeof unscheduleMachine>();

/** The chart in a tab, with effects that come back when the walk wants them to. */
function machineOf(number: number, sabotage: Sabotage | null): typeof unscheduleMachine {
  const key = `${number} ${String(sabotage)}`;
  const known = machines.get(key);
  if (known !== undefined) return known;
  const tab = (): Tab => current.tabs[number] as Tab;
  const actor = (src: string) =>
    pendingActor(
      src,
      () => tab().pending,
      (effect) => current.drop(effect),
      (effect) => current.leave(tab(), effect),
    ) as never;
  const isUnstored = (intention: Intention | null): boolean =>
    sabotage === 'nothing is stored before paying' && intention !== null && intention.basket !== null;
  const machine = unscheduleMachine.provide({
    actors: {
      claimIntention: actor('claimIntention'),
      priceFee: actor('priceFee'),
      readFacts: actor('readFacts'),
      openBasket: actor('openBasket'),
      askBasket: actor('askBasket'),
      submitBookings: actor('submitBookings'),
      payment: actor('payment'),
    },
    actions: {
      storeIntention: (_, { intention }) => (isUnstored(intention) ? undefined : current.device.store(intention)),
      forgetIntention: (_, { intention }) => current.device.forget(intention),
      settleIntention: (_, { intention }) =>
        sabotage === 'nobody remembers what the server works on'
          ? current.device.forget(intention)
          : current.device.settle(intention),
      releaseIntention: () => current.device.release(number),
      reportUnexpectedError: () => undefined,
    },
  });
  machines.set(key, machine);
  return machine;
}
