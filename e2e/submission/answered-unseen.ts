import { expect } from '#e2e/host/expect.ts';
import type { OutcomeSetup, Visitor } from '#e2e/walk/model.ts';

/** The screen is the same before and after the reply: the next step waits for it, so that its call does not meet what that step changes. */
export const answeredUnseen = (call: string): OutcomeSetup => {
  const lastAnsweredMs = async ({ demo }: Visitor): Promise<number> => Date.parse((await demo.log()).findLast((entry) => entry.call === call)?.at ?? '1970-01-01');
  let beforeMs = 0;
  return {
    prepare: async (visitor) => {
      beforeMs = await lastAnsweredMs(visitor);
    },
    act: (visitor) => expect.poll(() => lastAnsweredMs(visitor)).toBeGreaterThan(beforeMs),
  };
};
