import { useEffect } from 'react';
import { holdUnsentWork } from '#api/unsent-work.ts';
import type { Tally } from './question-state.ts';

/** J-01, J-02: from the first answer, or the first file on its way, until the result stands. */
export const useUnsentAnswers = ({ answered, uploading, tooLong, total }: Tally, isOnDevice: boolean, keepNow: () => void): void => {
  const hasWork = answered + uploading + tooLong > 0;
  useEffect(
    () =>
      hasWork
        ? holdUnsentWork({ noun: 'answers', amount: `${answered} of ${total}`, isOnDevice, wayBack: 'Back to your assessment', keepNow })
        : undefined,
    [hasWork, answered, total, isOnDevice, keepNow],
  );
};
