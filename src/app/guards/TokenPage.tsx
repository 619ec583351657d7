import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { meQuery } from '#api/queries/profile.queries.ts';
import { config } from '#current/config.ts';
import { Gate } from '#features/session/Gate.tsx';
import { GateWaiting } from '#features/session/GateWaiting.tsx';
import { NEW_PASSWORD_TITLE } from '#features/session/messages.ts';
import { NewPasswordQuestion } from '#features/session/NewPasswordQuestion.tsx';
import { useServices } from '../services/services.ts';

export interface TokenPageProps {
  /** Whose password the link sets; null where the link is not whole. */
  email: string | null;
  children: ReactNode;
}

/**
 * S4: the pages that a link of a mail opens once. While somebody is signed in they ask first, where A-21 would redirect
 * and lose the link; once the form stands, a session that begins in another tab leaves it alone.
 */
export function TokenPage({ email, children }: TokenPageProps) {
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
