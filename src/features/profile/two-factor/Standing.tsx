import type { ReactNode } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { backLabel, TWO_FACTOR_PATHS } from './two-factor-messages.ts';
import type { TwoFactorFlow } from './use-two-factor.ts';

export interface StandingProps {
  readonly flow: TwoFactorFlow;
  readonly profile: Pick<Profile, 'email'>;
  readonly back: string;
}

/** The whole path, walked. */
function WalkedPath({ email, children }: { email: string; children: ReactNode }) {
  const done = { marker: 'done', word: 'Done', line: 'walked' } as const;
  return (
    <Path className="tf__path" label="Setting up two-factor">
      <PathNode {...done} title="Password confirmed" why={email} />
      <PathNode {...done} title="Added to your phone" why={`${config.productName}, ${email}`} />
      <PathNode {...done} title="Two-factor is on" why="Just now" />
      <PathNode marker="goal" word="Done" line="here" className="tf__step">
        <h2 className="tf__title">That is all</h2>
        <p className="tf__why">The next time you sign in, we ask for a code after your password.</p>
        {children}
      </PathNode>
    </Path>
  );
}

/** G-20, G-31: two-factor is on, or off, and what can be done from here. */
export function Standing({ flow: { snapshot, send }, profile, back }: StandingProps) {
  const { purpose } = snapshot.context;
  const backLink = (
    <LinkButton variant="primary" href={back}>
      {backLabel(back)}
    </LinkButton>
  );
  if (snapshot.matches({ on: 'finished' }))
    return purpose === 'setUp' ? (
      <WalkedPath email={profile.email}>
        <FormActions>{backLink}</FormActions>
      </WalkedPath>
    ) : (
      <FormActions>{backLink}</FormActions>
    );
  /** What this address is for has become possible again: it begins here. Anything else has its own address. */
  const begins = snapshot.can({ type: 'started' });
  const onward = (of: typeof purpose, text: string) =>
    begins && of === purpose ? (
      <Button variant="secondary" onClick={() => send({ type: 'started' })}>
        {text}
      </Button>
    ) : (
      <Link href={TWO_FACTOR_PATHS[of]}>{text}</Link>
    );
  return (
    <div className="tf__standing">
      {snapshot.matches({ on: 'elsewhere' }) && (
        <Note>
          <p>It was turned on in another tab, or on another device.</p>
        </Note>
      )}
      {snapshot.matches({ off: 'elsewhere' }) && (
        <Note>
          <p>It was turned off in another tab, or on another device.</p>
        </Note>
      )}
      {snapshot.matches({ on: 'withoutCodes' }) && (
        <Note>
          <p>This portal has no recovery codes. If your phone is gone, ask your training administrator.</p>
        </Note>
      )}
      {snapshot.matches({ off: 'finished' }) && (
        <p>
          The codes on your phone count no more, and neither do your recovery codes. You can remove the entry there.
        </p>
      )}
      <FormActions>
        {backLink}
        {snapshot.matches('off') && onward('setUp', 'Set up two-factor')}
        {snapshot.matches('on') && !snapshot.matches({ on: 'withoutCodes' }) && onward('codes', 'Show recovery codes')}
        {snapshot.matches('on') && onward('turnOff', 'Turn it off')}
      </FormActions>
    </div>
  );
}
