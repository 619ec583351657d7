/** A page that stands and holds a submission: it may be waiting for its time to undo, or for its reply. */
export interface OpenSubmission {
  /**
   * Sends at once what was confirmed, and waits for the outcome. Never rejects; does nothing where nothing was
   * confirmed.
   */
  readonly sendNow: () => Promise<void>;
  /** Its person is not here any more: nothing leaves. What was confirmed stays on the device, for their next visit. */
  readonly abandon: () => void;
}

const open = new Set<OpenSubmission>();

/** Declares a page of a submission until the returned function is called. */
export const registerOpenSubmission = (submission: OpenSubmission): (() => void) => {
  open.add(submission);
  return () => {
    open.delete(submission);
  };
};

/**
 * Before the session ends by choice or acts as somebody else (H-07), what was confirmed leaves in its own
 * person's name.
 */
export const sendOpenSubmissions = async (): Promise<void> => {
  await Promise.all([...open].map((submission) => submission.sendNow()));
};

/** The session is somebody else's, or nobody's (H-07): called before the pages go, or they would send in that name. */
export const abandonOpenSubmissions = (): void => {
  for (const submission of open) submission.abandon();
};
