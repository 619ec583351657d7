import type { TwoFactorState } from './use-two-factor.ts';

/** Which step of the path is open. `standing`: none, two-factor is on or off. */
export type OpenStep = 'password' | 'qr' | 'code' | 'codes' | 'standing';

const STEPS = ['password', 'qr', 'code', 'codes'] as const;

/** A step that did not come is open, too. */
export const openStepOf = (state: TwoFactorState): OpenStep => {
  if (state.matches('interrupted')) return state.context.next === 'loadingCodes' ? 'codes' : 'qr';
  return STEPS.find((step) => state.hasTag(step)) ?? 'standing';
};
