import { QueryClient } from '@tanstack/react-query';
import { createActor, type Actor } from 'xstate';
import type { Client } from '#api/client.ts';
import { testClient } from '#api/testing/test-client.ts';
import { logout } from '#contracts/session/session.endpoints.ts';
import { endImpersonation, impersonate } from '#contracts/session/view-as.endpoints.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei, priyaNair, tomWhitfield } from '#fixtures/people.ts';
import { bookingDelivery } from '#features/bookings/changing/booking-delivery.ts';
import { readBookings } from '#features/bookings/changing/booking-flow.actors.ts';
import { openBookingRequests, type BookingRequests } from '#features/bookings/changing/booking-requests.ts';
import { flowWorld } from '#features/bookings/changing/flow-world.ts';
import { unscheduleActors } from '#features/bookings/changing/unschedule.actors.ts';
import { askAfterBasket, paymentImplementations } from '#features/commerce/payment.actors.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';
import type { Sent } from '#machines/submission/sending.kit.ts';
import type { PaymentNote } from '#machines/commerce/payment.setup.ts';
import { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type { InProcess, InProcessClient } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { claimsInPage, type Claims } from '#persistence/claims.ts';
import { sendOnce } from '#persistence/send-once.ts';
import { noStorage } from '#persistence/device-storage.ts';
import { createOutbox, isOwed, isSendable, outboxName, type OutboxEntry } from '#persistence/outbox.ts';
import { pageByItself, whileViewing, type Persistence } from '#persistence/persistence.ts';
import { wipeWork } from '#persistence/registry.ts';
import { settleUnseen } from '#persistence/settle-unseen.ts';
import { Line } from './line.ts';
import { providerOf } from './provider.ts';
import type { Random } from './random.ts';
import type { Sabotage } from './sabotage.ts';

const ORGANISATION = 1;
export const PEOPLE = { amara: amaraOsei, tom: tomWhitfield, priya: priyaNair } as const;

export interface DeviceInput {
  readonly name: string;
  readonly door: InProcess;
  readonly random: Random;
  readonly sabotage: Sabotage | null;
  /** Hears right before the provider is asked for the money of a payment. */
  readonly onConfirm: (secret: string, line: Line) => void;
  /** Which step of the walk it is. */
  readonly step: () => number;
}

/** A page with the dialog of unscheduling in it. */
export interface Tab {
  readonly number: number;
  readonly actor: Actor<typeof unscheduleMachine>;
  readonly chosenIds: readonly number[];
  readonly close: () => void;
  /** The clock went on, or the list came anew. */
  readonly follow: () => Promise<void>;
}

/** A browser: its storage and locks, who is signed in, and the pages that are open. */
export class Device {
  /** The way of the page that stands; those before it may still have calls under way. */
  line: Line;
  readonly lines: Line[] = [];
  readonly storage = memoryDevice();
  readonly tabs: Tab[] = [];
  /** Whose pages these are; null: nobody is signed in. */
  profile: Profile | null = null;
  readonly name: string;
  private readonly input: DeviceInput;
  private readonly cookies: InProcessClient;
  private readonly client: Client;
  private claims: Claims = claimsInPage();
  private persistence: Persistence | null = null;
  private opened = 0;
  private keys = 0;

  constructor(input: DeviceInput) {
    this.name = input.name;
    this.input = input;
    this.line = this.newLine();
    this.cookies = input.door.newClient();
    const { fetch, readCookie, upload } = this.cookies;
    this.client = testClient({
      baseUrl: input.door.baseUrl,
      readCookie,
      upload,
      fetch: (request, init) => {
        if (input.sabotage === 'each call has a key of its own' && request.headers.has('Idempotency-Key'))
          request.headers.set('Idempotency-Key', this.newKey());
        return this.line.fetch(`${request.method} ${new URL(request.url).pathname}`, () => fetch(request, init));
      },
    });
  }

  /** What the device knows of Amara's unscheduling, whoever is here. */
  requestsOf(userId: number): BookingRequests {
    return openBookingRequests({
      userId,
      organisationId: ORGANISATION,
      outbox: createOutbox(() => this.storage),
      now: this.now,
    });
  }

  /** Signs somebody in where nobody is. */
  async signIn(person: { readonly email: string }): Promise<void> {
    await this.cookies.demo.as(person.email);
    await this.arrive();
  }

  /** By choice: the work of the person goes, and what is owed stays. */
  async signOut(): Promise<void> {
    const { profile } = this;
    this.leave();
    await this.client.attempt(logout, {});
    if (profile === null) return;
    const outbox = createOutbox(() => this.storage);
    wipeWork(profile.id, { outbox, storage: () => this.storage });
    if (this.input.sabotage === 'sign-out takes what is owed')
      for (const entry of outbox.of(profile.id)) outbox.remove(entry);
  }

  /** The session ended by itself: nothing is wiped. */
  endSession(): Promise<void> {
    this.leave();
    return Promise.resolve();
  }

  /** The browser crashes, or the page is loaded again: nothing that was under way is heard any more. */
  async crash(): Promise<void> {
    const wasHere = this.profile !== null;
    this.line.isDead = true;
    this.leave();
    this.line = this.newLine();
    if (wasHere) await this.arrive();
  }

  async viewAs(learner: { readonly email: string }): Promise<void> {
    this.leave();
    await this.client.attempt(impersonate, {
      query: { organisation_id: ORGANISATION },
      body: { email: learner.email },
    });
    await this.arrive();
  }

  async exitViewAs(): Promise<void> {
    this.leave();
    await this.client.attempt(endImpersonation, {});
    await this.arrive();
  }

  /** Opens the dialog for these bookings in a page of its own. */
  async open(chosenIds: readonly number[]): Promise<Tab | null> {
    const { profile, persistence, client } = this;
    if (profile === null || persistence === null) return null;
    const { sabotage } = this.input;
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const mine =
      sabotage === 'tabs know nothing of each other' ? { ...persistence, claims: claimsInPage() } : persistence;
    const requests = openBookingRequests({
      userId: profile.id,
      organisationId: ORGANISATION,
      outbox: mine.outbox,
      now: mine.now,
    });
    const factsOf = flowWorld({ action: 'unschedule', organisationId: ORGANISATION, requests, now: mine.now });
    const services = {
      client,
      queries,
      persistence: mine,
      requests,
      userId: profile.id,
      organisationId: ORGANISATION,
      reportUnexpectedError: () => undefined,
    };
    const bookings = await readBookings(services);
    if (bookings === null || this.profile !== profile) return null;
    const { letGo, actors, actions } = unscheduleActors({
      ...services,
      profile,
      bookingsUrl: 'https://learn.example/bookings',
      factsOf,
      openPayment: ({ onStanding, verifyBasis, ...rest }) => {
        const provider = this.provider();
        const payment = {
          ...rest,
          provider,
          returnUrl: () => '',
          isReturning: false,
          reportUnexpectedError: () => undefined,
          verifyBasis,
          onStanding: (standing: PaymentNote): void => {
            if (sabotage === 'no attempt is noted before a charge') return;
            onStanding(standing);
            const address = requests.addressOf('unschedule');
            const payment = mine.outbox.find(address)?.payment ?? null;
            if (sabotage === 'nothing paid is certain at once' && payment !== null)
              mine.outbox.update(address, { payment: { ...payment, attemptedAtMs: 0 } });
          },
        };
        const { actors: effects, actions: told } = paymentImplementations(payment);
        const machine = paymentMachine.provide({ actors: effects, actions: told });
        return {
          machine:
            sabotage === 'nothing is asked again right before a charge'
              ? machine.provide({ guards: { isAsAgreed: () => true } })
              : machine,
          ask: (key: string) => askAfterBasket(payment, key),
        };
      },
    });
    const facts = factsOf(bookings, chosenIds);
    const believes = sabotage === 'what stands as wished counts as done by this';
    const hasSucceeded = (_: unknown, { result }: { result: Sent }): boolean =>
      result.ok || (believes && result.reason === 'overtaken');
    const actor = createActor(unscheduleMachine.provide({ actors, actions, guards: { hasSucceeded } }), {
      input: { organisationId: ORGANISATION, facts, canWaive: false },
    });
    this.opened += 1;
    const tab: Tab = {
      number: this.opened,
      actor,
      chosenIds,
      close: () => {
        actor.stop();
        letGo();
        if (this.tabs.includes(tab)) this.tabs.splice(this.tabs.indexOf(tab), 1);
      },
      follow: async () => {
        const next = await readBookings(services);
        if (next === null || actor.getSnapshot().matches('allDone') || actor.getSnapshot().matches('overtaken')) return;
        const now: FlowFacts = factsOf(next, chosenIds);
        if (JSON.stringify(now) !== JSON.stringify(actor.getSnapshot().context.facts))
          actor.send({ type: 'facts.changed', facts: now });
      },
    };
    this.tabs.push(tab);
    actor.start();
    return tab;
  }

  newKey(): string {
    this.keys += 1;
    return `${this.name}-${this.keys}`;
  }

  /** What the worker of a page does: everything that waits and that no page is at is sent, once. */
  async work(): Promise<void> {
    const { profile, persistence, client } = this;
    if (profile === null || persistence === null || profile.impersonated === true) return;
    const { submission } = bookingDelivery;
    for (const entry of persistence.outbox.of(profile.id).filter(isSendable)) {
      const release = await persistence.claims.takeFree(outboxName(entry));
      if (release === null || this.profile !== profile) continue;
      const services = { client, ...persistence };
      try {
        const delivery = await sendOnce(services, submission, entry, 'queue', entry, true);
        settleUnseen({ client, queries: new QueryClient(), ...persistence }, bookingDelivery, entry, delivery);
      } finally {
        release();
      }
    }
  }

  /** What is owed to anybody, as it lies on this device. */
  owed(): readonly OutboxEntry[] {
    const outbox = createOutbox(() => this.storage);
    return Object.values(PEOPLE).flatMap(({ id }) => outbox.of(id).filter(isOwed));
  }

  private readonly now = (): number => this.input.door.demo.clock.read();

  private provider() {
    const { door, random, onConfirm } = this.input;
    const { line } = this;
    return providerOf({ door, line, random, onConfirm: (secret) => onConfirm(secret, line) });
  }

  private newLine(): Line {
    const line = new Line(
      this.input.random,
      this.input.step,
      this.input.sabotage === 'a page of HTML counts as a reply',
    );
    line.trouble = this.lines.at(-1)?.trouble ?? 0;
    this.lines.push(line);
    return line;
  }

  /** The page begins for whoever the session belongs to. */
  private async arrive(): Promise<void> {
    const me = await this.client.attempt(getMe, {});
    if (!me.ok) return;
    this.profile = me.data;
    const { profile } = this;
    const own = pageByItself({
      storage: () => this.storage,
      outbox: createOutbox(() => this.storage),
      claims: this.claims,
      now: this.now,
      isHere: (userId) => this.profile === profile && userId === profile.id,
      askPayment: async (key) => {
        const standing = await askAfterBasket(
          { client: this.client, provider: this.provider(), memberships: profile.organisations },
          key,
        );
        return standing.kind === 'paid' ? standing : { kind: standing.kind === 'notPaid' ? 'notPaid' : 'pending' };
      },
    });
    const viewing = whileViewing(own, { isHere: own.isHere, register: own.register });
    const blind = { ...viewing, outbox: createOutbox(noStorage) };
    this.persistence =
      profile.impersonated === true
        ? this.input.sabotage === 'nothing owed is stored while viewing'
          ? blind
          : viewing
        : own;
  }

  /** All pages are gone, and with them what they had taken. */
  private leave(): void {
    while (this.tabs[0] !== undefined) this.tabs[0].close();
    this.claims = claimsInPage();
    this.profile = null;
    this.persistence = null;
  }
}
