import { hasUnsaved, ProfileDraft, unsavedLabels } from '#machines/profile/profile-draft.ts';
import type { StoredKind } from '#persistence/work-kind.ts';
import { formatList } from '#ui/format/text.ts';

/** The name of a draft: one for each organisation, whose own fields are a part of it. */
export const profileDraftName = (organisationId: number): string => String(organisationId);

/** Changes of the own profile that are not saved (G-05 to G-07): typed, and sent by its page alone. */
export const profileWork: StoredKind<ProfileDraft> = {
  name: 'profile',
  draft: {
    version: 1,
    parse: (value) => ProfileDraft.parse(value),
    hasContent: hasUnsaved,
  },
  describeDraft: (draft) => ({
    title: 'My Profile',
    detail: `${formatList(unsavedLabels(draft))}, not saved`,
  }),
};
