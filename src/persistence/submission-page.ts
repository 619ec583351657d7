import type { OpenSubmission } from './open-submissions.ts';

type PageEvent = { readonly type: 'retried' | 'delivery.due' };

/** The running chart of a submission, whichever it is. */
export interface SubmissionActor {
  start(): unknown;
  stop(): unknown;
  send(event: PageEvent): void;
  getSnapshot(): {
    readonly status: string;
    hasTag(tag: 'busy'): boolean;
    can(event: { readonly type: 'retried' }): boolean;
  };
  subscribe(observer: { readonly next: () => void; readonly complete: () => void }): { unsubscribe(): void };
}

/** One submission while its page is open. */
export interface SubmissionPage<A> extends OpenSubmission {
  readonly actor: A;
  /** The page is hidden for now: what is typed goes on the device. */
  readonly storeNow: () => void;
  /** The page closes, or its person goes elsewhere: what waits leaves with it. */
  readonly leave: () => void;
  /** Back from the cache of pages, or on the network again: the outcome is asked for. */
  readonly ask: () => void;
  /** After it was left. */
  readonly close: () => void;
}

const untilIdle = (actor: SubmissionActor): Promise<void> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      if (actor.getSnapshot().hasTag('busy')) return false;
      resolve();
      return true;
    };
    if (look()) return;
    const subscription = actor.subscribe({
      next: () => void (look() && subscription.unsubscribe()),
      complete: resolve,
    });
  });

/**
 * Ties a chart to its page. `create` gets what hears of the call that leaves with the page; `drafts` is what is being
 * typed. `tellLeaving` tells the chart that its page goes, where something waits for that.
 */
export const createSubmissionPage = <A extends SubmissionActor>(
  drafts: { readonly flush: () => void },
  create: (sending: (call: Promise<void>) => void) => A,
  tellLeaving?: (actor: A) => void,
): SubmissionPage<A> => {
  let left: Promise<void> = Promise.resolve();
  const actor = create((call) => {
    left = call;
  });
  const isRunning = (): boolean => actor.getSnapshot().status === 'active';
  const leave = (): void => {
    drafts.flush();
    if (isRunning()) tellLeaving?.(actor);
  };
  const ask = (): void => {
    if (isRunning() && actor.getSnapshot().can({ type: 'retried' })) actor.send({ type: 'retried' });
  };
  return {
    actor,
    storeNow: drafts.flush,
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
