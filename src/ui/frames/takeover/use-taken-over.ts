import { useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False while React takes over markup that was served: then a component draws what the server drew, whatever the device
 * says. True from the next render on, and always where nothing was served.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether this component took over markup that was served; for as long as it stands. */
export const useWasServed = (): boolean => {
  const takenOver = useTakenOver();
  const [served] = useState(!takenOver);
  return served;
};
