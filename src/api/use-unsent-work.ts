import { useEffect } from 'react';
import { holdUnsentWork, type UnsentWork } from './unsent-work.ts';

/** J-01, J-02: declares the work while there is any and its page stands. */
export const useUnsentWork = (hasWork: boolean, { noun, amount, isOnDevice, wayBack, keepNow }: UnsentWork): void => {
  useEffect(() => (hasWork ? holdUnsentWork({ noun, amount, isOnDevice, wayBack, keepNow }) : undefined), [hasWork, noun, amount, isOnDevice, wayBack, keepNow]);
};
