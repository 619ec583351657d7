import { lazy, Suspense, useState } from 'react';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { OrgMark } from '#ui/avatar/OrgMark.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Link } from '#ui/link/Link.tsx';
import { ThemeToggle } from '#ui/theme/ThemeToggle.tsx';
import '#ui/styles/shell.css';
import { apiAddress } from '../api-address.ts';
import { useServices } from '../services.ts';
import { useCurrent } from './current-context.ts';

const SignOutQuestion = lazy(async () => ({ default: (await import('../session/SignOutQuestion.tsx')).SignOutQuestion }));

/** B-01, B-02, minimal until the shell has its own issue: the organisation, who is signed in, and the way out. */
export function TopBar() {
  const { login } = useServices();
  const { profile, organisation } = useCurrent();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <header className="topbar">
      <div className="wrap topbar__in">
        <div className="org">
          <Link className="org__home" href="/">
            <OrgMark name={organisation.name} logoUrl={apiAddress(organisation.logo)} />
            <span className="org__name">{organisation.name}</span>
          </Link>
        </div>
        <div className="tools">
          <ThemeToggle />
          <Avatar name={profile.name} />
          <Button variant="quiet" onClick={() => setLeaving(true)}>
            Sign out
          </Button>
          {isLeaving && (
            <Suspense>
              <SignOutQuestion login={login} profile={profile} onStay={() => setLeaving(false)} />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}
