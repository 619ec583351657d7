/** Something that others hear of. */
export interface Emitter<Message extends readonly unknown[] = []> {
  /** Calls every listener, in the order in which they subscribed. */
  readonly emit: (...message: Message) => void;
  /** Hears everything from now on. Returns the way to stop. */
  readonly subscribe: (listener: (...message: Message) => void) => () => void;
}

/** Creates an emitter that nobody listens to yet. Its functions need no `this`. */
export const createEmitter = <Message extends readonly unknown[] = []>(): Emitter<Message> => {
  const listeners = new Set<(...message: Message) => void>();
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
