import { useEffect } from 'react';
import { declareUnsentWork, type UnsentWork } from './unsent-work.ts';

/** J-01, J-02: declares the work while there is any and its page stands. */
export const useUnsentWork = (
  hasWork: boolean,
  { noun, amount, isOnDevice, backLabel, flushDraft }: UnsentWork,
): void => {
  useEffect(
    () => (hasWork ? declareUnsentWork({ noun, amount, isOnDevice, backLabel, flushDraft }) : undefined),
    [hasWork, noun, amount, isOnDevice, backLabel, flushDraft],
  );
};
