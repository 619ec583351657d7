import type { Endpoint } from '#contracts/endpoint.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';

const nameOf = ({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** The person of a page: whoever signed in, or the learner whom they view as. */
export interface PersonHere {
  readonly userId: number;
  readonly name: string;
  /** Somebody views as them. */
  readonly isViewed: boolean;
}

/** The person of a page by its profile; null while it has none. */
export const personOf = (profile: Profile | undefined): PersonHere | null =>
  profile === undefined ? null : { userId: profile.id, name: nameOf(profile), isViewed: profile.impersonated === true };

/** The learner's name as a confirmation says it while somebody views as them; null while nobody does (H-17). */
export const viewedName = (profile: Pick<Profile, 'impersonated' | 'first_name' | 'last_name'>): string | null =>
  profile.impersonated === true ? nameOf(profile) : null;

/**
 * Says for whom a write was confirmed: the id of the person whose work it is and whose name stood in the confirmation
 * (H-17).
 */
export interface Confirmed {
  readonly confirmedFor: number;
}

/** `Yes` for a call that is `named` while viewing, or may be: it needs a confirmation. `No` for every other one. */
export type IfNamed<E extends Endpoint, Yes, No> = true extends (
  E extends { readonly viewing: infer V } ? ('named' extends V ? true : never) : never
)
  ? Yes
  : No;

/** What the options of a call must hold: for a write that is `named`, for whom it was confirmed. */
export type OptionsFor<E extends Endpoint, Options> = IfNamed<E, [options: Options & Confirmed], [options?: Options]>;

/** Why a control cannot be used while viewing: what it does belongs to the own name. `deed`: 'mark'. */
const refusedWhileViewing = (name: string, deed: string): string =>
  `You are viewing as ${name}. Exit View As to ${deed} in your own name.`;

/** Why a write must not leave this page: somebody views as a learner, or the work is not that of the page's person. */
export type NotLeaving = { readonly kind: 'viewing'; readonly message: string } | { readonly kind: 'aborted' };

/** Why a control of a `refused` write cannot be used; undefined while nobody views. */
export const viewingReason = (profile: Parameters<typeof viewedName>[0], deed: string): string | undefined => {
  const name = viewedName(profile);
  return name === null ? undefined : refusedWhileViewing(name, deed);
};

/** Whether a write must not leave (H-17, 0287); null where it may. */
export const whyNotLeaving = (
  { method, viewing }: Endpoint,
  person: PersonHere | null,
  confirmedFor: number | undefined,
): NotLeaving | null => {
  if (method === 'GET' || viewing === 'harmless') return null;
  if (person === null) return viewing === 'named' ? { kind: 'aborted' } : null;
  const { userId, name, isViewed } = person;
  if (viewing === 'refused')
    return isViewed ? { kind: 'viewing', message: refusedWhileViewing(name, 'do this') } : null;
  if (confirmedFor === userId) return null;
  return isViewed
    ? { kind: 'viewing', message: `It was not confirmed as ${name}'s, so it was not sent.` }
    : { kind: 'aborted' };
};
