import { useSyncExternalStore } from 'react';

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
