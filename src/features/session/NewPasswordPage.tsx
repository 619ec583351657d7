import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ApiFailure } from '#api/failure.ts';
import { useWrite } from '#api/use-write.ts';
import { LIMITS } from '#contracts/constants.ts';
import { resetPassword } from '#contracts/session/session.endpoints.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Gate } from './Gate.tsx';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import {
  LINK_INCOMPLETE,
  LINK_REFUSED,
  NEW_PASSWORD_MISSING,
  NEW_PASSWORD_TITLE,
  PASSWORDS_DIFFER,
} from './messages.ts';

/** What the pages for a new password get from their address, and the way on. */
interface NewPasswordPageProps {
  productName: string;
  /** Null when the link was cut off, or was opened before and the token has left the address. */
  token: string | null;
  email: string | null;
  /** Gets the server's own words (L10). */
  onDone: (message: string) => void;
}

interface DeadLinkProps {
  title: string;
  /** What happened, in a sentence or two. */
  children: ReactNode;
  /** It came in place of a form, so it is announced and takes the focus. */
  sudden?: boolean;
}

/** A link of a mail that opens nothing here, with the one way on: another one. */
function DeadLink({ title, children, sudden = false }: DeadLinkProps) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sudden) board.current?.focus();
  }, [sudden]);
  return (
    <div ref={board} tabIndex={-1} role={sudden ? 'alert' : undefined} className="gate__board">
      <Board
        marker="expired"
        title={title}
        actions={
          <LinkButton variant="go" href="/forgotten-password">
            Ask for another link
          </LinkButton>
        }
      >
        {children}
      </Board>
    </div>
  );
}

interface NewPasswordFormProps {
  token: string;
  email: string;
  button: string;
  /** A-17 has a way back, A-18 has none. */
  cancellable: boolean;
  /** Gets the server's own words (L10). */
  onDone: (message: string) => void;
  /** The link is used up or too old. */
  onDeadLink: () => void;
}

interface NewPasswordValues {
  password: string;
  password_confirmation: string;
  [name: string]: string;
}

// A longer password could not be typed at sign-in (docs/decisions/0009-keep-every-specified-field-limit.md).
const MOST = LIMITS.loginPasswordCharacters;

/** Beside its field, or, where the address is refused, by the page: the link is dead. */
const TOLD_ELSEWHERE = ['password', 'password_confirmation', 'email'];

const isToldElsewhere = ({ status, errors }: ApiFailure): boolean =>
  status === 422 &&
  Object.keys(errors).length > 0 &&
  Object.keys(errors).every((name) => TOLD_ELSEWHERE.includes(name));

/** sets a new password with the token of a mail. What the server refuses stands beside its field, as typed. */
function NewPasswordForm({ token, email, button, cancellable, onDone, onDeadLink }: NewPasswordFormProps) {
  const write = useWrite(resetPassword, {
    errors: { preset: 'form', on: { 422: 'own' } },
    onOutcome: (outcome) => {
      if (outcome.ok) return onDone(outcome.data.message);
      const { status, errors } = outcome.failure;
      // Nobody typed the address here: what is wrong with it is wrong with the link.
      if (status === 422) return errors['email'] === undefined ? form.refuse(errors) : onDeadLink();
    },
  });
  const form = useForm<NewPasswordValues>(
    {
      password: { initial: '', label: 'New password', required: true, maxLength: MOST },
      password_confirmation: {
        initial: '',
        label: 'Repeat the new password',
        required: true,
        maxLength: MOST,
        check: (value, { password }) => (value === password ? undefined : PASSWORDS_DIFFER),
      },
    },
    ({ password, password_confirmation }) => write.send({ body: { token, email, password, password_confirmation } }),
  );
  useFirstWrong(form);
  const { failure } = write;
  return (
    <Form onSubmit={form.submit}>
      <ProblemNotice problem={failure === null || isToldElsewhere(failure) ? null : failure} />
      {/* Password managers file the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="gate__fields" aria-live="polite">
        <PasswordField
          label="New password"
          hint={`At most ${MOST} characters.`}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label="Repeat the new password"
          autoComplete="new-password"
          {...form.field('password_confirmation')}
        />
      </div>
      <SubmitRow
        button={button}
        reason={form.reason === undefined ? undefined : NEW_PASSWORD_MISSING}
        busy={write.isSending}
        busyText="Saving…"
      >
        {cancellable && <Link href="/login">Cancel</Link>}
      </SubmitRow>
    </Form>
  );
}

interface NewPasswordScreenProps extends NewPasswordPageProps, Pick<NewPasswordFormProps, 'button' | 'cancellable'> {
  /** What stands above the form. */
  lead: string;
}

/** What have in common: the form while its link is good, and what to do when it is not. */
function NewPasswordPage({ productName, token, email, lead, onDone, ...form }: NewPasswordScreenProps) {
  const [isDead, setIsDead] = useState(false);
  const complete = token !== null && email !== null;
  return (
    <Gate productName={productName} title={NEW_PASSWORD_TITLE}>
      {!complete && (
        <DeadLink title={LINK_INCOMPLETE.title}>
          <p>{LINK_INCOMPLETE.text}</p>
        </DeadLink>
      )}
      {complete && isDead && (
        <DeadLink title={LINK_REFUSED.title} sudden>
          <p>{LINK_REFUSED.text}</p>
        </DeadLink>
      )}
      {complete && !isDead && (
        <>
          <p className="lead">{lead}</p>
          <NewPasswordForm token={token} email={email} onDone={onDone} onDeadLink={() => setIsDead(true)} {...form} />
        </>
      )}
    </Gate>
  );
}

/** `/reset-password/:token?email=`. */
export function ResetPasswordPage(props: NewPasswordPageProps) {
  return <NewPasswordPage {...props} lead={`For ${props.email ?? ''}.`} button="Reset Password" cancellable />;
}

/** `/complete-registration?token=&email=`; no cancel. */
export function CompleteRegistrationPage(props: NewPasswordPageProps) {
  return (
    <NewPasswordPage
      {...props}
      lead="To complete your registration you'll need to create a new password."
      button="Continue"
      cancellable={false}
    />
  );
}
