import type { HumanCheck } from './human-check.ts';

/** Long enough for the row to be seen looking. */
const LOOK_MS = 600;

/** Demo only: every visitor passes after a look (S-14), and no provider is asked. */
export const createDemoHumanCheck = (): HumanCheck => ({
  mount: (_, tell) => {
    let look: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      clearTimeout(look);
      look = undefined;
    };
    return {
      start: () => {
        if (look !== undefined) return;
        tell({ status: 'looking' });
        look = setTimeout(() => {
          stop();
          tell({ status: 'passed', token: 'passed-in-the-demo' });
        }, LOOK_MS);
      },
      reset: () => {
        stop();
        tell({ status: 'waiting' });
      },
      unmount: stop,
    };
  },
});
