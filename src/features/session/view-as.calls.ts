import { classifyFailure } from '#api/classify-failure.ts';
import type { Client } from '#api/client.ts';
import { SILENT_IN_SESSION } from '#api/quiet-policies.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { endImpersonation, impersonate } from '#contracts/session/view-as.endpoints.ts';
import type { EndResult, StartResult } from '#machines/session/view-as.machine.ts';

/** */
export const startViewing = async (
  client: Client,
  { organisationId, email }: { organisationId: number; email: string },
  signal: AbortSignal,
): Promise<StartResult> => {
  const outcome = await client.attempt(
    impersonate,
    { query: { organisation_id: organisationId }, body: { email } },
    { signal },
  );
  if (outcome.ok) return { ok: true };
  if (outcome.failure.treatment === 'tray') return { ok: false, reason: 'failed' };
  return { ok: false, reason: classifyFailure(outcome.failure) === 'unknown' ? 'unknown' : 'refused' };
};

/** */
export const endViewing = async (client: Client, signal: AbortSignal): Promise<EndResult> => ({
  ok: (await client.attempt(endImpersonation, {}, { signal })).ok,
});

/**
 * whom the server takes this session for; null where it did not say. `aloud`: the tray tells why; an ended
 * session it always tells (H-15).
 */
export const askWho = async (client: Client, signal: AbortSignal, showsFailure: boolean): Promise<Profile | null> => {
  const outcome = await client.attempt(getMe, {}, { signal, ...(showsFailure ? {} : SILENT_IN_SESSION) });
  return outcome.ok ? outcome.data : null;
};
