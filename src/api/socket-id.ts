let current: string | null = null;

/** Says which real-time connection this page has; null when it has none. */
export const storeSocketId = (id: string | null): void => {
  current = id;
};

/** I-12: writes name the page's connection, so that it hears nothing of its own doing. */
export const socketId = (): string | null => current;
