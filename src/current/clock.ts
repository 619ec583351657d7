/** The one clock of the app, milliseconds since 1970 (guide of the demo: app and backend read the same time). */
export interface AppClock {
  readonly now: () => number;
  /** Follows the server's clock, as its replies state it. */
  readonly hear: (serverMilliseconds: number) => void;
}

/** Whole seconds is what a `Date` header can say; a smaller difference is no difference. */
const TOLERANCE_MILLISECONDS = 1500;

/** W-08: of a production build no way to the demo's clock is left. */
const demoOfPage = (): Window['demo'] => (import.meta.env.VITE_FAKE_BACKEND === '1' ? window.demo : undefined);

/** The demo's virtual clock where there is one; else the device's, put right by the server's where it is wrong. */
export const createAppClock = (device: () => number = Date.now, demo: () => Window['demo'] = demoOfPage): AppClock => {
  let offset = 0;
  return {
    now: () => demo()?.clock.read() ?? device() + offset,
    hear: (serverMilliseconds) => {
      const difference = serverMilliseconds - device();
      offset = Math.abs(difference) > TOLERANCE_MILLISECONDS ? difference : 0;
    },
  };
};
