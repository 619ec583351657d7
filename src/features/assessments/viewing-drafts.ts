import type { Profile } from '#contracts/profile/profile.schema.ts';
import { closedDevice } from '#ui/keep/closed-device.ts';
import { browserDrafts, createDraftStore, type DraftStore } from './draft-store.ts';

/** H-07: what is typed while viewing as a learner is on the page alone: neither of the two ever finds it, nor the learner's own drafts here. */
export const draftsOf = ({ impersonated }: Pick<Profile, 'impersonated'>, now: () => number): DraftStore =>
  impersonated === true ? createDraftStore({ storage: closedDevice, now }) : browserDrafts(now);
