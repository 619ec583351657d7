import { vi } from 'vitest';
import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { settleProcessing } from '#mocks/payments/settle.ts';
import { authenticateIntent } from '#mocks/payments/intents.ts';
import { Device, PEOPLE, type Tab } from './device.ts';
import type { Line } from './line.ts';
import { randomFrom, type Random } from './random.ts';
import type { Sabotage } from './sabotage.ts';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);
const STEPS = 40;
/** Late with one that depends on it; free with one that depends on it; late by itself in the first five weeks. */
const SELECTIONS = [[2103], [2103], [2105], [2111]] as const;
const MINUTE_MS = 60_000;

/** What a walk did, and what of it must not be. Null: nothing. */
export interface WalkReport {
  readonly flaw: string | null;
  readonly steps: readonly string[];
  readonly charges: number;
  /** Charges that two devices made in the same moment: each is followed by a way to get it back. */
  readonly raced: number;
  readonly seen: ReadonlySet<string>;
}

type Step = readonly [name: string, step: () => Promise<unknown> | void];

/** Baskets of the seeded world are for nothing that is walked. */
const isCharged = ({ paid_at, booking_ids = [] }: BasketRecord): boolean => paid_at !== null && booking_ids.length > 0;
const idsOf = ({ booking_ids }: BasketRecord): readonly number[] => booking_ids ?? [];

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
const isForSame = (basket: BasketRecord, ids: readonly number[]): boolean => isSame(idsOf(basket), ids);

class Walk {
  readonly steps: string[] = [];
  readonly seen = new Set<string>();
  flaw: string | null = null;
  private readonly random: Random;
  private readonly door: InProcess;
  private readonly devices: readonly Device[];
  /** Baskets whose money was asked for while what they rest on had just been seen to stand. */
  private readonly confirmed = new Map<string, boolean>();

  constructor(seed: number, sabotage: Sabotage | null) {
    this.random = randomFrom(seed);
    this.door = createInProcess({ now: Date.now });
    const { door, random } = this;
    this.devices = ['laptop', 'phone'].map(
      (name) =>
        new Device({
          name,
          door,
          random,
          sabotage,
          step: () => this.steps.length,
          onConfirm: (secret, line) => void this.confirms.push(this.noteConfirm(secret, line)),
        }),
    );
  }

  private readonly confirms: Promise<void>[] = [];

  /** Was it needed when the money was asked for? */
  private async noteConfirm(secret: string, line: Line): Promise<void> {
    await this.door.backend.read((db) => {
      const basket = db.tables.baskets.first(({ intent }) => intent?.client_secret === secret);
      if (basket === undefined || this.confirmed.get(basket.key) === true) return;
      // An answer that stood still on its way is of an earlier moment: the money may be asked for what has changed
      // since.
      const isFresh = ['GET /api/bookings', `GET /api/commerce/baskets/${basket.key}/payment/intent`].every(
        (name) => (line.seenAt.get(name) ?? this.steps.length) === this.steps.length,
      );
      if (!isFresh) return;
      const pending = new Set(
        db.state.jobs.flatMap(({ booking }) => booking?.changes.map(({ booking_id }) => booking_id) ?? []),
      );
      const stands = idsOf(basket).every((id) => db.tables.bookings.get(id)?.course_id !== null && !pending.has(id));
      this.confirmed.set(basket.key, stands);
    });
  }

  private blame(flaw: string): void {
    this.flaw ??= flaw;
  }

  /**
   * Until nothing is under way but what stands still; each round takes so many milliseconds of virtual time. `isDone`:
   * the step that began it has ended, or waits for what stands still.
   */
  private async settle(longestMs = 0, isDone: () => boolean = () => true): Promise<void> {
    for (let rounds = 0, quiet = 0; (quiet < 3 || !isDone()) && rounds < 2000; rounds += 1) {
      await vi.advanceTimersByTimeAsync(longestMs);
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.devices.every(({ lines }) => lines.every(({ unanswered }) => unanswered <= 0)) ? quiet + 1 : 0;
    }
    await Promise.all(this.confirms.splice(0));
  }

  private steps_(): readonly Step[] {
    const { random, door } = this;
    const likely = (count: number, step: Step): readonly Step[] => Array.from({ length: count }, () => step);
    const ofDevice = (device: Device): readonly Step[] => {
      const named = (name: string, step: Step[1]): Step => [`${device.name}: ${name}`, step];
      const { profile } = device;
      if (profile === null)
        return [
          ...likely(
            3,
            named('Amara signs in', () => device.signIn(PEOPLE.amara)),
          ),
          named('Tom signs in', () => device.signIn(PEOPLE.tom)),
          named('Priya signs in', () => device.signIn(PEOPLE.priya)),
        ];
      const isViewing = profile.impersonated === true;
      const isAmara = profile.id === PEOPLE.amara.id;
      return [
        ...(isAmara && device.tabs.length < 2
          ? likely(
              8,
              named('open', () => device.open(random.oneOf(SELECTIONS))),
            )
          : []),
        ...device.tabs.flatMap((tab) => this.ofTab(device, tab)),
        ...likely(
          2,
          named('the worker looks', () => device.work()),
        ),
        ...(random.chance(0.3)
          ? [
              isViewing ? named('exit View As', () => device.exitViewAs()) : named('sign out', () => device.signOut()),
              named('the session ends', () => device.endSession()),
              named('crash', () => device.crash()),
            ]
          : []),
        ...(profile.id === PEOPLE.priya.id
          ? likely(
              4,
              named('view as Amara', () => device.viewAs(PEOPLE.amara)),
            )
          : []),
        named('the line becomes bad', () => void (device.line.trouble = 0.3)),
        named('the line becomes good', () => void (device.line.trouble = 0)),
      ];
    };
    const paused = this.devices.flatMap((device) =>
      device.lines.flatMap((line) =>
        line.paused.map((call): Step => [`${device.name}: ${call.name} goes on`, () => line.letGo(call)]),
      ),
    );
    return [
      ...this.devices.flatMap(ofDevice),
      ...paused.flatMap((step) => likely(4, step)),
      ['half a minute passes', () => this.settle(10_000)],
      ['the server does its work', () => door.demo.clock.advance('4m')],
      ['the bank decides', () => this.decideBank()],
      ['the holder answers the bank', () => this.answerBank(random.chance(0.5))],
      ...(random.chance(0.15)
        ? [
            [
              'the team unschedules one',
              () =>
                this.edit((db) =>
                  db.tables.bookings.update(random.oneOf([2103, 2104, 2105, 2111]), { course_id: null }),
                ),
            ] as Step,
          ]
        : []),
      ...(random.chance(0.15)
        ? [
            [
              'the team moves one',
              () =>
                this.edit((db) =>
                  db.tables.bookings.update(random.oneOf([2104, 2106]), { course_id: random.oneOf([3103, 3104]) }),
                ),
            ] as Step,
          ]
        : []),
      ...(random.chance(0.1)
        ? [
            [
              'the price changes',
              () => this.edit((db) => db.tables.products.update(176, { price_inc_tax: random.oneOf([72, 78]) })),
            ] as Step,
          ]
        : []),
      ...(random.chance(0.1) ? [['a day passes', () => door.demo.clock.advance('24h')] as Step] : []),
    ];
  }

  private ofTab(device: Device, tab: Tab): readonly Step[] {
    const { actor } = tab;
    const named = (name: string, step: Step[1]): Step => [`${device.name} ${tab.number}: ${name}`, step];
    const snapshot = actor.getSnapshot();
    const { payment } = snapshot.children;
    const submit = (): void => {
      actor.send({ type: 'form.changed', change: { confirm: true } });
      actor.send({ type: 'submit.requested', idempotencyKey: device.newKey() });
    };
    const often = (step: Step): readonly Step[] => Array.from({ length: 12 }, () => step);
    return [
      ...(snapshot.matches({ form: 'ready' }) ? often(named('confirm and submit', submit)) : []),
      ...(payment?.getSnapshot().can({ type: 'submitted', method: 'card' }) === true
        ? [
            ...often(named('pay', () => payment.send({ type: 'submitted', method: 'card' }))),
            named('go back', () => payment.send({ type: 'back' })),
          ]
        : []),
      ...(snapshot.can({ type: 'retried' })
        ? [named('retry', () => actor.send({ type: 'retried' })), named('retry', () => actor.send({ type: 'retried' }))]
        : []),
      ...(payment?.getSnapshot().can({ type: 'retried' }) === true
        ? [named('retry the payment', () => payment.send({ type: 'retried' }))]
        : []),
      ...(snapshot.can({ type: 'payment.continued' })
        ? [named('continue', () => actor.send({ type: 'payment.continued' }))]
        : []),
      ...(snapshot.can({ type: 'payment.givenUp' }) ? [named('give up', () => this.giveUp(tab))] : []),
      named('close', () => tab.close()),
      named('the list comes anew', () => tab.follow()),
    ];
  }

  /** Who gives a payment up says no to the bank. */
  private async giveUp(tab: Tab): Promise<void> {
    const key = tab.actor.getSnapshot().context.intention?.basket?.key;
    if (key !== undefined) await this.answerBank(false, key);
    tab.actor.send({ type: 'payment.givenUp' });
  }

  private edit(work: Parameters<InProcess['backend']['write']>[0]): Promise<unknown> {
    return this.door.backend.write(work as never);
  }

  private decideBank(): Promise<unknown> {
    return this.door.backend.write((db) =>
      settleProcessing(db, this.door.demo.clock.read(), { user_id: PEOPLE.amara.id, organisation_id: 1 }),
    );
  }

  private answerBank(isHolder: boolean, onlyKey?: string): Promise<unknown> {
    return this.door.backend.write(async (db) => {
      for (const { key, intent } of db.tables.baskets.all()) {
        if (intent?.status !== 'requires_action' || (onlyKey !== undefined && key !== onlyKey)) continue;
        await authenticateIntent(
          { db, nowMs: this.door.demo.clock.read(), bankUrl: () => '' },
          intent.id,
          intent.client_secret,
          isHolder,
        );
      }
    });
  }

  private baskets(): Promise<readonly BasketRecord[]> {
    return this.door.backend.read((db) => db.tables.baskets.where(({ user_id }) => user_id === PEOPLE.amara.id));
  }

  /** What the backend's own records say that must not be. */
  private async check(): Promise<void> {
    const charged = (await this.baskets()).filter(isCharged);
    for (const { key } of charged)
      if (this.confirmed.get(key) === false) this.blame(`${key} was charged for what was done, or under way, already`);
    for (const device of this.devices) {
      for (const { actor } of device.tabs) {
        const { value, context } = actor.getSnapshot();
        this.seen.add(JSON.stringify(value));
        const paidFor =
          context.intention?.reference === null
            ? []
            : charged.filter((basket) => isForSame(basket, context.intention?.ids ?? []));
        if (value === 'allDone' && paidFor.length > 0 && paidFor.every(({ spent_at }) => spent_at === null))
          this.blame('it says "All done" of a payment that bought nothing');
      }
    }
    // Which of two payments for the same bookings was spent, no reply tells: their receipts are as good as each other.
    const returned = this.devices.flatMap((device) =>
      device
        .requestsOf(PEOPLE.amara.id)
        .owed()
        .filter(({ isToBeReturned, isClear }) => isToBeReturned && isClear),
    );
    for (const { ids } of returned) {
      const unspent = charged.filter((basket) => basket.spent_at === null && isForSame(basket, ids));
      if (returned.filter((other) => isSame(other.ids, ids)).length > unspent.length)
        this.blame('what was bought is said to be given back');
    }
  }

  private async take([name, step]: Step): Promise<void> {
    let hasEnded = false;
    const running = Promise.resolve(step());
    running.then(
      () => (hasEnded = true),
      (error: unknown) => this.blame(`"${name}" broke: ${String(error)}`),
    );
    const standsStill = (): boolean => this.devices.some(({ lines }) => lines.some(({ paused }) => paused.length > 0));
    await this.settle(0, () => hasEnded || standsStill() || this.flaw !== null);
    await this.check();
    const states = this.devices.map((device) => {
      const { profile, tabs } = device;
      return `${profile?.first_name ?? 'nobody'}${profile?.impersonated === true ? ' (viewed)' : ''} ${tabs.map(({ actor }) => JSON.stringify(actor.getSnapshot().children.payment?.getSnapshot().value ?? actor.getSnapshot().value)).join(' ')}; ${tabs.map(({ actor }) => JSON.stringify(actor.getSnapshot().context.problems)).join('')} owed: ${device
        .owed()
        .map(({ payment }) => `${payment?.basketKey} ${payment?.progress}`)
        .join(', ')}`;
    });
    this.steps.push(`${name} -> ${states.join(' | ')}`);
  }

  /**
   * Nothing goes wrong any more: whatever stands still goes on, everybody answers, and Amara comes to each device and
   * does what it offers.
   */
  private async recover(): Promise<void> {
    for (const device of this.devices) {
      device.line.trouble = 0;
      for (const line of device.lines) while (line.paused[0] !== undefined) line.letGo(line.paused[0]);
      await this.take([`${device.name}: crash for good`, () => device.crash()]);
    }
    await this.take(['a while passes', () => this.settle(10_000)]);
    await this.take(['the bank decides for good', () => this.decideBank()]);
    await this.take(['the holder answers for good', () => this.answerBank(true)]);
    await this.take(['the server does all its work', () => this.door.demo.clock.advance('10m')]);
    for (const device of this.devices) {
      await this.take([`${device.name}: the session ends for good`, () => device.endSession()]);
      await this.take([`${device.name}: Amara comes`, () => device.signIn(PEOPLE.amara)]);
      for (let tries = 0; tries < 3; tries += 1) {
        await vi.advanceTimersByTimeAsync(MINUTE_MS);
        await this.take([`${device.name}: the worker looks again`, () => device.work()]);
        await this.take(['the server does its work', () => this.door.demo.clock.advance('10m')]);
      }
      for (const owed of device
        .requestsOf(PEOPLE.amara.id)
        .owed()
        .filter(({ isToBeReturned }) => !isToBeReturned)) {
        await this.take([`${device.name}: goes on with what is owed`, () => device.open(owed.chosenIds)]);
        const [tab] = device.tabs;
        for (let tries = 0; tries < 4 && tab !== undefined; tries += 1) {
          if (tab.actor.getSnapshot().can({ type: 'retried' }))
            await this.take(['retry', () => tab.actor.send({ type: 'retried' })]);
        }
        if (tab !== undefined) {
          const state = tab.actor.getSnapshot();
          if (state.hasTag('busy')) this.blame(`it waits for ever in ${JSON.stringify(state.value)}`);
          tab.close();
        }
      }
    }
    const owed = this.devices.flatMap((device) => device.owed());
    const items = this.devices.flatMap((device) => device.requestsOf(PEOPLE.amara.id).owed());
    const unspent = (await this.baskets()).filter((basket) => isCharged(basket) && basket.spent_at === null);
    for (const { key, ...basket } of unspent) {
      const ids = idsOf({ key, ...basket });
      if (
        unspent.filter((other) => isForSame(other, ids)).length > items.filter((item) => isSame(item.ids, ids)).length
      )
        this.blame(`${key} is charged, bought nothing, and nothing offers to finish it or to get it back`);
    }
    for (const { payment } of owed)
      if (payment?.progress === 'attempted') this.blame(`nobody ever knows whether ${payment.basketKey} was paid`);
  }

  async run(): Promise<WalkReport> {
    await this.take(['Amara sits at the laptop', () => this.devices[0]?.signIn(PEOPLE.amara)]);
    for (let step = 0; step < STEPS && this.flaw === null; step += 1) await this.take(this.random.oneOf(this.steps_()));
    if (this.flaw === null) await this.recover();
    for (const { tabs } of this.devices) while (tabs[0] !== undefined) tabs[0].close();
    const charged = (await this.baskets()).filter(isCharged);
    const raced = charged.filter(
      (one) =>
        one.spent_at === null &&
        charged.some((other) => other.spent_at !== null && idsOf(other).some((id) => idsOf(one).includes(id))),
    );
    return { flaw: this.flaw, steps: this.steps, charges: charged.length, raced: raced.length, seen: this.seen };
  }
}

/**
 * One random walk over two devices of Amara's, on which others sign in too, before the fake backend; the same for the
 * same seed.
 */
export const walk = async (seed: number, sabotage: Sabotage | null = null): Promise<WalkReport> => {
  vi.useFakeTimers({ now: TODAY, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  try {
    return await new Walk(seed, sabotage).run();
  } finally {
    vi.clearAllTimers();
    vi.useRealTimers();
  }
};
