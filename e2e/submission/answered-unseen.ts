import { expect } from '#e2e/host/expect.ts';
import type { OutcomeSetup, Visitor } from '#e2e/walk/model.ts';

/**
 * The screen is the same before and after the reply: the next step waits for it, so that its call does not meet what
 * that step changes. Answers are counted, for the gallery stops the clock; a walk begins with an empty log and fills it
 * nowhere near.
 */
export const answeredUnseen = (call: string): OutcomeSetup => {
  const countAnswers = async ({ demo }: Visitor): Promise<number> =>
    (await demo.log()).filter((entry) => entry.call === call).length;
  let before = 0;
  return {
    prepare: async (visitor) => {
      before = await countAnswers(visitor);
    },
    act: (visitor) => expect.poll(() => countAnswers(visitor)).toBeGreaterThan(before),
  };
};
