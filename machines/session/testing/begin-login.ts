import { createActor, fromPromise, waitFor } from 'xstate';
import { loginMachine } from '../login.machine.ts';
import type {
  Attempt,
  CodeResult,
  CsrfResult,
  EndSessionInput,
  EndSessionResult,
  LoginInput,
  Problem,
  ProfileResult,
  SignInResult,
  TypedCode,
} from '../login.setup.ts';

export const PASSWORD = 'a-secret-password';
export const CODE = '493028';
export const TOKEN = 'a-secret-token';
export const AMARA = { email: 'amara@demo.example', first_name: 'Amara' };
export const problem = (status: number, more: Partial<Problem> = {}): Problem => ({
  kind: 'http',
  status,
  message: null,
  errors: {},
  retryAfterSeconds: null,
  ...more,
});

export interface Answers {
  readonly signIn?: SignInResult;
  readonly code?: CodeResult;
  readonly profile?: ProfileResult;
  readonly end?: EndSessionResult;
}

export const nobody: LoginInput = { remembered: false, email: null, link: null, organisationId: null };
export const credentials = { type: 'submitted', email: ' tom@demo.example', password: PASSWORD } as const;

/** The chart with effects that answer as told, and a record of what was asked, in order. */
export const begin = (answers: Answers = {}, input: Partial<LoginInput> = {}) => {
  const asked: string[] = [];
  const attempts: Attempt[] = [];
  const codes: string[] = [];
  const seen: string[] = [];
  const answer = <T>(name: string, value: T): T => {
    asked.push(name);
    return value;
  };
  const actor = createActor(
    loginMachine.provide({
      actors: {
        requestCsrfCookie: fromPromise<CsrfResult, undefined>(async () => answer('csrf', { ok: true })),
        signIn: fromPromise<SignInResult, { attempt: Attempt; organisationId: number | null }>(
          async ({ input: given }) => {
            attempts.push(given.attempt);
            return answer('login', answers.signIn ?? { ok: true, twoFactor: false });
          },
        ),
        confirmCode: fromPromise<CodeResult, TypedCode>(async ({ input: given }) => {
          codes.push(given.code);
          return answer('code', answers.code ?? { ok: true });
        }),
        loadProfile: fromPromise<ProfileResult, undefined>(async () =>
          answer('me', answers.profile ?? { ok: true, person: AMARA }),
        ),
        endSession: fromPromise<EndSessionResult, EndSessionInput>(async ({ input: given }) =>
          answer(`logout told by ${given.toldBy}`, answers.end ?? { ok: true }),
        ),
      },
      actions: {
        removeTokenFromAddress: () => void asked.push('token removed'),
        forgetSession: () => void asked.push('session forgotten'),
        tellOtherTabs: () => void asked.push('tabs told'),
        reportUnexpectedError: () => void asked.push('surprise'),
        showUnexpectedError: () => void asked.push('surprise shown'),
      },
    }),
    { input: { ...nobody, ...input } },
  );
  actor.subscribe((snapshot) => seen.push(JSON.stringify(snapshot.context)));
  actor.start();
  return { actor, asked, attempts, codes, seen };
};

export const settled = (actor: ReturnType<typeof begin>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
