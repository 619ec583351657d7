import { useState } from 'react';
import type { Current } from '#current/current-context.ts';
import { asText } from '#machines/profile/custom-fields.ts';
import { savedValue, type ProfileField } from '#machines/profile/profile-draft.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatDeviceTime } from '#ui/format/dates.ts';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { Band } from '../Band.tsx';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';
import { AddressesSummary } from './AddressesSummary.tsx';
import { Changed } from './Changed.tsx';
import { CustomFieldInput } from './CustomFieldInput.tsx';
import { SaveBar } from './SaveBar.tsx';
import { shownFields, useAboutForm, type ShownField } from './use-about-form.ts';
import { useSaveProfile } from './use-save-profile.ts';
import { wasText } from './was-text.ts';
import { WhereItShows } from './WhereItShows.tsx';

export interface AboutSectionProps extends Current {
  readonly draft: ProfileDraftState;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

const NAMES = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
] as const;

/** Names, address for mail, and the organisation's own fields (G-05 to G-09). The picture stands in the head. */
export function AboutSection({ profile, organisation, draft, nowMs }: AboutSectionProps) {
  const shown = shownFields(organisation.fields ?? [], profile);
  const [dismissed, setDismissed] = useState(0);
  const saving = useSaveProfile({ profile, organisation, draft, onRefused: (errors) => form.refuse(errors) });
  const form = useAboutForm({
    profile,
    shown,
    draft,
    onSubmit: () => {
      if (draft.changes.length > 0) saving.save();
    },
  });
  useFirstWrong(form);
  const { summary, objections } = form;
  const isTold = summary.length > 0 && objections > 0 && objections !== dismissed;
  const hasChanges = draft.changes.length > 0;

  const changed = (field: ProfileField, label: string, was: string | null, fieldId: string) => ({
    label,
    was,
    fieldId,
    onPutBack: () => form.putBack(field),
  });
  const wasOf = (field: ProfileField, own?: ShownField): string | null => {
    const change = draft.changeOf(field);
    return change === undefined ? null : wasText(change, own?.kind ?? 'text', own?.custom);
  };
  const text = (name: 'first_name' | 'last_name' | 'email') => {
    const { value, ...binding } = form.field(name);
    return { ...binding, value: asText(value) };
  };
  const own = shown.filter(({ kind }) => kind !== 'addresses');
  const email = text('email');
  return (
    <>
      {isTold && (
        <ErrorTray
          title="Sorry, please check the following:"
          items={summary}
          onDismiss={() => setDismissed(objections)}
        />
      )}
      <Form className="pf__about" aria-label="About" onSubmit={form.submit}>
        <div className="pbands">
          <Band title="Name" note="Reviewers and your manager see it.">
            <div className="two">
              {NAMES.map(({ name, label, autoComplete }) => {
                const binding = text(name);
                return (
                  <Changed key={name} {...changed(name, label, wasOf(name), binding.id)}>
                    <TextField label={label} autoComplete={autoComplete} {...binding} />
                  </Changed>
                );
              })}
            </div>
            <Changed {...changed('email', 'Email address', wasOf('email'), email.id)}>
              <TextField
                label="Email address"
                type="email"
                hint="You sign in with it. A new one counts from the next sign-in."
                autoComplete="email"
                {...email}
              />
            </Changed>
          </Band>
          {own.length > 0 && (
            <Band title="Your work" note={`Asked for by ${organisation.name}.`}>
              {own.map((field) => {
                const binding = form.field(field.name);
                return (
                  <Changed key={field.name} {...changed(field.name, field.label, wasOf(field.name, field), binding.id)}>
                    <CustomFieldInput field={field} binding={binding} saved={savedValue(profile, field.name)} />
                  </Changed>
                );
              })}
            </Band>
          )}
          {shown
            .filter(({ kind }) => kind === 'addresses')
            .map((field) => {
              const { id, error } = form.field(field.name);
              return (
                <Band key={field.name} title={field.label} note={field.custom.hint}>
                  <Changed {...changed(field.name, field.label, wasOf(field.name, field), id)}>
                    <AddressesSummary
                      custom={field.custom}
                      value={draft.value(field.name)}
                      organisationName={organisation.name}
                      linkId={id}
                      error={error}
                      nowMs={nowMs}
                    />
                  </Changed>
                </Band>
              );
            })}
          {!hasChanges && (
            <div className="pf__end">
              <Button
                type="submit"
                variant="primary"
                reason={
                  saving.savedAtMs === null
                    ? 'Nothing has changed yet.'
                    : `Saved at ${formatDeviceTime(new Date(saving.savedAtMs))}. Nothing has changed since.`
                }
              >
                Save
              </Button>
            </div>
          )}
        </div>
        <WhereItShows
          profile={profile}
          name={`${asText(draft.value('first_name'))} ${asText(draft.value('last_name'))}`.trim()}
          avatarId={draft.value('avatar_id')}
        />
        {hasChanges && (
          <SaveBar
            draft={draft}
            wrong={isTold ? summary.length : 0}
            reason={form.reason}
            isSaving={saving.isSaving}
            onDiscarded={() => form.reset()}
          />
        )}
      </Form>
    </>
  );
}
