import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';

/** Query and fragment of the address of sign-in. */
export interface SignInArrival {
  readonly search: string;
  readonly hash: string;
}

/** What every screen of signing in works with: the running chart. */
export interface LoginScreenProps {
  readonly login: ActorRefFrom<typeof loginMachine>;
}
