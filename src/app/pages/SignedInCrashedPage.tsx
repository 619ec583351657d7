import { useRouteError } from 'react-router';
import { leadsToNotFound } from '../errors/caught-error.ts';
import { CrashedPage } from './CrashedPage.tsx';
import { NotHerePage } from './NotHerePage.tsx';

/** A broken page under the bar: what was not found here may be in another organisation (A-26, H8). */
export function SignedInCrashedPage() {
  const error = useRouteError();
  return leadsToNotFound(error) ? <NotHerePage /> : <CrashedPage />;
}
