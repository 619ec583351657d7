import { createActor, fromPromise, type ActorRefFrom, type EventFrom } from 'xstate';
import { randomFrom, type Random } from '../../random.ts';
import { comingTo, returnPaths, type Attempt, type Customer } from '../attempt.ts';
import { subscribingMachine } from '../subscribing.machine.ts';
import type { CheckoutResult, PlansResult, SubscriptionsResult } from '../subscribing.setup.ts';

/** What breaks the app on purpose, so that the walk has to notice. */
export type Sabotage =
  | 'every opening has a key of its own'
  | 'one choice is remembered at a time'
  | 'nobody asks before a second one'
  | 'the address is believed';

/** What a walk did, and what of it must not be. Null: nothing. */
export interface WalkReport {
  readonly flaw: string | null;
  readonly steps: readonly string[];
  readonly paid: number;
  readonly values: ReadonlySet<string>;
}

const PATH = 'northgate';
const PLANS = [51, 52] as const;
const PERSON = 1;
const STEPS = 45;
const AMARA: Customer = { email: 'amara.osei@demo.example', first_name: 'Amara', last_name: 'Osei' };
/** Somebody who is not signed in types their name anew: another choice. */
const RENAMED: Customer = { ...AMARA, last_name: 'Osei-Mensah' };

interface Checkout {
  readonly planId: number;
  readonly customer: string;
  isPaid: boolean;
}

/** One effect that waits for the walk to answer it. */
interface Pending {
  readonly name: string;
  /** Whether the answer comes or is lost; the server has done its part either way, or never heard of it. */
  readonly settle: (how: 'answered' | 'lost' | 'unheard') => void;
}

type Step = readonly [name: string, take: () => void];

/** One tab, the server and the provider, of somebody who presses whatever can be pressed. */
class PlansWalk {
  readonly random: Random;
  readonly userId: number | null;
  readonly steps: string[] = [];
  readonly values = new Set<string>();
  flaw: string | null = null;

  /** The server's and the provider's. */
  readonly checkouts = new Map<string, Checkout>();
  readonly subscriptions: { readonly id: number; readonly planId: number; readonly customer: string }[] = [];
  readonly late: Checkout[] = [];
  /** How often somebody was asked and wanted another, by plan. */
  readonly wanted = new Map<number, number>();
  readonly ownedBefore: boolean;

  /** The tab's. */
  stored: readonly Attempt[] = [];
  search = '';
  actor: ActorRefFrom<typeof subscribingMachine> | null = null;
  atProvider: string | null = null;
  pending: Pending[] = [];
  keys = 0;

  readonly sabotage: Sabotage | null;

  constructor(seed: number, sabotage: Sabotage | null) {
    this.sabotage = sabotage;
    this.random = randomFrom(seed);
    this.userId = this.random() < 0.6 ? PERSON : null;
    this.ownedBefore = this.random() < 0.3;
    if (this.ownedBefore) this.subscriptions.push({ id: 1, planId: 52, customer: 'before' });
  }

  private listed(planId: number): SubscriptionsResult {
    const ofPlan = this.subscriptions.filter((each) => each.planId === planId).map(({ id }) => id);
    const goesOn = ofPlan.length > 0 && this.sabotage !== 'nobody asks before a second one';
    return { ok: true, ids: this.subscriptions.map(({ id }) => id), ofPlan, goesOn };
  }

  private open(attempt: Attempt | undefined): CheckoutResult {
    if (attempt === undefined) return { ok: false, reason: 'failed' };
    const key = this.sabotage === 'every opening has a key of its own' ? `key ${(this.keys += 1)}` : attempt.key;
    if (!this.checkouts.has(key))
      this.checkouts.set(key, { planId: attempt.planId, customer: JSON.stringify(attempt.customer), isPaid: false });
    return { ok: true, address: { href: key, host: 'pay.example' } };
  }

  /** An effect that the walk answers when it likes: what it did on the server, and what the page hears. */
  private effect<Output, Input>(name: string, answer: (input: Input) => Output, failed: Output) {
    return fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve) => {
          const pending: Pending = {
            name,
            settle: (how) => {
              this.pending = this.pending.filter((other) => other !== pending);
              const output = how === 'unheard' ? failed : answer(input);
              if (!signal.aborted) resolve(how === 'answered' ? output : failed);
            },
          };
          this.pending.push(pending);
        }),
    );
  }

  private load(): void {
    this.actor?.stop();
    this.pending = [];
    this.atProvider = null;
    const coming = comingTo({ path: PATH, userId: this.userId, search: this.search }, this.stored);
    const machine = subscribingMachine.provide({
      actors: {
        loadPlans: this.effect<PlansResult, { path: string }>('loadPlans', () => ({ ok: true, planIds: PLANS }), {
          ok: false,
          reason: 'failed',
        }),
        askSubscriptions: this.effect<SubscriptionsResult, { planId: number }>(
          'askSubscriptions',
          ({ planId }) => this.listed(planId),
          { ok: false, reason: 'failed' },
        ),
        openCheckout: this.effect<CheckoutResult, { attempt: Attempt | undefined }>(
          'openCheckout',
          ({ attempt }) => this.open(attempt),
          { ok: false, reason: 'failed' },
        ),
      },
      actions: {
        goHome: () => undefined,
        refreshSubscriptions: () => undefined,
        reportUnexpectedError: () => undefined,
        storeAttempts: (_, { attempts }) => {
          this.stored = this.sabotage === 'one choice is remembered at a time' ? attempts.slice(0, 1) : attempts;
        },
        leaveFor: (_, { address }) => {
          this.atProvider = address?.href ?? null;
        },
      },
      ...(this.sabotage === 'the address is believed'
        ? { guards: { isPaid: ({ context }) => context.arrival === 'paid' } }
        : {}),
    });
    this.actor = createActor(machine, {
      input: { path: PATH, userId: this.userId, isViewing: false, ...coming },
    });
    this.actor.start();
  }

  private come(search: string): void {
    this.search = search;
    this.load();
  }

  private begin(checkout: Checkout): void {
    this.subscriptions.push({
      id: this.subscriptions.length + 1,
      planId: checkout.planId,
      customer: checkout.customer,
    });
  }

  private pay(checkout: Checkout): void {
    if (checkout.isPaid) return;
    checkout.isPaid = true;
    // The provider tells the server, sometimes later than the person is back.
    if (this.random() < 0.5) this.late.push(checkout);
    else this.begin(checkout);
  }

  private possible(): readonly Step[] {
    const { actor, atProvider } = this;
    const arrivals = this.late.map((checkout): Step => [
      'the server hears of a payment',
      () => {
        this.late.splice(this.late.indexOf(checkout), 1);
        this.begin(checkout);
      },
    ]);
    const checkout = atProvider === null ? undefined : this.checkouts.get(atProvider);
    if (checkout !== undefined) {
      const { back_url, complete_url } = returnPaths(PATH, checkout.planId);
      const onwards = (address: string): void => this.come(new URL(address, 'https://portal.example').search);
      return [
        ...arrivals,
        ['pay', () => this.pay(checkout)],
        ['pay', () => this.pay(checkout)],
        [
          'pay and come back',
          () => {
            this.pay(checkout);
            onwards(complete_url);
          },
        ],
        // A checkout that is paid leads on by itself.
        ['cancel', () => onwards(checkout.isPaid ? complete_url : back_url)],
        [
          'go back to the page as it was left',
          () => {
            this.atProvider = null;
            actor?.send({ type: 'returned' });
          },
        ],
        ['go back and load the page', () => this.come('')],
      ];
    }
    const snapshot = actor?.getSnapshot();
    /** What the page offers now. */
    const offered = (name: string, event: EventFrom<typeof subscribingMachine>, times = 1): readonly Step[] =>
      snapshot?.can(event) === true ? Array.from({ length: times }, (): Step => [name, () => actor?.send(event)]) : [];
    const submit = (customer: Customer, times: number): readonly Step[] => {
      this.keys += 1;
      const event = { type: 'submitted', customer, newKey: `key ${this.keys}` } as const;
      return [
        ...offered(`submit for ${customer.last_name}`, event, times),
        ...offered('submit twice', event).map(([name]): Step => [
          name,
          () => {
            actor?.send(event);
            actor?.send({ ...event, newKey: `${event.newKey} again` });
          },
        ]),
      ];
    };
    const chosen = snapshot?.context.planId ?? null;
    return [
      ...arrivals,
      ...this.pending.flatMap(({ name, settle }): Step[] => [
        ...Array.from({ length: 8 }, (): Step => [`${name} is answered`, () => settle('answered')]),
        [`the answer of ${name} is lost`, () => settle('lost')],
        [`${name} is not heard`, () => settle('unheard')],
      ]),
      ...PLANS.flatMap((planId) =>
        planId === chosen ? [] : offered(`choose ${planId}`, { type: 'plan.chosen', planId }, chosen === null ? 4 : 1),
      ),
      ...submit(AMARA, 8),
      ...(this.userId === null ? submit(RENAMED, 1) : []),
      ...offered('want another', { type: 'second.confirmed' }).map(([name, take]): Step => [
        name,
        () => {
          if (chosen !== null) this.wanted.set(chosen, (this.wanted.get(chosen) ?? 0) + 1);
          take();
        },
      ]),
      ...offered('want no other', { type: 'second.declined' }),
      ...offered('retry', { type: 'retried' }, 3),
      ['reload', () => this.load()],
      ['open the page anew', () => this.come('')],
    ];
  }

  private check(): void {
    const { actor } = this;
    for (const planId of PLANS) {
      const made = this.subscriptions.filter((each) => each.planId === planId && each.customer !== 'before');
      const customers = new Set(made.map(({ customer }) => customer)).size;
      const allowed = Math.max(customers, 1) + (this.wanted.get(planId) ?? 0);
      if (made.length > allowed) this.flaw ??= `plan ${planId} was subscribed ${made.length} times`;
      const mayOwn = planId === 52 && this.ownedBefore;
      if (mayOwn && this.userId !== null && made.length > (this.wanted.get(planId) ?? 0))
        this.flaw ??= `plan ${planId} was taken again, and nobody asked`;
    }
    const snapshot = actor?.getSnapshot();
    if (snapshot === undefined) return;
    this.values.add(JSON.stringify(snapshot.value));
    const isNew = this.subscriptions.some(({ customer }) => customer !== 'before');
    if (snapshot.matches('complete') && !isNew) this.flaw ??= 'it is said to be paid, and the server has nothing';
    if (snapshot.hasTag('busy') && this.pending.length === 0)
      this.flaw ??= `waits for nothing in ${JSON.stringify(snapshot.value)}`;
  }

  async run(): Promise<WalkReport> {
    this.load();
    for (let nth = 0; nth < STEPS && this.flaw === null; nth += 1) {
      const steps = this.possible();
      const [name, take] = steps[Math.floor(this.random() * steps.length)] ?? ['nothing', () => undefined];
      take();
      // An answer reaches the chart a few promises later.
      for (let round = 0; round < 6; round += 1) await Promise.resolve();
      this.check();
      this.steps.push(`${name} -> ${JSON.stringify(this.actor?.getSnapshot().value)}`);
    }
    this.actor?.stop();
    const paid = this.subscriptions.filter(({ customer }) => customer !== 'before').length;
    return { flaw: this.flaw, steps: this.steps, paid, values: this.values };
  }
}

/** Walks at random over the page of plans, with a fault now and then at every call. The same seed is the same walk. */
export const walk = (seed: number, sabotage: Sabotage | null = null): Promise<WalkReport> =>
  new PlansWalk(seed, sabotage).run();
