import type { Current } from '#current/current-context.ts';
import { asChosen, asText, asTicked } from '#machines/profile/custom-fields.ts';
import { plural } from '#ui/format/counts.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';
import { addressFact } from './address-fact.ts';
import { shownFields, type ShownField } from './use-about-form.ts';

/** The one fact about About that most people come for; a marker where there is something to do. */
export interface AboutFact {
  readonly text: string;
  readonly marker: MarkerShape | null;
}

export interface AboutFactInput extends Current {
  readonly draft: Pick<ProfileDraftState, 'value' | 'changes'>;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** Whether a required field has nothing. What this release cannot change is not asked for. */
const isMissing = ({ custom, kind }: ShownField, value: unknown): boolean => {
  if (custom.required !== true) return false;
  switch (kind) {
    case 'group':
    case 'groups':
      return asChosen(value).length === 0;
    case 'boolean':
      return !asTicked(value);
    case 'text':
    case 'textarea':
    case 'number':
    case 'date':
      return asText(value).trim() === '';
    case 'addresses':
    case 'unknown':
      return false;
  }
};

/** What is not saved goes before what is missing, and that before what an address history lacks. */
export const aboutFact = ({ profile, organisation, draft, nowMs }: AboutFactInput): AboutFact => {
  const { changes, value } = draft;
  if (changes.length > 0) return { text: `${plural(changes.length, 'change')}, not saved`, marker: 'progress' };
  const shown = shownFields(organisation.fields ?? [], profile);
  const missing = shown.filter((field) => isMissing(field, value(field.name)));
  if (missing.length > 0) return { text: `${plural(missing.length, 'field')} to fill in`, marker: 'expiring' };
  const unmet = shown
    .filter(({ kind }) => kind === 'addresses')
    .map(({ custom, name }) => addressFact(custom, value(name), nowMs))
    .find(({ sum }) => !sum.isMet);
  if (unmet === undefined) return { text: 'All filled in', marker: null };
  return {
    text: unmet.entries.length === 0 ? 'No address yet' : 'A gap in your addresses',
    marker: 'expiring',
  };
};
