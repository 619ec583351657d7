import { IconEye } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { maskedEmail } from '#machines/session/view-as-offer.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { InkBar } from '#ui/frames/ink-bar/InkBar.tsx';
import { EXIT_VIEW_AS, VIEWING_AS } from './view-as-messages.ts';

export interface ViewAsBarProps {
  /** Who is viewed as. */
  profile: Pick<Profile, 'name' | 'email'>;
  /** The way out is being taken. */
  busy: boolean;
  /** H-14: it was tried, and they are still here. */
  exitFailed: boolean;
  /** It has just begun: the focus was on what is gone. */
  takesFocus: boolean;
  onExit: () => void;
}

/** H-08, H-09: whom one is viewing as, and the way out, above every page. */
export function ViewAsBar({ profile, busy, exitFailed, takesFocus, onExit }: ViewAsBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={bar}>
      <InkBar
        role="region"
        label="View As"
        icon={<IconEye className="ic" aria-hidden />}
        action={
          <Button variant="secondary" busy={busy} busyText="Exiting…" onClick={onExit}>
            {EXIT_VIEW_AS}
          </Button>
        }
      >
        {VIEWING_AS} <b>{profile.name}</b> <span className="asbar__mail">{maskedEmail(profile.email)}</span>
        <span role="alert" className="asbar__trouble">
          {exitFailed && !busy && 'That did not work: you are still viewing as them. Please try again.'}
        </span>
      </InkBar>
    </div>
  );
}
