import { useState } from 'react';

/**
 * How many mails came since the mailbox was last open. `count`: all of them, null while it is not known; fewer than
 * before mean that the demo began anew.
 */
export const useNewMails = (count: number | null, isMailboxOpen: boolean): number => {
  const [seen, setSeen] = useState<number | null>(null);
  if (count === null) return 0;
  if (seen === null || count < seen || (isMailboxOpen && count !== seen)) {
    setSeen(count);
    return 0;
  }
  return count - seen;
};
