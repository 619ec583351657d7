/** A decision whose page stands: it may be waiting for its time to undo, or for its answer. */
export interface DecisionUnderWay {
  /** Sends at once what was decided, and waits for what became of it. Never rejects; does nothing where nothing was decided. */
  readonly sendNow: () => Promise<void>;
  /** Whoever decided is not here any more: nothing leaves. What was decided stays on the device, for their next visit. */
  readonly abandon: () => void;
}

const held = new Set<DecisionUnderWay>();

/** Declares a page of decisions until the returned function is called. */
export const holdDecision = (decision: DecisionUnderWay): (() => void) => {
  held.add(decision);
  return () => {
    held.delete(decision);
  };
};

/** H-07: before the session acts as somebody else, what was decided leaves in the name of whoever decided it. */
export const sendDecisionsNow = async (): Promise<void> => {
  await Promise.all([...held].map((decision) => decision.sendNow()));
};

/** H-07: the session is somebody else's, or nobody's. Before the pages go, or they would send it in that name. */
export const abandonDecisions = (): void => {
  for (const decision of held) decision.abandon();
};
