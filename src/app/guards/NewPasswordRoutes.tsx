import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { waitFor } from 'xstate';
import { keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { CompleteRegistrationPage, ResetPasswordPage } from '#features/session/NewPasswordPage.tsx';
import { useServices } from '../services/services.ts';
import { TokenPage } from './TokenPage.tsx';

/** What both pages need: the token and the address of the link, and the way on. */
const useNewPassword = () => {
  const { toasts, bootLink, login } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const email = new URLSearchParams(useLocation().search).get('email') ?? bootLink.email;
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
