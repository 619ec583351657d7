import * as z from 'zod/mini';

/** Who pays (T-02), as it was typed, or as the profile has it. */
export const Customer = z.strictObject({ email: z.string(), first_name: z.string(), last_name: z.string() });
export type Customer = z.output<typeof Customer>;

/**
 * What a tab remembers of a plan that somebody is about to pay, over the provider's page and over a reload. The same
 * choice has the same key, so that the server opens one payment page for it, however often it is asked (T-02).
 */
export const Attempt = z.strictObject({
  /** Of the page, `northgate`. */
  path: z.string(),
  /** Whose choice it is; null while nobody is signed in. */
  userId: z.nullable(z.number()),
  planId: z.number(),
  customer: Customer,
  /** `Idempotency-Key` of X-098. */
  key: z.string(),
  /** The subscriptions that the person had before; null where nobody could say. What is new among them was paid. */
  knownIds: z.nullable(z.array(z.number())),
  /** The payment page was opened. */
  hasLeft: z.boolean(),
  /** They have one of this plan, were asked, and want another. */
  isSecond: z.boolean(),
  /** The server has the new subscription. */
  isPaid: z.boolean(),
});
export type Attempt = z.output<typeof Attempt>;

/** Whether both choose the same plan for the same person. */
const isSameChoice = (attempt: Attempt, planId: number, customer: Customer): boolean =>
  attempt.planId === planId &&
  attempt.customer.email === customer.email &&
  attempt.customer.first_name === customer.first_name &&
  attempt.customer.last_name === customer.last_name;

/** What a tab remembers of all choices, the last one first: an earlier one may have been paid without a word. */
export const Attempts = z.array(Attempt);

/** The attempts with the one for this choice first: the one that was begun before, else a new one under `newKey`. */
export const withChoice = (
  attempts: readonly Attempt[],
  choice: Pick<Attempt, 'path' | 'userId' | 'planId' | 'customer'>,
  newKey: string,
): readonly Attempt[] => {
  const before = attempts.find((attempt) => isSameChoice(attempt, choice.planId, choice.customer));
  const first = before ?? { ...choice, key: newKey, knownIds: null, hasLeft: false, isSecond: false, isPaid: false };
  return [first, ...attempts.filter((attempt) => attempt !== before)];
};

/** How somebody comes to the page. `left`: from the payment page, by Back or a reload, without a word. */
export type Arrival = 'fresh' | 'paid' | 'cancelled' | 'left';

/** What brings somebody to the page. */
export interface Coming {
  readonly arrival: Arrival;
  /** The plan that the address names. */
  readonly planId: number | null;
  /** What still counts of what this tab remembers; the first one is what they come back from. */
  readonly attempts: readonly Attempt[];
}

interface Visitor {
  readonly path: string;
  readonly userId: number | null;
  /** Of the page: `?paid=52` and `?back=52` are written by the app itself (T-02). */
  readonly search: string;
}

/** How somebody comes to the page (T-02). What another page or another person left in the tab counts for nothing. */
export const comingTo = ({ path, userId, search }: Visitor, stored: readonly Attempt[]): Coming => {
  const own = stored.filter((attempt) => attempt.path === path && attempt.userId === userId);
  const query = new URLSearchParams(search);
  const isPaid = query.has('paid');
  const value = query.get(isPaid ? 'paid' : 'back');
  if (value === null) {
    const attempts = own.filter((attempt) => !attempt.isPaid);
    return { arrival: own[0]?.hasLeft === true && !own[0].isPaid ? 'left' : 'fresh', planId: null, attempts };
  }
  const id = Number(value);
  const planId = Number.isSafeInteger(id) && id > 0 ? id : null;
  const first = own.find((attempt) => attempt.planId === planId);
  return {
    arrival: isPaid ? 'paid' : 'cancelled',
    planId,
    attempts: first === undefined ? [] : [first, ...own.filter((attempt) => attempt !== first)],
  };
};

/** The paths that lead back to the page, below the app, for X-098. */
export const returnPaths = (path: string, planId: number) => {
  const page = `/subscribe/${encodeURIComponent(path)}`;
  return { url: page, back_url: `${page}?back=${planId}`, complete_url: `${page}?paid=${planId}` };
};
