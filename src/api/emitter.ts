/** Something that others hear of. */
export interface Emitter<NewNotification extends readonly unknown[] = []> {
  /** Calls every listener, in the order in which they subscribed. */
  readonly emit: (...message: NewNotification) => void;
  /** Hears everything from now on. Returns the way to stop. */
  readonly subscribe: (listener: (...message: NewNotification) => void) => () => void;
}

/** Creates an emitter that nobody listens to yet. Its functions need no `this`. */
export const createEmitter = <NewNotification extends readonly unknown[] = []>(): Emitter<NewNotification> => {
  const listeners = new Set<(...message: NewNotification) => void>();
  return {
    emit: (...message) => {
      for (const listener of listeners) listener(...message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
