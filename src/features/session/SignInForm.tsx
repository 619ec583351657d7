import { useSelector } from '@xstate/react';
import { LIMITS } from '#contracts/constants.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link/Link.tsx';
import { DemoPeopleSlot } from './DemoPeopleSlot.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { SignInNotice } from './SignInNotice.tsx';
import { REQUIRED } from './words.ts';

/** address, password, and what came of the last try. Entries stay whatever happens. */
export function SignInForm({ login }: LoginScreenProps) {
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const form = useForm<{ email_address: string; password: string }>(
    {
      email_address: {
        initial: login.getSnapshot().context.email ?? '',
        label: 'Email address',
        required: true,
        maxLength: LIMITS.loginEmailCharacters,
        check: (value) => (value.trim() === '' ? REQUIRED : undefined),
      },
      password: { initial: '', label: 'Password', required: true, maxLength: LIMITS.loginPasswordCharacters },
    },
    ({ email_address, password }) => login.send({ type: 'submitted', email: email_address, password }),
  );
  return (
    <>
      <SignInNotice login={login} />
      <Form onSubmit={form.submit}>
        <TextField
          label="Email address"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email_address')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <FormActions>
          <Button type="submit" variant="go" reason={form.reason} busy={busy} busyText="Signing in…">
            Sign in
          </Button>
          <Link href="/forgotten-password">Forgotten password?</Link>
        </FormActions>
      </Form>
      <DemoPeopleSlot login={login} />
    </>
  );
}
