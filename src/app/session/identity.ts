import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { Toast, ToastStore } from '#ui/messages/toast/toast-store.ts';
import type { TrayStore } from '../errors/tray-store.ts';
import { forgetPerson } from './forget-person.ts';

/** Whether both are the same person, here by the same right: viewed as, or signed in. */
export const isSameIdentity = (one: Profile, other: Profile): boolean =>
  one.id === other.id && (one.impersonated === true) === (other.impersonated === true);

/** Counts the people that one session was (H-07): what a call asked in a former one's name is nobody's answer. */
export interface Identity {
  readonly current: () => number;
  readonly change: () => void;
}

export const createIdentity = (): Identity => {
  let nth = 0;
  return {
    current: () => nth,
    change: () => {
      nth += 1;
    },
  };
};

/**
 * H-07: nothing that was fetched or told in the former name is left, nothing that is on its way will arrive, and
 * nothing decided in it leaves in another.
 */
export const forgetIdentity = (identity: Identity, queries: QueryClient, toasts: ToastStore, tray: TrayStore): void => {
  identity.change();
  forgetPerson(queries, toasts, tray);
};

/** J-05: the way in, or out, could not be loaded. */
export const VIEW_AS_MISSING: Toast = {
  key: 'view-as',
  text: 'View As could not be loaded. Check your connection, then try again.',
  tone: 'danger',
};

/** H-08: tells who is here now; a reader of the screen hears it, wherever the focus is. */
export const arrivalToast = ({ name, impersonated }: Profile): Toast => ({
  key: 'view-as',
  text: impersonated === true ? `You are viewing as ${name}` : `You are ${name} again`,
});
