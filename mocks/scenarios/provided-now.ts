import type { Demo } from '#contracts/demo.ts';
import type { ActsAs, ProviderState, Provides } from '#contracts/provider-state.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';

/** Whose authenticator shows the code that a state provides. */
const CODE_OWNERS: Readonly<Partial<Record<ActsAs, { readonly email: string }>>> = {
  challenged: tomWhitfield,
  confirmedLearner: amaraOsei,
};

/** What a state provides; a code is the one that is right now. */
export const providedNow = async (
  demo: Pick<Demo, 'totp'>,
  { as, provides = {} }: ProviderState,
): Promise<Provides> => {
  const owner = CODE_OWNERS[as];
  return 'code' in provides && owner !== undefined ? { ...provides, code: await demo.totp(owner.email) } : provides;
};
