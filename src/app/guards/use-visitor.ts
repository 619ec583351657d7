import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { meQuery } from '#api/queries/profile.queries.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { Problem } from '#machines/session/login.setup.ts';
import { useServices } from '../services/services.ts';
import type { LoginActor } from '../session/login-actor.ts';

type LoginState = SnapshotFrom<LoginActor>;

/** Signing out counts as signed in until the server has answered. */
export const isIn = (state: LoginState): boolean => state.matches('signedIn') || state.matches('signingOut');

/** What is known of the session; a sign-in that is under way, or waits for its code, is none so far. */
export const sessionStatus = (state: LoginState): 'in' | 'unanswered' | 'checking' | 'out' =>
  isIn(state) ? 'in' : state.matches('unanswered') ? 'unanswered' : state.matches('checking') ? 'checking' : 'out';

/** Who opens a page that is open to everybody. */
export type Visitor =
  | { readonly status: 'waiting' | 'out' }
  /** The server did not say who is there; it can be asked again. */
  | { readonly status: 'unanswered'; readonly problem: Problem | null; readonly retry: () => void }
  | { readonly status: 'in'; readonly profile: Profile };

/** The visitor of a public page. Between two people, while View As begins or ends, it waits (H-07). */
export const useVisitor = (): Visitor => {
  const { login, client, viewAs } = useServices();
  const status = useSelector(login, sessionStatus);
  const problem = useSelector(login, (state) => state.context.problem);
  const phase = useSyncExternalStore(viewAs.subscribe, viewAs.phase);
  const { data: profile } = useQuery({ ...meQuery(client), enabled: status === 'in' && phase === 'here' });
  if (status === 'unanswered') return { status, problem, retry: () => login.send({ type: 'retried' }) };
  if (status !== 'in') return { status: status === 'out' ? 'out' : 'waiting' };
  if (phase === 'unanswered') return { status: 'unanswered', problem: null, retry: viewAs.retry };
  return phase === 'here' && profile !== undefined ? { status: 'in', profile } : { status: 'waiting' };
};
