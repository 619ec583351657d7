import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { classifyFailure } from '#api/classify-failure.ts';
import type { Outcome } from '#api/failure.ts';
import { keys } from '#api/queries/keys.ts';
import { useWrite } from '#api/use-write.ts';
import { getMe, updateProfile } from '#contracts/profile/profile.endpoints.ts';
import type { Profile, ProfileChange } from '#contracts/profile/profile.schema.ts';
import type { Current } from '#current/current-context.ts';
import { afterSaving, isSaved, profileChange, type ProfileDraft } from '#machines/profile/profile-draft.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { toNumberIfNumeric } from '#ui/inputs/form/normalise.ts';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';
import { DETAILS_SAVED, NOT_SAVED } from '../profile-toasts.ts';

export interface SaveProfileInput extends Current {
  readonly draft: ProfileDraftState;
  /** A 422 with its fields. */
  readonly onRefused: (errors: Readonly<Record<string, readonly string[]>>) => void;
}

export interface SaveProfile {
  readonly save: () => void;
  readonly isSaving: boolean;
  /** When this page saved last, milliseconds since 1970; null before. */
  readonly savedAtMs: number | null;
}

interface Sent {
  readonly draft: ProfileDraft;
  readonly change: ProfileChange;
}

/**
 * Saves everything that is changed (G-07 to G-09). What is typed while it is on its way stays a change. Where no reply
 * tells whether it counted, the server is asked what it has: what stands there as it was sent is saved, and nothing is
 * sent again by itself.
 */
export const useSaveProfile = ({ profile, organisation, draft, onRefused }: SaveProfileInput): SaveProfile => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const [{ tell, now }] = useState(openPersistence);
  const [savedAtMs, setSavedAt] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const sent = useRef<Sent | null>(null);

  const settle = (saved: Profile, { draft: part }: Sent): void => {
    queries.setQueryData<Profile>(keys.me(), (before) => (before === undefined ? saved : afterSaving(before, saved)));
    draft.settle(part);
    setSavedAt(now());
    tell('profile', DETAILS_SAVED);
  };
  const ask = async (): Promise<Outcome<Profile>> => {
    setAsking(true);
    const asked = await client.attempt(getMe, {}, { errors: { preset: 'silent' } });
    setAsking(false);
    return asked;
  };
  const hear = async (outcome: Outcome<Profile>): Promise<void> => {
    const { current } = sent;
    if (current === null) return;
    if (outcome.ok) return settle(outcome.data, current);
    const { status, errors, treatment } = outcome.failure;
    if (status === 422 && Object.keys(errors).length > 0) return onRefused(errors);
    if (classifyFailure(outcome.failure) === 'unknown') {
      const asked = await ask();
      if (asked.ok && isSaved(asked.data, current.change)) return settle(asked.data, current);
    }
    if (treatment === 'own') tell('profile', NOT_SAVED);
  };
  const write = useWrite(updateProfile, { stale: [keys.me()], onOutcome: (outcome) => void hear(outcome) });

  return {
    save: () => {
      if (isAsking || write.isSending) return;
      const change = profileChange(draft.changes, profile, organisation.fields ?? [], toNumberIfNumeric);
      sent.current = { draft: draft.current(), change };
      write.send({ query: { organisation_id: organisation.organisation_id }, body: change });
    },
    isSaving: write.isSending || isAsking,
    savedAtMs,
  };
};
