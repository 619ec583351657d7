import { useParams } from 'react-router';
import { useCurrent, type Current } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { dayOf } from '#machines/days.ts';
import { readAddressForm } from '#machines/profile/address-form.ts';
import { monthOfDay } from '#machines/profile/months.ts';
import { customFieldLabel, customFieldName } from '#machines/profile/profile-draft.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { useProfileDraft } from '../draft/use-profile-draft.ts';
import { AddressesPage } from './AddressesPage.tsx';

/** The page with the unsaved draft of the profile, of which its field is a part. */
function AddressesOfDraft({ current, field }: { readonly current: Current; readonly field: CustomField }) {
  const draft = useProfileDraft(current);
  const today = useToday(useClock().now);
  const name = customFieldName(field.key);
  return (
    <AddressesPage
      organisationName={current.organisation.name}
      field={field}
      label={customFieldLabel(field)}
      value={draft.value(name)}
      onChange={(value) => draft.set(name, value)}
      form={readAddressForm(draft.form(name))}
      onForm={(form) => draft.setForm(name, form)}
      now={monthOfDay(dayOf(today))}
    />
  );
}

/** `/profile/addresses/:key` (G-22 to G-30): a field of type `addresses` of the organisation in front. */
export function AddressesRoute() {
  const current = useCurrent();
  const { profile, organisation } = current;
  const { key } = useParams();
  const field = organisation.fields?.find((one) => one.key === key && one.show_user === true);
  // G-02: the field is a part of About.
  if (field?.type !== 'addresses' || organisation.settings.profile_about_disabled) return <NotFoundPage />;
  return (
    <AddressesOfDraft
      key={`${profile.id}-${organisation.organisation_id}-${field.key}`}
      current={current}
      field={field}
    />
  );
}
