import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type { ApiFailure, Outcome } from '#api/failure.ts';
import { keys } from '#api/queries/keys.ts';
import { failureMeaning, failureOutcome } from '#contracts/failure.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import {
  confirmPassword,
  confirmTwoFactorSetup,
  disableTwoFactor,
  enableTwoFactor,
  getPasswordStatus,
  getQrCode,
  getSecretKey,
  listRecoveryCodes,
  replaceRecoveryCodes,
} from '#contracts/profile/two-factor.endpoints.ts';
import type {
  ConfirmPasswordResult,
  ConfirmSetupResult,
  DisableResult,
  EnableResult,
  LoadCodesResult,
  LoadSetupResult,
  PasswordStatusResult,
  ReplaceCodesResult,
  StepRefusal,
  WhetherOnResult,
} from '#machines/profile/two-factor.setup.ts';
import type { SecretsOnScreen } from './secrets-on-screen.ts';
import { setupSecretOf } from './setup-secret.ts';

export interface TwoFactorServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly secrets: SecretsOnScreen;
  readonly reportUnexpectedError: (error: unknown) => void;
}

type AnyReason = 'wrong' | 'expired' | 'throttled' | 'absent' | 'unknown' | 'told' | 'failed';

const PASSWORD_MISSING = 423;
const TOO_OFTEN = 429;

const reasonOf = (failure: ApiFailure): AnyReason => {
  if (failure.kind === 'http' && failure.status === PASSWORD_MISSING) return 'expired';
  if (failure.kind === 'http' && failure.status === TOO_OFTEN) return 'throttled';
  if (failure.treatment === 'tray') return 'told';
  const outcome = failureOutcome(failure);
  if (outcome === 'invalid') return 'wrong';
  if (outcome === 'gone') return 'absent';
  return failureMeaning(failure).delivery === 'unknown' ? 'unknown' : 'failed';
};

/** A refusal as far as a step tells it apart; what it does not tell apart has failed. */
const refusalOf = <const Reason extends AnyReason>(
  failure: ApiFailure,
  ...reasons: readonly Reason[]
): StepRefusal<Reason | 'failed'> => {
  const reason = reasonOf(failure);
  return {
    ok: false,
    reason: reasons.find((known) => known === reason) ?? 'failed',
    waitSeconds: failure.retryAfterSeconds,
  };
};

/** Gives the effects that `twoFactorMachine` promises their meaning: the client, the query cache and the screen. */
export const twoFactorImplementations = ({ client, queries, secrets, reportUnexpectedError }: TwoFactorServices) => {
  /** G-20. What was asked before knows the former flag only: it is asked anew. */
  const askForProfile = (): void => void queries.invalidateQueries({ queryKey: keys.me() });

  /**
   * A call that turns two-factor on or off goes on when its page is left, and then nobody hears its answer: the profile
   * is asked for instead (G-20).
   */
  const change = async <T>(call: Promise<Outcome<T>>, signal: AbortSignal): Promise<Outcome<T>> => {
    const outcome = await call;
    if (signal.aborted && (outcome.ok || reasonOf(outcome.failure) === 'unknown')) askForProfile();
    return outcome;
  };

  return {
    actors: {
      confirmPassword: fromPromise<ConfirmPasswordResult, { password: string }>(async ({ input, signal }) => {
        const outcome = await client.attempt(confirmPassword, { body: { password: input.password } }, { signal });
        return outcome.ok ? { ok: true } : refusalOf(outcome.failure, 'wrong', 'throttled', 'unknown', 'told');
      }),

      askPasswordStatus: fromPromise<PasswordStatusResult, undefined>(async ({ signal }) => {
        const outcome = await client.attempt(getPasswordStatus, {}, { signal });
        return outcome.ok ? { ok: true, confirmed: outcome.data.confirmed } : { ok: false };
      }),

      enableTwoFactor: fromPromise<EnableResult, undefined>(async ({ signal }) => {
        const outcome = await client.attempt(enableTwoFactor, {}, { signal });
        return outcome.ok ? { ok: true } : refusalOf(outcome.failure, 'expired', 'throttled', 'unknown');
      }),

      loadSetup: fromPromise<LoadSetupResult, undefined>(async ({ signal }) => {
        const [qr, key] = await Promise.all([
          client.attempt(getQrCode, {}, { signal }),
          client.attempt(getSecretKey, {}, { signal }),
        ]);
        if (!qr.ok) return refusalOf(qr.failure, 'expired', 'throttled');
        if (Array.isArray(qr.data)) return { ok: false, reason: 'notBegun', waitSeconds: null };
        const setup = setupSecretOf(qr.data, key.ok ? key.data.secretKey : null);
        if (setup === null) return { ok: false, reason: 'failed', waitSeconds: null };
        if (!signal.aborted) secrets.showSetup(setup);
        return { ok: true };
      }),

      confirmSetup: fromPromise<ConfirmSetupResult, { code: string }>(async ({ input, signal }) => {
        const outcome = await change(client.attempt(confirmTwoFactorSetup, { body: { code: input.code } }), signal);
        return outcome.ok
          ? { ok: true }
          : refusalOf(outcome.failure, 'wrong', 'expired', 'throttled', 'unknown', 'told');
      }),

      askWhetherOn: fromPromise<WhetherOnResult, undefined>(async ({ signal }) => {
        await queries.cancelQueries({ queryKey: keys.me() });
        const outcome = await client.attempt(getMe, {}, { signal, errors: { preset: 'silent' } });
        if (!outcome.ok) return { ok: false };
        if (!signal.aborted) queries.setQueryData(keys.me(), outcome.data);
        return { ok: true, isOn: outcome.data.two_factor_confirmed === true };
      }),

      disableTwoFactor: fromPromise<DisableResult, undefined>(async ({ signal }) => {
        const outcome = await change(client.attempt(disableTwoFactor, {}), signal);
        return outcome.ok ? { ok: true } : refusalOf(outcome.failure, 'expired', 'throttled', 'unknown', 'told');
      }),

      loadCodes: fromPromise<LoadCodesResult, undefined>(async ({ signal }) => {
        const outcome = await client.attempt(listRecoveryCodes, {}, { signal });
        if (!outcome.ok) return refusalOf(outcome.failure, 'absent', 'expired', 'throttled');
        if (outcome.data.length === 0) return { ok: false, reason: 'absent', waitSeconds: null };
        if (!signal.aborted) secrets.showCodes(outcome.data);
        return { ok: true };
      }),

      // Goes on when its page is left: a call taken back may have been heard.
      replaceCodes: fromPromise<ReplaceCodesResult, undefined>(async () => {
        const outcome = await client.attempt(replaceRecoveryCodes, {});
        return outcome.ok ? { ok: true } : refusalOf(outcome.failure, 'expired', 'throttled', 'unknown');
      }),
    },
    actions: {
      forgetSetup: secrets.forgetSetup,
      forgetCodes: secrets.forgetCodes,
      refreshProfile: (_: unknown, { isOn }: { isOn: boolean }) => {
        queries.setQueryData<Profile>(keys.me(), (profile) => profile && { ...profile, two_factor_confirmed: isOn });
        askForProfile();
      },
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
