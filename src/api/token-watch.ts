/**
 * Notices that the browser's session may be somebody else's by now: its CSRF token is not the one that this page last
 * got.
 */
export interface TokenWatch {
  /** Called before every call: a token that changed without a reply to this page leaves the page in doubt. */
  readonly beforeCall: () => void;
  /** Called after every reply: the token belongs to this page, unless it was in doubt before. */
  readonly afterReply: () => void;
  readonly isInDoubt: () => boolean;
  /** The server has said that the session is this person's. */
  readonly trust: () => void;
}

/** `readToken` gives the token as the cookie holds it now, or null. Nothing is in doubt before the first reply. */
export const createTokenWatch = (readToken: () => string | null): TokenWatch => {
  let known: string | null = null;
  let inDoubt = false;
  const beforeCall = (): void => {
    if (known !== null && readToken() !== known) inDoubt = true;
  };
  return {
    beforeCall,
    afterReply: () => {
      if (!inDoubt) known = readToken();
    },
    isInDoubt: () => {
      beforeCall();
      return inDoubt;
    },
    trust: () => {
      inDoubt = false;
      known = readToken();
    },
  };
};
