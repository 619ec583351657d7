import { useState, type ReactNode } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { useServices } from '../services/services.ts';
import { SignOutPart } from '../session/sign-out-part.tsx';

/** B-18: whoever views as somebody else goes back first, so there is no way out for them. */
export const maySignOut = (profile: Profile): boolean => profile.impersonated !== true;

/** A-28, B-16: the way out, with the question that goes before it; the question stands where the caller puts it. */
export const useSignOut = (profile: Profile): { readonly signOut: () => void; readonly question: ReactNode } => {
  const { login } = useServices();
  const [isAsking, setAsking] = useState(false);
  return {
    signOut: () => setAsking(true),
    question: isAsking && <SignOutPart login={login} profile={profile} onStay={() => setAsking(false)} />,
  };
};
