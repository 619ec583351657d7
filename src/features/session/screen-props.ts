import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';

/** What every screen of signing in works with: the running chart. */
export interface LoginScreenProps {
  readonly login: ActorRefFrom<typeof loginMachine>;
}
