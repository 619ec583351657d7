import { IconLogout } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { InkBar } from '#ui/frames/ink-bar/InkBar.tsx';
import { useServices } from '../services/services.ts';

/**
 * the page stays until the server has ended the session, and says meanwhile what it waits for. It stands in the
 * bar, which stays in sight; the region stands always, so that it is announced.
 */
export function SigningOutBar() {
  const { login } = useServices();
  const isLeaving = useSelector(login, (state) => state.matches('signingOut'));
  return (
    <div role="status">
      {isLeaving && <InkBar icon={<IconLogout className="ic" aria-hidden />}>Signing out…</InkBar>}
    </div>
  );
}
