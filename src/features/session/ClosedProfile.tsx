import type { Profile } from '#contracts/profile/profile.schema.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import '#ui/frames/page/closed.css';
import { EXIT_VIEW_AS, PROFILE_CLOSED } from './view-as-messages.ts';

export interface ClosedProfileProps {
  /** Who is viewed as. */
  profile: Pick<Profile, 'first_name'>;
  organisationName: string;
  onExit: () => void;
}

/** G-04: nothing of a profile while viewing as somebody else. */
export function ClosedProfile({ profile, organisationName, onExit }: ClosedProfileProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Title>{`My Profile · ${organisationName}`}</Title>
      <div className="wrap closed">
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'My Profile' }]} />
        <h1>My Profile</h1>
        <Board
          marker="locked"
          title={PROFILE_CLOSED}
          actions={
            <>
              <Button variant="primary" onClick={onExit}>
                {EXIT_VIEW_AS}
              </Button>
              <Link href="/">Back to Home</Link>
            </>
          }
        >
          A profile holds passwords and two-factor, so only {profile.first_name} opens it. Exit to see your own.
        </Board>
      </div>
    </main>
  );
}
