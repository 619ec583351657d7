/** Says in the browser's console what the demo could not do as it should; it goes on all the same. */
export const tell = (what: string, why: unknown): void => {
  // oxlint-disable-next-line no-console -- there is nobody else to tell: the app does not know of the demo
  console.warn(what, why);
};

/** Says there what is worth knowing and no fault. */
export const inform = (what: string): void => {
  // oxlint-disable-next-line no-console -- as above
  console.info(what);
};
