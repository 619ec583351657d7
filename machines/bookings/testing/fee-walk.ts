import { createActor, type Actor } from 'xstate';
import type { Intention, SubmitBookingsResult } from '../booking-flow.ts';
import type { FlowFacts } from '../flow-facts.ts';
import { feeTotal } from '../unschedule-form.ts';
import { unscheduleMachine } from '../unschedule.machine.ts';
import type { FeeOrder } from '../unschedule.setup.ts';
import { Device, oneOf, pendingActor, randomFrom, Server, type PendingEffect, type Random } from './fee-world.ts';

/** A safety taken out of the chart, to see that its lack is noticed. */
export type Sabotage = 'nothing is stored before paying' | 'no basket is asked after' | 'tabs know nothing of each other';

/** What a walk did, and what of it must not be. Null: nothing. */
export interface WalkReport {
  readonly flaw: string | null;
  readonly steps: readonly string[];
  readonly charges: number;
  readonly values: ReadonlySet<string>;
}

interface Tab {
  readonly number: number;
  readonly pending: Map<string, PendingEffect>;
  actor: Actor<typeof unscheduleMachine> | null;
  chosen: readonly number[];
  /** Pence that the person agreed to when pressing "Go to Payment". */
  agreed: number | null;
}

const SELECTIONS: readonly (readonly number[])[] = [[1], [3], [2], [1, 3], [2, 3]];
const STEPS = 60;
const RETRIES = 4;

/** What leads on comes up more often than what does not, so that walks get far. */
const likely = <T>(step: T): readonly T[] => Array.from({ length: 6 }, () => step);

class Walk {
  readonly server = new Server();
  readonly device = new Device();
  readonly steps: string[] = [];
  readonly values = new Set<string>();
  readonly tabs: readonly Tab[] = [0, 1].map((number) => ({ number, pending: new Map(), actor: null, chosen: [], agreed: null }));
  flaw: string | null = null;
  private readonly afterwards: (() => void)[] = [];
  private keys = 0;
  private readonly random: Random;
  private readonly sabotage: Sabotage | null;

  constructor(seed: number, sabotage: Sabotage | null) {
    this.random = randomFrom(seed);
    this.sabotage = sabotage;
  }

  private chance(probability: number): boolean {
    return this.random() < probability;
  }
  private blame(flaw: string): void {
    this.flaw ??= flaw;
  }

  private open(tab: Tab, chosen: readonly number[]): void {
    tab.chosen = chosen;
    tab.agreed = null;
    tab.actor = createActor(machineOf(tab.number, this.sabotage), { input: { organisationId: 1, facts: this.factsOf(chosen), canWaive: this.chance(0.2) } });
    tab.actor.subscribe({ error: (error) => this.blame(`the chart broke: ${String(error)}`) });
    tab.actor.start();
  }

  private factsOf(chosen: readonly number[]): FlowFacts {
    return this.server.facts(chosen, this.device.changing);
  }

  /** The page is gone: reloaded, crashed, or its dialog closed. */
  private close(tab: Tab): void {
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
    if (src === 'payment' && isConfirming) this.confirmAtProvider((input as { basketKey: string }).basketKey);
  }

  /** The provider decides: at once, or later. */
  private confirmAtProvider(basketKey: string): void {
    const basket = this.server.basket(basketKey);
    if (basket.payment !== 'open') return;
    const verdict = this.random();
    if (verdict < 0.6) this.server.pay(basketKey);
    else if (verdict < 0.8) basket.payment = 'processing';
  }

  private comeBack(tab: Tab, { id }: PendingEffect, output: unknown): void {
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
    this.afterwards.push(() => tab.pending.get(effect.id) === effect && this.comeBack(tab, effect, { kind: 'left' }));
  }

  /** `isKind`: nothing goes wrong. */
  private settle(tab: Tab, effect: PendingEffect, isKind: boolean): void {
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
      case 'readFacts':
        this.comeBack(tab, effect, hasFault ? { ok: false } : { ok: true, facts: this.factsOf((input as { chosenIds: readonly number[] }).chosenIds) });
        return;
      case 'openBasket':
        if (hasFault) this.drop(effect);
        this.comeBack(tab, effect, hasFault ? { ok: false } : this.server.openBasket(input as FeeOrder));
        return;
      case 'askBasket': {
        const isBlind = this.sabotage === 'no basket is asked after';
        const asked = this.server.ask((input as { basketKey: string }).basketKey);
        this.comeBack(tab, effect, isBlind ? { kind: 'notPaid' } : hasFault ? { kind: 'unknown' } : asked);
        return;
      }
      case 'submitBookings':
        this.comeBack(tab, effect, hasFault ? this.submitBadly((input as { intention: Intention }).intention) : this.server.unbook((input as { intention: Intention }).intention));
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
    return fault === 'refused' ? { ok: false, reason: 'refused', problems: { confirm: ['No.'] } } : { ok: false, reason: 'noAnswer' };
  }

  private settleConfirmation(tab: Tab, effect: PendingEffect, hasFault: boolean): void {
    const { basketKey } = effect.input as { basketKey: string };
    effect.isConfirming = false;
    if (!hasFault || this.chance(0.5)) this.confirmAtProvider(basketKey);
    const asked = this.server.ask(basketKey);
    // The reply may be lost though the card was charged.
    if (!hasFault && asked.kind === 'paid') this.comeBack(tab, effect, asked);
    else if (effect.isLeaving) this.comeBack(tab, effect, { kind: 'left' });
  }

  private pay(tab: Tab, effect: PendingEffect): void {
    if (effect.isConfirming) return;
    const { basketKey, totalInPence } = effect.input as { basketKey: string; totalInPence: number };
    const basket = this.server.basket(basketKey);
    if (basket.payment === 'open') {
      if (totalInPence !== tab.agreed || basket.totalInPence !== tab.agreed) this.blame(`${totalInPence} pence are asked for, ${String(tab.agreed)} were agreed to`);
      if (basket.lateIds.length === 0) this.blame('a fee is asked for without a late workshop');
      if ([...this.server.accepted.values()].some((ids) => basket.lateIds.some((id) => ids.includes(id)))) this.blame('a fee is asked for what is unscheduled already');
      const facts = tab.actor?.getSnapshot().context.facts;
      if (!effect.isLeaving && basket.lateIds.some((id) => facts?.lateIds.includes(id) !== true)) this.blame('a fee is asked for what the dialog knows to be free');
    }
    effect.isConfirming = true;
  }

  private confirm(tab: Tab): void {
    tab.actor?.send({ type: 'form.changed', change: { confirm: true } });
  }
  private submit(tab: Tab): void {
    const snapshot = tab.actor?.getSnapshot();
    if (snapshot?.matches('form') !== true) return;
    tab.agreed = feeTotal(snapshot.context);
    this.keys += 1;
    const event = { type: 'submit.requested', idempotencyKey: `key-${this.keys}` } as const;
    tab.actor?.send(event);
    if (this.chance(0.3)) tab.actor?.send({ ...event, idempotencyKey: `${event.idempotencyKey}-double` });
  }

  /** Everything that can happen now, each with a name; some of it more than once, so that walks get far. */
  private possible(): readonly (readonly [string, () => void])[] {
    const { server } = this;
    const everywhere = this.tabs.flatMap((tab): (readonly [string, () => void])[] => {
      const { actor } = tab;
      const named = (name: string, step: () => void): readonly [string, () => void] => [`tab ${tab.number}: ${name}`, step];
      if (actor === null) return [named('open', () => this.open(tab, oneOf(this.random, SELECTIONS)))];
      const effects = [...tab.pending.values()].flatMap((effect) => {
        const settle = named(`settle ${effect.id}`, () => this.settle(tab, effect, false));
        if (effect.src !== 'payment' || effect.isConfirming) return likely(settle);
        return [...likely(named('pay', () => this.pay(tab, effect))), named('go back', () => this.comeBack(tab, effect, { kind: 'left' }))];
      });
      const form = actor.getSnapshot().matches('form') ? [named('confirm', () => this.confirm(tab)), ...likely(named('confirm and submit', () => {
          this.confirm(tab);
          this.submit(tab);
        })), named('submit', () => this.submit(tab))] : [];
      return [
        ...effects,
        ...form,
        named('close', () => this.close(tab)),
        named('waive', () => actor.send({ type: 'form.changed', change: { waiver: this.chance(0.5) } })),
        named('retry', () => actor.send({ type: 'retried' })),
        named('discard', () => actor.send({ type: 'discarded' })),
        named('new facts', () => actor.send({ type: 'facts.changed', facts: this.factsOf(tab.chosen) })),
      ];
    });
    const processing = [...server.baskets.values()].filter(({ payment }) => payment === 'processing');
    return [
      ...everywhere,
      ...processing.map((): readonly [string, () => void] => ['the provider decides', () => this.decideProcessing()]),
      ...(server.working.size === 0 ? [] : [['the server has done its work', () => server.work()] as const]),
      ...(server.delayed.length === 0 ? [] : [['a delayed request arrives', () => this.arriveDelayed()] as const]),
      ...(this.chance(0.1) ? [['the team unschedules one', () => server.scheduled.delete(oneOf(this.random, [1, 2, 3]))] as const] : []),
      ...(this.chance(0.1) ? [['the price changes', () => (server.feeInPence = oneOf(this.random, [4800, 5200]))] as const] : []),
      ...(this.chance(0.1) ? [['the clock passes a boundary', () => (server.late.has(2) ? server.late.delete(2) : server.late.add(2))] as const] : []),
    ];
  }

  private decideProcessing(): void {
    for (const [key, basket] of this.server.baskets) {
      if (basket.payment !== 'processing') continue;
      basket.payment = 'open';
      if (this.chance(0.5)) this.server.pay(key);
    }
  }
  private arriveDelayed(): void {
    const intention = this.server.delayed.shift();
    if (intention !== undefined) this.server.unbook(intention);
  }

  private check(): void {
    while (this.afterwards.length > 0) this.afterwards.shift()?.();
    const seen = new Set<number>();
    for (const { lateIds } of this.server.charges) {
      for (const id of lateIds) {
        if (seen.has(id)) this.blame(`booking ${id} was charged twice`);
        seen.add(id);
      }
    }
    for (const { actor, pending, number } of this.tabs) {
      const snapshot = actor?.getSnapshot();
      if (snapshot === undefined) continue;
      this.values.add(JSON.stringify(snapshot.value));
      if (snapshot.status === 'active' && (snapshot.hasTag('busy') || snapshot.matches('paying') || snapshot.matches({ form: 'pricing' })) && pending.size === 0) {
        this.blame(`tab ${number} waits in ${JSON.stringify(snapshot.value)} for nothing`);
      }
    }
  }

  private take([name, step]: readonly [string, () => void]): void {
    step();
    this.check();
    this.steps.push(`${name} -> ${this.tabs.map(({ actor }) => JSON.stringify(actor?.getSnapshot().value ?? 'closed')).join(' | ')}`);
  }

  /** All pages are gone and nothing goes wrong any more: the person opens the dialog again, and does what it offers. */
  private recover(): void {
    for (const tab of this.tabs) this.take([`tab ${tab.number}: close for good`, () => this.close(tab)]);
    this.take(['the provider decides everything', () => this.decideProcessing()]);
    while (this.server.delayed.length > 0) this.take(['a delayed request arrives', () => this.arriveDelayed()]);
    const tab = this.tabs[0] as Tab;
    this.take(['open anew', () => this.open(tab, oneOf(this.random, SELECTIONS))]);
    for (let retries = 0; retries < RETRIES; ) {
      const snapshot = tab.actor?.getSnapshot();
      const [effect] = tab.pending.values();
      if (snapshot === undefined || snapshot.matches('allDone') || snapshot.matches('form')) break;
      if (effect !== undefined) this.take([`settle ${effect.id}`, () => this.settle(tab, effect, true)]);
      else {
        retries += 1;
        if (retries < RETRIES) this.take(['retry', () => tab.actor?.send({ type: 'retried' })]);
      }
    }
    this.server.work();
    const { value, context } = tab.actor?.getSnapshot() ?? {};
    const receipt = value === 'paidNotSubmitted' ? context?.intention?.reference : null;
    for (const { basketKey, ids } of this.server.charges) {
      const isDone = ids.every((id) => !this.server.scheduled.has(id));
      if (!isDone && receipt !== `receipt of ${basketKey}`) this.blame(`${basketKey} is paid, its bookings stand, and nothing offers to finish it`);
    }
    if (value !== 'allDone' && value !== 'paidNotSubmitted' && !(tab.actor?.getSnapshot().matches('form') ?? false)) this.blame(`nothing leads out of ${JSON.stringify(value)}`);
  }

  run(): WalkReport {
    for (let step = 0; step < STEPS && this.flaw === null; step += 1) this.take(oneOf(this.random, this.possible()));
    if (this.flaw === null) this.recover();
    for (const tab of this.tabs) this.close(tab);
    return { flaw: this.flaw, steps: this.steps, charges: this.server.charges.length, values: this.values };
  }
}


/** The walk that the charts below are part of: making a chart takes longer than a walk, so each tab's is made once. */
let current: Walk = new Walk(0, null);
const machines = new Map<string, typeof unscheduleMachine>();

/** The chart in a tab, with effects that come back when the walk wants them to. */
function machineOf(number: number, sabotage: Sabotage | null): typeof unscheduleMachine {
  const key = `${number} ${String(sabotage)}`;
  const known = machines.get(key);
  if (known !== undefined) return known;
  const tab = (): Tab => current.tabs[number] as Tab;
  const actor = (src: string) => pendingActor(src, () => tab().pending, (effect) => current.drop(effect), (effect) => current.leave(tab(), effect)) as never;
  const isUnstored = (intention: Intention | null): boolean => sabotage === 'nothing is stored before paying' && intention !== null && intention.basket !== null;
  const machine = unscheduleMachine.provide({
    actors: { claimIntention: actor('claimIntention'), priceFee: actor('priceFee'), readFacts: actor('readFacts'), openBasket: actor('openBasket'), askBasket: actor('askBasket'), submitBookings: actor('submitBookings'), payment: actor('payment') },
    actions: {
      storeIntention: (_, { intention }) => (isUnstored(intention) ? undefined : current.device.store(intention)),
      forgetIntention: (_, { intention }) => current.device.forget(intention),
      settleIntention: (_, { intention }) => current.device.settle(intention),
      releaseIntention: () => current.device.release(number),
      reportUnexpectedError: () => undefined,
    },
  });
  machines.set(key, machine);
  return machine;
}

/** One random walk over two tabs, a server and a card provider; the same for the same seed. */
export const walk = (seed: number, sabotage: Sabotage | null = null): WalkReport => {
  current = new Walk(seed, sabotage);
  return current.run();
};
