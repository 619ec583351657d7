/** What a person does; everything else follows by itself. */
const EVENTS = ['card submitted', 'wallet submitted', 'total accepted', 'retried', 'went back'];

/** The call that is under way once this has happened; undefined where nothing is. */
const callAfter = (name: string): string | undefined => {
  if (
    name.startsWith('loadIntent: a payment') ||
    name === 'confirmPayment: no answer came' ||
    name.startsWith('xstate.after.nextQuestion') ||
    name.startsWith('xstate.after.confirmTimeout')
  )
    return 'retrievePayment';
  if (name === 'awaitWallet: it was confirmed') return 'getPaymentIntent';
  return name === 'verifyBasis: all is as agreed' ? 'confirmPayment' : undefined;
};

/** Steps that follow by themselves, until a person does something again. */
export const followingOf = (ahead: readonly string[]): readonly string[] => {
  const end = ahead.findIndex((name) => EVENTS.includes(name));
  return end < 0 ? ahead : ahead.slice(0, end);
};

/**
 * The calls that never come back while the steps ahead follow: those that somebody leaves, or waits for too long, or
 * that are under way where the walk ends. `first`: what the step itself begins with.
 */
export const pausedCalls = (ahead: readonly string[], first: readonly string[]): readonly string[] => {
  const following = followingOf(ahead);
  const after = (nth: number): readonly string[] =>
    nth < 0 ? first : [callAfter(following[nth] ?? '')].filter((call) => call !== undefined);
  const next = ahead[following.length];
  const isLeft = next === undefined || next === 'went back';
  return [
    ...new Set([
      ...following.flatMap((name, nth) =>
        /^xstate\.after\.(?:answer|confirm)Timeout/.test(name) ? after(nth - 1) : [],
      ),
      ...(isLeft ? after(following.length - 1) : []),
    ]),
  ];
};
