const STORED = 'waymark.keys';

const listeners = new Set<() => void>();

/** WCAG 2.1.4: whether keys without a modifier do something. On unless this device was told otherwise. */
export const areKeysOn = (): boolean => {
  try {
    return window.localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
};

export const switchKeys = (on: boolean): void => {
  try {
    if (on) window.localStorage.removeItem(STORED);
    else window.localStorage.setItem(STORED, 'off');
  } catch {
    // A device that keeps nothing: they stay as they are.
  }
  for (const listener of listeners) listener();
};

export const onKeySwitch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
