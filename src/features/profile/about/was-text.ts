import { asChosen, asTicked, asText, choicesOf, type CustomFieldKind } from '#machines/profile/custom-fields.ts';
import type { ProfileFieldChange } from '#machines/profile/profile-draft.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { plural } from '#ui/format/counts.ts';
import { formatDate } from '#ui/format/dates.ts';
import { formatList } from '#ui/format/text.ts';

/** What a choice is called that is not offered any more. */
export const GONE_CHOICE = 'Not offered any more';

const quoted = (text: string): string => (text === '' ? 'Was empty' : `Was “${text}”`);

/** What was chosen of a list and is not, or the other way round: `“A” was not chosen`. */
const choiceText = (names: readonly string[], wasChosen: boolean): readonly string[] =>
  names.length === 0
    ? []
    : [
        `${formatList(names.map((name) => `“${name}”`))} ${names.length === 1 ? 'was' : 'were'}${wasChosen ? '' : ' not'} chosen`,
      ];

/** What a changed field was, in a sentence without a stop: `Was “Osei”`. */
export const wasText = (
  { was, is }: Pick<ProfileFieldChange, 'was' | 'is'>,
  kind: CustomFieldKind,
  custom: Pick<CustomField, 'options'> = {},
): string => {
  const nameOf = (id: string): string =>
    choicesOf(custom, was, is).find(({ value }) => value === id)?.name ?? GONE_CHOICE;
  switch (kind) {
    case 'boolean':
      return asTicked(was) ? 'Was ticked' : 'Was not ticked';
    case 'date':
      return quoted(formatDate(asText(was)));
    case 'group':
      return quoted(asChosen(was).map(nameOf).join(''));
    case 'groups': {
      const [before, now] = [asChosen(was), asChosen(is)];
      return [
        ...choiceText(now.filter((id) => !before.includes(id)).map(nameOf), false),
        ...choiceText(before.filter((id) => !now.includes(id)).map(nameOf), true),
      ].join(', ');
    }
    case 'addresses': {
      const count = Array.isArray(was) ? was.length : 0;
      return count === 0 ? 'Had no address' : `Had ${plural(count, 'address', 'addresses')}, or others`;
    }
    case 'text':
    case 'textarea':
    case 'number':
    case 'unknown':
      return quoted(asText(was));
  }
};
