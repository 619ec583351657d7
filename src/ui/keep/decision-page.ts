import type { DecisionUnderWay } from './decisions-under-way.ts';

/** The running chart of a decision, whichever it is. */
export interface DecisionActor {
  start(): unknown;
  stop(): unknown;
  send(event: { readonly type: 'page.left' | 'retried' }): void;
  getSnapshot(): {
    readonly status: string;
    hasTag(tag: 'busy'): boolean;
    can(event: { readonly type: 'retried' }): boolean;
  };
  subscribe(observer: { readonly next: () => void; readonly complete: () => void }): { unsubscribe(): void };
}

/** One decision while its page is open. */
export interface DecisionPage<A> extends DecisionUnderWay {
  readonly actor: A;
  /** The page is hidden for now: what is typed goes on the device. */
  readonly keepNow: () => void;
  /** The page closes, or its person goes elsewhere: what waits leaves with it. */
  readonly leave: () => void;
  /** Back from the cache of pages, or on the network again: what became of the decision is asked. */
  readonly ask: () => void;
  /** After it was left. */
  readonly close: () => void;
}

const untilIdle = (actor: DecisionActor): Promise<void> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      if (actor.getSnapshot().hasTag('busy')) return false;
      resolve();
      return true;
    };
    if (look()) return;
    const subscription = actor.subscribe({ next: () => void (look() && subscription.unsubscribe()), complete: resolve });
  });

/**
 * Ties a chart to its page. `create` gets what hears of the call that leaves with the page; `drafts` is what is being typed.
 */
export const createDecisionPage = <A extends DecisionActor>(drafts: { readonly flush: () => void }, create: (sending: (call: Promise<void>) => void) => A): DecisionPage<A> => {
  let left: Promise<void> = Promise.resolve();
  const actor = create((call) => {
    left = call;
  });
  const isRunning = (): boolean => actor.getSnapshot().status === 'active';
  const leave = (): void => {
    drafts.flush();
    if (isRunning()) actor.send({ type: 'page.left' });
  };
  const ask = (): void => {
    if (isRunning() && actor.getSnapshot().can({ type: 'retried' })) actor.send({ type: 'retried' });
  };
  return {
    actor,
    keepNow: drafts.flush,
    leave,
    ask,
    sendNow: async () => {
      leave();
      await left;
      ask();
      await untilIdle(actor);
    },
    abandon: () => {
      drafts.flush();
      actor.stop();
    },
    close: () => void actor.stop(),
  };
};
