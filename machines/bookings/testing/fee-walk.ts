import { FeePages, showPages, type Sabotage, type Tab } from './fee-pages.ts';
import { oneOf } from './fee-world.ts';

/** What a walk did, and what of it must not be. Null: nothing. */
export interface WalkReport {
  readonly flaw: string | null;
  readonly steps: readonly string[];
  readonly charges: number;
  readonly values: ReadonlySet<string>;
}

const SELECTIONS: readonly (readonly number[])[] = [[1], [3], [2], [1, 3], [2, 3]];
const STEPS = 60;
const RETRIES = 4;

/** What leads on comes up more often than what does not, so that walks get far. */
const likely = <T>(step: T): readonly T[] => Array.from({ length: 6 }, () => step);

class Walk extends FeePages {
  readonly steps: string[] = [];
  readonly values = new Set<string>();

  /** Everything that can happen now, each with a name; some of it more than once, so that walks get far. */
  private possible(): readonly (readonly [string, () => void])[] {
    const { server } = this;
    const everywhere = this.tabs.flatMap((tab): (readonly [string, () => void])[] => {
      const { actor } = tab;
      const named = (name: string, step: () => void): readonly [string, () => void] => [
        `tab ${tab.number}: ${name}`,
        step,
      ];
      if (actor === null) return [named('open', () => this.open(tab, oneOf(this.random, SELECTIONS)))];
      const effects = [...tab.pending.values()].flatMap((effect) => {
        const settle = named(`settle ${effect.id}`, () => this.settle(tab, effect, false));
        if (effect.src !== 'payment' || effect.isConfirming) return likely(settle);
        return [
          ...likely(named('pay', () => this.pay(tab, effect))),
          named('go back', () => this.comeBack(tab, effect, this.left(effect))),
        ];
      });
      const form = actor.getSnapshot().matches('form')
        ? [
            named('confirm', () => this.confirm(tab)),
            ...likely(
              named('confirm and submit', () => {
                this.confirm(tab);
                this.submit(tab);
              }),
            ),
            named('submit', () => this.submit(tab)),
          ]
        : [];
      return [
        ...effects,
        ...form,
        named('close', () => this.close(tab)),
        named('waive', () => actor.send({ type: 'form.changed', change: { waive_fee: this.chance(0.5) } })),
        named('retry', () => actor.send({ type: 'retried' })),
        named('continue', () => actor.send({ type: 'payment.continued' })),
        named('give up', () => this.giveUp(tab)),
        named('new facts', () => actor.send({ type: 'facts.changed', facts: this.factsOf(tab.chosen) })),
      ];
    });
    const payments = [...server.baskets.values()].map(({ payment }) => payment);
    return [
      ...everywhere,
      ...payments
        .filter((payment) => payment === 'processing')
        .map((): readonly [string, () => void] => ['the provider decides', () => this.decide('processing')]),
      ...(payments.includes('asked') && this.chance(0.1)
        ? [['the holder answers the bank elsewhere', () => this.decide('asked')] as const]
        : []),
      ...(server.working.size === 0 ? [] : [['the server has done its work', () => server.work()] as const]),
      ...(server.delayed.length === 0 ? [] : [['a delayed request arrives', () => this.arriveDelayed()] as const]),
      ...(this.chance(0.1)
        ? [['the team unschedules one', () => server.scheduled.delete(oneOf(this.random, [1, 2, 3]))] as const]
        : []),
      ...(this.chance(0.1)
        ? [['the price changes', () => (server.feeInPence = oneOf(this.random, [4800, 5200]))] as const]
        : []),
      ...(this.chance(0.1)
        ? [
            [
              'the clock passes a boundary',
              () => (server.late.has(2) ? server.late.delete(2) : server.late.add(2)),
            ] as const,
          ]
        : []),
    ];
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
      if (
        snapshot.status === 'active' &&
        (snapshot.hasTag('busy') || snapshot.matches('paying') || snapshot.matches({ form: 'pricing' })) &&
        pending.size === 0
      ) {
        this.blame(`tab ${number} waits in ${JSON.stringify(snapshot.value)} for nothing`);
      }
    }
  }

  private take([name, step]: readonly [string, () => void]): void {
    step();
    this.check();
    this.steps.push(
      `${name} -> ${this.tabs.map(({ actor }) => JSON.stringify(actor?.getSnapshot().value ?? 'closed')).join(' | ')}`,
    );
  }

  /** All pages are gone and nothing goes wrong any more: the person opens the dialog again, and does what it offers. */
  private recover(): void {
    for (const tab of this.tabs) this.take([`tab ${tab.number}: close for good`, () => this.close(tab)]);
    this.take(['the provider decides everything, and holders answer', () => this.decide('processing', 'asked')]);
    while (this.server.delayed.length > 0) this.take(['a delayed request arrives', () => this.arriveDelayed()]);
    const tab = this.tabs[0] as Tab;
    this.take(['open anew', () => this.open(tab, oneOf(this.random, SELECTIONS))]);
    for (let retries = 0; retries < RETRIES;) {
      const snapshot = tab.actor?.getSnapshot();
      const [effect] = tab.pending.values();
      if (
        snapshot === undefined ||
        snapshot.matches('allDone') ||
        snapshot.matches('overtaken') ||
        snapshot.matches('form')
      )
        break;
      if (effect !== undefined) this.take([`settle ${effect.id}`, () => this.settle(tab, effect, true)]);
      else {
        retries += 1;
        if (retries < RETRIES)
          this.take(
            snapshot.matches('paymentUnfinished') && !snapshot.can({ type: 'payment.continued' })
              ? ['give up', () => this.giveUp(tab)]
              : [
                  'go on',
                  () =>
                    tab.actor?.send({ type: snapshot.matches('paymentUnfinished') ? 'payment.continued' : 'retried' }),
                ],
          );
      }
    }
    this.server.work();
    const { value, context } = tab.actor?.getSnapshot() ?? {};
    const receipt = value === 'paidNotSubmitted' ? context?.intention?.reference : null;
    for (const { basketKey, ids } of this.server.charges) {
      const isDone = ids.every((id) => !this.server.scheduled.has(id));
      if (!isDone && receipt !== `receipt of ${basketKey}`)
        this.blame(`${basketKey} is paid, its bookings stand, and nothing offers to finish it`);
    }
    if (
      value !== 'allDone' &&
      value !== 'overtaken' &&
      value !== 'paidNotSubmitted' &&
      !(tab.actor?.getSnapshot().matches('form') ?? false)
    )
      this.blame(`nothing leads out of ${JSON.stringify(value)}`);
  }

  run(): WalkReport {
    for (let step = 0; step < STEPS && this.flaw === null; step += 1) this.take(oneOf(this.random, this.possible()));
    if (this.flaw === null) this.recover();
    for (const tab of this.tabs) this.close(tab);
    return { flaw: this.flaw, steps: this.steps, charges: this.server.charges.length, values: this.values };
  }
}

/** One random walk over two tabs, a server and a card provider; the same for the same seed. */
export const walk = (seed: number, sabotage: Sabotage | null = null): WalkReport => {
  const begun = new Walk(seed, sabotage);
  showPages(begun);
  return begun.run();
};
