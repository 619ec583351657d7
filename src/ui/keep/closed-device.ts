/** A device that keeps nothing and finds nothing: stores that stand on it last as long as their page (H-07). */
export const closedDevice = (): never => {
  throw new Error('Nothing is kept on this device.');
};
