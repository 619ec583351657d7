import { useState } from 'react';
import { useTakenOver } from './use-taken-over.ts';

/** Whether this component took over markup that was served; for as long as it stands. */
export const useWasServed = (): boolean => {
  const takenOver = useTakenOver();
  const [served] = useState(!takenOver);
  return served;
};
