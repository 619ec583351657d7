import { createActor, fromPromise } from 'xstate';
import { registrationMachine } from '../registration.machine.ts';
import type {
  LoadResult,
  MembershipResult,
  RegisterResult,
  SentRegistration,
  SignInResult,
} from '../registration.setup.ts';

/** What goes wrong with one call. */
export type Fault =
  | 'none'
  /** It never arrives. */
  | 'lostBefore'
  /** It arrives, and its reply does not; also a reply that cannot be read. */
  | 'lostAfter'
  /** It arrives after the next call has been answered. */
  | 'late'
  | 'invalid'
  | 'throttled'
  | 'down'
  | 'broken';

export const FAULTS: readonly Fault[] = [
  'none',
  'lostBefore',
  'lostAfter',
  'late',
  'invalid',
  'throttled',
  'down',
  'broken',
];

/** A mistake of the flow, planted to see that the walks notice it. */
export type Sabotage = 'sends again after a lost reply' | 'ignores its key' | 'never asks';

/** What a server does against a second registration: it knows keys, or it takes an address once. */
export type Protection = 'keys' | 'addresses';

const USED: RegisterResult = { ok: false, reason: 'invalid', errors: { idempotency_key: ['Used.'] } };
const TAKEN: RegisterResult = { ok: false, reason: 'invalid', errors: { email: ['Taken.'] } };
const ALREADY: RegisterResult = { ok: false, reason: 'invalid', errors: { organisation: ['Already.'] } };

/** A server of the model: accounts by address, and who was taken into the organisation, each time. */
export const createServer = (protection: Protection) => {
  const accounts: string[] = [];
  const joined: string[] = [];
  const keys = new Map<string, string>();
  let session: string | null = null;

  const accept = (email: string | null, key: string): RegisterResult => {
    const who = session ?? email;
    if (who === null) return { ok: false, reason: 'signedOut' };
    const before = protection === 'keys' ? keys.get(key) : undefined;
    if (before !== undefined) return before === who ? { ok: true } : USED;
    if (session !== null && joined.includes(who)) return ALREADY;
    if (session === null && protection === 'addresses' && accounts.includes(who)) return TAKEN;
    if (session === null) accounts.push(who);
    joined.push(who);
    keys.set(key, who);
    return { ok: true };
  };

  return {
    accept,
    signIn: (email: string): SignInResult => {
      if (!accounts.includes(email)) return { ok: false, reason: 'refused' };
      session = email;
      return { ok: true };
    },
    /** In another tab, or by the server itself. */
    endSession: (): void => {
      session = null;
    },
    session: () => session,
    belongs: (): boolean => session !== null && joined.includes(session),
    isMember: (email: string): boolean => joined.includes(email),
    timesJoined: (): number => joined.length,
  };
};

export type Server = ReturnType<typeof createServer>;

interface PageInput {
  readonly server: Server;
  readonly email: string;
  /** Of the draft: the same after a reload. */
  readonly key: string;
  /** The next fault; asked once for each call. */
  readonly nextFault: () => Fault;
  /** Does what arrives late. */
  readonly later: (work: () => void) => void;
  readonly sabotage: Sabotage | null;
}

/** A page of registration over the server: the chart with effects that fail as they are told to. */
export const openPage = ({ server, email, key, nextFault, later, sabotage }: PageInput) => {
  const isSignedIn = server.session() !== null;
  const heard: string[] = [];
  const note = (name: string) => () => void heard.push(name);
  let calls = 0;

  const register = (): RegisterResult => {
    calls += 1;
    const call = (): RegisterResult =>
      server.accept(isSignedIn ? null : email, sabotage === 'ignores its key' ? `${key}-${calls}` : key);
    switch (nextFault()) {
      case 'lostBefore':
        return { ok: false, reason: 'unknown' };
      case 'lostAfter':
      case 'broken':
        call();
        return { ok: false, reason: 'unknown' };
      case 'late':
        later(call);
        return { ok: false, reason: 'unknown' };
      case 'invalid':
        return { ok: false, reason: 'invalid', errors: { recapture: ['Expired.'] } };
      case 'throttled':
        return { ok: false, reason: 'throttled', waitSeconds: 7 };
      case 'down':
        return { ok: false, reason: 'told' };
      case 'none':
        return call();
    }
  };
  /** Sign-in and profile: a fault means that no word came. */
  const asking = <R>(answer: () => R, nothing: R): R => {
    const fault = nextFault();
    if (fault === 'none') return answer();
    if (fault === 'lostAfter' || fault === 'broken') answer();
    return nothing;
  };

  const actor = createActor(
    registrationMachine.provide({
      actors: {
        loadRegistration: fromPromise<LoadResult, undefined>(() =>
          Promise.resolve(
            asking<LoadResult>(() => ({ ok: true, standing: server.belongs() ? 'member' : 'open' }), {
              ok: false,
              reason: 'failed',
            }),
          ),
        ),
        register: fromPromise<RegisterResult, { registration: SentRegistration }>(() => {
          const result = register();
          const isLost = !result.ok && result.reason === 'unknown';
          if (isLost && sabotage === 'sends again after a lost reply') return Promise.resolve(register());
          if (isLost && sabotage === 'never asks')
            return Promise.resolve<RegisterResult>({ ok: false, reason: 'failed' });
          return Promise.resolve(result);
        }),
        signIn: fromPromise<SignInResult, undefined>(() =>
          Promise.resolve(asking<SignInResult>(() => server.signIn(email), { ok: false, reason: 'unanswered' })),
        ),
        askMembership: fromPromise<MembershipResult, undefined>(() =>
          Promise.resolve(asking<MembershipResult>(() => ({ ok: true, belongs: server.belongs() }), { ok: false })),
        ),
      },
      actions: {
        leave: note('leave'),
        arrive: note('arrive'),
        beginSession: note('beginSession'),
        endSession: note('endSession'),
        forgetDraft: note('forgetDraft'),
        forgetPassword: note('forgetPassword'),
        reportUnexpectedError: note('reportUnexpectedError'),
      },
    }),
    { input: { isSignedIn } },
  );
  actor.start();
  return { actor, heard };
};
