import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile, ProfileChange } from '#contracts/profile/profile.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { handClock, house, type Visit } from './visit.ts';

const ME = `me?with=${getMe.fixedQuery.with.join(',')}`;
const SAVE = 'me/profile?organisation_id=1';
/** November 2026. */
const clock = handClock();

export const profileOf = async (visitor: Pick<Visit, 'get'>): Promise<Profile> =>
  (await visitor.get(ME)).body as Profile;

/**
 * The page of Amara, or of somebody else, in this situation; `save` sends everything that is stored, with these
 * changes.
 */
export const ownProfile = async (email: string = amaraOsei.email, scenario = 'default') => {
  const visitor = await house({ now: clock.now });
  await visitor.demo.scenario(scenario);
  await visitor.demo.as(email);
  const before = await profileOf(visitor);
  const whole: ProfileChange = {
    first_name: before.first_name,
    last_name: before.last_name,
    email: before.email,
    avatar_id: before.avatar_id ?? null,
    fields: before.fields ?? {},
  };
  const save = (change: Partial<ProfileChange>, path = SAVE) => visitor.put(path, { ...whole, ...change });
  return {
    ...visitor,
    before,
    whole,
    save,
    saveFields: (fields: Readonly<Record<string, unknown>>) => save({ fields: { ...whole.fields, ...fields } }),
  };
};

/** A 422 of one field with one message. */
export const refusing = (field: string, message: string) => ({ status: 422, body: { errors: { [field]: [message] } } });
