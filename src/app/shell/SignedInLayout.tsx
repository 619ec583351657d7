import { Outlet } from 'react-router';
import { TopBar } from './TopBar.tsx';

/** B-01: every signed-in page but the two review pages stands under the top bar. */
export function SignedInLayout() {
  return (
    <>
      <TopBar />
      <Outlet />
    </>
  );
}
