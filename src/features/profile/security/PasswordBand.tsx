import { useState } from 'react';
import { classifyFailure } from '#api/classify-failure.ts';
import { useWrite } from '#api/use-write.ts';
import { LIMITS } from '#contracts/constants.ts';
import { updatePassword } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { WaitCountdown } from '#ui/messages/wait/WaitCountdown.tsx';
import { Band } from '../Band.tsx';
import { NOT_SAVED, PASSWORD_SAVED } from '../profile-toasts.ts';

// A longer password could not be typed at sign-in (docs/decisions/0306-let-a-new-password-be-typed-at-sign-in.md).
const MOST = LIMITS.loginPasswordCharacters;

const OTHER_DEVICES = 'Other devices stay signed in.';

interface PasswordValues {
  password_current: string;
  password: string;
  password_confirmation: string;
  [name: string]: string;
}

const nothingToStore = (): void => undefined;

/**
 * G-10, G-11: another password. It is in no draft: what is typed lasts as long as the form. Whether both are the same
 * is said before anything is sent; what makes a good one, before it is typed. There are no rules about its characters.
 */
export function PasswordBand({ profile }: { readonly profile: Pick<Profile, 'email'> }) {
  const openPersistence = useOpenPersistence();
  const [{ tell, now }] = useState(openPersistence);
  const [isSaved, setSaved] = useState(false);
  const write = useWrite(updatePassword, {
    onOutcome: (outcome) => {
      if (outcome.ok) {
        form.reset();
        setSaved(true);
        return tell('password', PASSWORD_SAVED);
      }
      const { status, errors, treatment } = outcome.failure;
      if (status === 422 && Object.keys(errors).length > 0) return form.refuse(errors);
      if (treatment === 'own' && status !== 429) tell('password', NOT_SAVED);
    },
  });
  const form = useForm<PasswordValues>(
    {
      password_current: { initial: '', label: 'Current password', required: true },
      password: { initial: '', label: 'New password', required: true, maxLength: MOST },
      password_confirmation: {
        initial: '',
        label: 'New password again',
        required: true,
        maxLength: MOST,
        check: (value, { password }) => (value === password ? undefined : 'This is not the same as the new password.'),
      },
    },
    (body) => {
      setSaved(false);
      write.send({ body });
    },
  );
  useFirstWrong(form);
  const { password_current, password, password_confirmation } = form.values;
  const isEmpty = `${password_current}${password}${password_confirmation}` === '';
  useUnsentWork(!isEmpty, {
    noun: 'entries',
    amount: 'Your new password',
    isOnDevice: false,
    backLabel: 'Back to your profile',
    flushDraft: nothingToStore,
  });
  const failure = write.isSending ? null : write.failure;
  const isThrottled = failure?.status === 429;
  const isUnknown = failure !== null && failure.kind !== 'viewing' && classifyFailure(failure) === 'unknown';
  const current = form.field('password_current');
  const throttled = isThrottled ? (failure.errors['password_current']?.[0] ?? failure.message) : null;
  return (
    <Band title="Password" note="Only you know it. Nobody here will ask for it.">
      <Form className="pf__pw" aria-label="Password" onSubmit={form.submit}>
        {/* Password managers file the new password under this name. */}
        <input type="email" name="username" autoComplete="username" value={profile.email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...current}
          error={current.error ?? (isThrottled ? (throttled ?? 'Please wait a moment, then try again.') : undefined)}
        />
        {isThrottled && failure.retryAfterSeconds !== null && failure.retryAfterSeconds > 0 && (
          <WaitCountdown seconds={Math.ceil(failure.retryAfterSeconds)} now={now} />
        )}
        <PasswordField
          label="New password"
          hint={`Up to ${MOST} characters. Three or four words you remember are stronger than one with signs in it.`}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label="New password again"
          autoComplete="new-password"
          {...form.field('password_confirmation')}
        />
        <div role="status">
          {password !== '' && password === password_confirmation && (
            <StatusBadge shape="done" word="Both are the same" size="meta" />
          )}
        </div>
        {isUnknown && (
          <Note title="It is not known whether the new password counts">
            No reply came. Save it once more: if your current password is refused then, the new one counts already.
          </Note>
        )}
        <div className="pf__end pf__end--in">
          <Button
            type="submit"
            variant="primary"
            reason={
              form.reason === undefined
                ? undefined
                : isSaved && isEmpty
                  ? `Saved. ${OTHER_DEVICES}`
                  : 'Fill in all three.'
            }
            busy={write.isSending}
            busyText="Saving…"
          >
            Save password
          </Button>
          {form.reason === undefined && <p className="meta">{OTHER_DEVICES}</p>}
        </div>
      </Form>
    </Band>
  );
}
