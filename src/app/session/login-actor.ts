import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';

/** The running machine of signing in and out: who may be on the page follows from it. */
export type LoginActor = ActorRefFrom<typeof loginMachine>;
