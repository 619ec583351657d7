import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { Current } from '#current/current-context.ts';
import { profileChange } from '#machines/profile/profile-draft.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { toNumberIfNumeric } from '#ui/inputs/form/normalise.ts';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';
import { DETAILS_SAVED, NOT_SAVED } from '../profile-toasts.ts';
import { saveProfile } from './save-profile.ts';

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

/**
 * Saves everything that is changed (G-07 to G-09). What is typed while it is on its way stays a change. It ends well
 * also where its page was left.
 */
export const useSaveProfile = ({ profile, organisation, draft, onRefused }: SaveProfileInput): SaveProfile => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const [{ tell, now }] = useState(openPersistence);
  const [savedAtMs, setSavedAt] = useState<number | null>(null);
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const sent = draft.current();
      const change = profileChange(draft.changes, profile, organisation.fields ?? [], toNumberIfNumeric);
      return { sent, outcome: await saveProfile(client, organisation.organisation_id, change) };
    },
    onSuccess: ({ sent, outcome }) => {
      if (outcome.ok) {
        const saved = outcome.data;
        // The reply need not have what `with` asked for: memberships with their fields stay until they are asked again.
        queries.setQueryData<Profile>(keys.me(), (before) =>
          before === undefined ? saved : { ...before, ...saved, organisations: before.organisations },
        );
        void queries.invalidateQueries({ queryKey: keys.me() });
        draft.settle(sent);
        setSavedAt(now());
        tell('profile', DETAILS_SAVED);
        return;
      }
      const { status, errors, treatment } = outcome.failure;
      if (status === 422 && Object.keys(errors).length > 0) onRefused(errors);
      else if (treatment === 'own') tell('profile', NOT_SAVED);
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });
  return {
    save: () => {
      if (isBusy.current) return;
      isBusy.current = true;
      mutate();
    },
    isSaving: isPending,
    savedAtMs,
  };
};
