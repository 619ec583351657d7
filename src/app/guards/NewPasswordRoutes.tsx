import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { waitFor } from 'xstate';
import { keys } from '#api/queries/keys.ts';
import { meQuery } from '#api/queries/profile.queries.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { CompleteRegistrationPage, ResetPasswordPage } from '#features/session/NewPasswordPage.tsx';
import { emailIn } from '#machines/session/redirect-guard.ts';
import { useServices } from '../services/services.ts';
import { Gate } from '#features/session/Gate.tsx';
import { GateWaiting } from '#features/session/GateWaiting.tsx';
import { NEW_PASSWORD_TITLE } from '#features/session/messages.ts';
import { NewPasswordQuestion } from '#features/session/NewPasswordQuestion.tsx';

interface TokenPageProps {
  /** Whose password the link sets; null where the link is not whole. */
  email: string | null;
  children: ReactNode;
}

/**
 * S4: the pages that a link of a mail opens once. While somebody is signed in they ask first, where A-21 would redirect
 * and lose the link; once the form stands, a session that begins in another tab leaves it alone.
 */
function TokenPage({ email, children }: TokenPageProps) {
  const { login, client } = useServices();
  const where = useSelector(login, (state) =>
    state.matches('signedIn') ? 'in' : state.matches('checking') ? 'checking' : 'out',
  );
  const { data: person } = useQuery({ ...meQuery(client), enabled: where === 'in' });
  const [isOpen, setIsOpen] = useState(false);
  if (where === 'out' && !isOpen) setIsOpen(true);
  if (isOpen) return children;
  if (where === 'in' && email === null) return <Navigate to="/" replace />;
  if (where === 'in' && email !== null && person !== undefined) {
    return (
      <NewPasswordQuestion
        productName={config.productName}
        person={person}
        email={email}
        onAccept={() => setIsOpen(true)}
      />
    );
  }
  return (
    <Gate productName={config.productName} title={NEW_PASSWORD_TITLE}>
      <GateWaiting />
    </Gate>
  );
}

/** What both pages need: the token and the address of the link, and the way on. */
const useNewPassword = () => {
  const { toasts, bootLink, login } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const email = emailIn(useLocation().search) ?? bootLink.email;
  const token = useParams()['token'] ?? bootLink.resetToken;
  const onDone = async (message: string): Promise<void> => {
    const toForm = `/login${email === null ? '' : `?email=${encodeURIComponent(email)}`}`;
    let next = toForm;
    if (login.getSnapshot().matches('signedIn')) {
      const isOwn = queries.getQueryData<Profile>(keys.me())?.email.toLowerCase() === email?.toLowerCase();
      if (isOwn) {
        // L10: the server has ended the sessions of this person; here, and in the other tabs, they end as well.
        login.send({ type: 'signOut.requested' });
        await waitFor(login, (state) => !state.matches('signingOut'));
      } else next = '/';
    }
    toasts.show({ key: 'new-password', text: message });
    void navigate(next);
  };
  return { productName: config.productName, token, email, onDone: (message: string) => void onDone(message) };
};

/** A-17. */
export function ResetPasswordRoute() {
  const page = useNewPassword();
  return (
    <TokenPage email={page.token === null ? null : page.email}>
      <ResetPasswordPage {...page} />
    </TokenPage>
  );
}

/** A-18. */
export function CompleteRegistrationRoute() {
  const page = useNewPassword();
  return (
    <TokenPage email={page.token === null ? null : page.email}>
      <CompleteRegistrationPage {...page} />
    </TokenPage>
  );
}
