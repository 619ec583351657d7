import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Current } from '#current/current-context.ts';
import {
  changesOf,
  profileFieldLabel,
  shownValue,
  withChange,
  withForm,
  withoutChange,
  withoutSaved,
  NO_CHANGES,
  type ProfileDraft,
  type ProfileField,
  type ProfileFieldChange,
} from '#machines/profile/profile-draft.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { useDraftTabs } from '#persistence/use-draft-tabs.ts';
import { useFlushDraft } from '#persistence/use-flush-draft.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { openProfileDraft } from './profile-draft-session.ts';

/** The profile with what is unsaved, on every page that edits a part of it. */
export interface ProfileDraftState {
  /** What a field shows: the unsaved change, or what the server has; null for nothing. */
  readonly value: (field: ProfileField) => unknown;
  /** Changes a field; the value that the server has is no change. */
  readonly set: (field: ProfileField, value: unknown) => void;
  /** The unsaved changes, in the order of the form. */
  readonly changes: readonly ProfileFieldChange[];
  readonly changeOf: (field: ProfileField) => ProfileFieldChange | undefined;
  /** What stands in the open form of a field, which is no change yet; null for none. */
  readonly form: (field: ProfileField) => unknown;
  readonly setForm: (field: ProfileField, value: unknown) => void;
  /** "Put it back": the field shows again what the server has. */
  readonly putBack: (field: ProfileField) => void;
  /** Drops every change; forms that are open stay. */
  readonly discard: () => void;
  /** The draft as it stands, for `settle` once it is saved. */
  readonly current: () => ProfileDraft;
  /** The server has what was sent: only what was changed since remains. */
  readonly settle: (sent: ProfileDraft) => void;
  /** Whether the changes last beyond this page: false where the device refused them. */
  readonly isOnDevice: boolean;
  readonly flush: () => void;
}

/** What is said before the profile is left while something of it is not saved (C-29). */
const LEAVING = {
  stored: 'Your changes to your profile are not saved. This device remembers them.',
  lost: 'Your changes to your profile are not saved, and this device could not store them.',
} as const;

/**
 * The unsaved changes of the own profile (G-05 to G-09): on the device, over a reload and a session that ended, and in
 * every tab at once. Needs a `work` route, and a `key` of person and organisation around it.
 */
export const useProfileDraft = ({ profile, organisation }: Current): ProfileDraftState => {
  const openPersistence = useOpenPersistence();
  const [session] = useState(() => openProfileDraft(openPersistence(), profile.id, organisation.organisation_id));
  const draft = useSyncExternalStore(session.subscribe, session.current);
  const isOnDevice = useSyncExternalStore(session.subscribe, session.status).saved !== 'refused';
  const customFields = organisation.fields ?? [];
  const changes = changesOf(draft, profile, customFields);
  const unsaved = changes.length > 0 || Object.keys(draft.forms ?? {}).length > 0;

  useDraftTabs(session.tabs, {
    onClaimed: session.copy,
    onYielded: session.receive,
    // The profile itself is followed by every tab (G-08).
    onSubmitted: () => undefined,
  });
  useFlushDraft(session.flush);
  useEffect(() => session.close, [session]);
  useUnsentWork(unsaved, {
    noun: 'changes',
    amount: 'Your changes to your profile',
    isOnDevice,
    backLabel: 'Back to your profile',
    flushDraft: session.flush,
  });

  useUnsavedGuard(unsaved ? LEAVING[isOnDevice ? 'stored' : 'lost'] : null, isOnDevice ? '/profile' : null);

  return {
    value: (field) => shownValue(draft, profile, field),
    set: (field, value) =>
      session.change(
        withChange(session.current(), profile, field, { label: profileFieldLabel(field, customFields), value }),
      ),
    changes,
    changeOf: (field) => changes.find((change) => change.field === field),
    form: (field) => draft.forms?.[field]?.value ?? null,
    setForm: (field, value) =>
      session.change(
        withForm(
          session.current(),
          field,
          value === null ? null : { label: profileFieldLabel(field, customFields), value },
        ),
      ),
    putBack: (field) => session.change(withoutChange(session.current(), field)),
    discard: () => session.change({ ...session.current(), ...NO_CHANGES }),
    current: session.current,
    settle: (sent) => {
      session.change(withoutSaved(session.current(), sent));
      session.flush();
    },
    isOnDevice,
    flush: session.flush,
  };
};
