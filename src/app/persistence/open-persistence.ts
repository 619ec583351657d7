import { isBelow, keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { claimsInBrowser } from '#persistence/claims.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { expireWorkOfOthers } from '#persistence/expire-work.ts';
import { createOutboxWorker } from '#persistence/outbox-worker.ts';
import { outboxName, type OutboxEntry } from '#persistence/outbox.ts';
import { browserOutbox, whileViewing, type Persistence } from '#persistence/persistence.ts';
import { sendOnce, type AskPayment } from '#persistence/send-once.ts';
import { settleUnseen } from '#persistence/settle-unseen.ts';
import { sentKind, type SentKind } from '#persistence/work-kind.ts';
import type { Services } from '../services/services.ts';
import { forgetOthersInTab } from '../session/forget-others.ts';

/**
 * Whose waiting work may be sent: the person who is signed in on this page. Nobody's while they view as somebody else
 * (H-07): what a person confirmed is not sent by somebody who views as them.
 */
const signedInPerson = ({ login, queries }: Pick<Services, 'login' | 'queries'>): number | null => {
  const profile = queries.getQueryData<Profile>(keys.me());
  return profile !== undefined && profile.impersonated !== true && login.getSnapshot().matches('signedIn')
    ? profile.id
    : null;
};

type Needed = Pick<Services, 'client' | 'queries' | 'login' | 'toasts' | 'connection' | 'clock'>;

/**
 * The kinds and their contracts are much code, and mostly nothing waits. Undefined: unknown, or it did not come; the
 * entry is tried again later.
 */
const kindNamed = async (wanted: string): Promise<SentKind | undefined> => {
  const loaded = await import('../work/work-kinds.ts').catch(() => null);
  return loaded === null ? undefined : sentKind(loaded.WORK_KINDS, wanted);
};

/** Asks after a payment with the code of payments, which comes where one has to be asked about. */
const paymentAsker =
  ({ client, queries }: Pick<Needed, 'client' | 'queries'>): AskPayment =>
  async (basketKey) => {
    const { askAfterPayment } = await import('../work/ask-after-payment.ts');
    return askAfterPayment(
      { client, memberships: queries.getQueryData<Profile>(keys.me())?.organisations ?? [] },
      basketKey,
    );
  };

const make = (services: Needed): Persistence => {
  const { client, queries, login, toasts, connection, clock } = services;
  const outbox = browserOutbox();
  const isConnected = (): boolean => connection.current() === 'connected';
  const shared = {
    storage: browserStorage,
    now: clock.now,
    outbox,
    claims: claimsInBrowser(),
    isConnected,
    isHere: (userId: number): boolean => signedInPerson(services) === userId,
    hasIdempotencyKeys: config.hasIdempotencyKeys,
    tell: ((key, message) => toasts.show({ key, ...message })) satisfies Persistence['tell'],
    askPayment: paymentAsker(services),
  };
  const send = async (entry: OutboxEntry): Promise<void> => {
    const kind = await kindNamed(entry.kind);
    if (kind === undefined) return;
    try {
      kind.submission.parse(entry.input);
    } catch {
      // Damaged: nothing can be sent of it, and nothing said.
      outbox.remove(entry);
      return;
    }
    // Its page, or another tab, is at it.
    const release = await shared.claims.takeFree(outboxName(entry));
    if (release === null) return;
    try {
      settleUnseen(
        { client, queries, ...shared },
        kind,
        entry,
        await sendOnce({ client, ...shared }, kind.submission, entry, 'queue', entry, true),
      );
    } finally {
      release();
    }
  };
  const worker = createOutboxWorker({ outbox, isConnected, send });
  let here: number | null = null;
  const follow = (): void => {
    const person = signedInPerson(services);
    if (person !== null && person !== here) {
      expireWorkOfOthers(person, browserStorage, clock.now());
      forgetOthersInTab(person);
    }
    here = person;
    worker.workFor(person);
  };
  login.subscribe(follow);
  queries.getQueryCache().subscribe(({ query }) => {
    if (isBelow(query.queryKey, keys.me())) follow();
  });
  connection.subscribe(() => {
    if (isConnected()) worker.due();
  });
  // A page that waits without having lost the connection: a call got lost, or the server was busy.
  window.addEventListener('online', worker.due);
  follow();
  return { ...shared, register: worker.register };
};

const opened = new WeakMap<object, Persistence>();

/** What was confirmed is sent from any page, also after the browser was closed (C-29). One for each page load. */
const openOwn = (services: Needed): Persistence => {
  const known = opened.get(services.client) ?? make(services);
  opened.set(services.client, known);
  return known;
};

/**
 * The persistence for the person who is here. While they view as a learner nothing of either of the two is found,
 * stored or sent by another page (H-07).
 */
export const openPersistence = (services: Needed): Persistence => {
  const { connection, queries } = services;
  const profile = (): Profile | undefined => queries.getQueryData<Profile>(keys.me());
  const own = openOwn(services);
  if (profile()?.impersonated !== true) return own;
  return whileViewing(own, {
    isHere: (userId) => profile()?.id === userId,
    register: (_, due) =>
      connection.subscribe(() => {
        if (own.isConnected()) due();
      }),
  });
};
