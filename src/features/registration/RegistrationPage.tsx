import type { Profile } from '#contracts/profile/profile.schema.ts';
import { membershipIn } from '#machines/registration/registration-form.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { buttonClass } from '#ui/actions/button/button-class.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Board } from '#ui/frames/board/Board.tsx';
import type { HumanCheck } from './human-check/human-check.ts';
import { leadText, notPossible } from './registration-messages.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationGate } from './RegistrationGate.tsx';
import { useRegistration, type RegistrationFlow, type RegistrationInput } from './use-registration.ts';

export interface RegistrationPageProps extends RegistrationInput {
  readonly productName: string;
  readonly groupIntent: string | null;
  /** S-14; null: none is configured, and nobody can register. */
  readonly check: HumanCheck | null;
  readonly signInHref: string;
  readonly onSignOut: () => void;
}

interface StoppedProps {
  readonly flow: RegistrationFlow;
  readonly organisation: string;
  readonly profile: Profile | null;
  readonly signInHref: string;
  readonly onHome: () => void;
}

const SignIn = ({ href, children }: { href: string; children: string }) => (
  <Link className={buttonClass({ variant: 'primary' })} href={href}>
    {children}
  </Link>
);

/** Where nothing can be typed, and why. */
function Stopped({ flow, organisation, profile, signInHref, onHome }: StoppedProps) {
  const { snapshot, send } = flow;
  const home = (
    <Button variant="primary" onClick={onHome}>
      Go to your training
    </Button>
  );
  if (snapshot.matches('member'))
    return (
      <Board marker="done" title={`You already belong to ${organisation}.`} actions={home}>
        <p>Nothing has to be done. Your training is where it was.</p>
      </Board>
    );
  if (snapshot.matches('unconfirmed'))
    return (
      <Board
        marker="queued"
        tone="due"
        title="We do not know yet whether it worked."
        actions={
          <Button variant="primary" onClick={() => send({ type: 'retried' })}>
            Ask again
          </Button>
        }
      >
        <p>No answer came. Nothing is sent twice: ask again whether you are registered.</p>
      </Board>
    );
  if (snapshot.matches('registered'))
    return (
      <Board
        marker="done"
        title={`You are registered with ${organisation}.`}
        actions={<SignIn href={signInHref}>Sign in</SignIn>}
      >
        <p>
          Only signing you in did not work. Sign in with the email address and the password that you have just typed.
        </p>
      </Board>
    );
  if (snapshot.matches('codeDue'))
    return (
      <Board marker="locked" title="This account asks for a code." actions={<SignIn href={signInHref}>Sign in</SignIn>}>
        <p>Your email address has an account already. Sign in with its code, and you come back here.</p>
      </Board>
    );
  return (
    <Board
      marker="locked"
      title={notPossible(organisation)}
      actions={profile === null ? <SignIn href="/login">Sign in instead</SignIn> : home}
    >
      <p>Somebody there can add you by hand. Ask the person who sent you here.</p>
    </Board>
  );
}

/** S-01 to S-14: registering with an organisation, or joining it. Needs a `key` of path and person around it. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { productName, profile, check, onArrive } = props;
  const flow = useRegistration(props);
  const { snapshot, info } = flow;
  const isForm = snapshot.hasTag('form') && info !== null && check !== null;
  const isBoard =
    ['closed', 'member', 'unconfirmed', 'registered', 'codeDue'].some((state) => state === snapshot.value) ||
    (snapshot.hasTag('form') && check === null);
  const lead = isForm ? leadText(info.name, profile !== null) : null;
  return (
    <RegistrationGate productName={productName} info={info} step={isBoard ? JSON.stringify(snapshot.value) : 'form'}>
      {lead !== null && <p className="lead">{lead}</p>}
      {isForm && <RegistrationForm {...props} flow={flow} info={info} check={check} />}
      {isBoard && info !== null && (
        <Stopped
          {...props}
          flow={flow}
          organisation={info.name}
          onHome={() => onArrive(profile === null ? null : (membershipIn(profile, info)?.organisation_id ?? null))}
        />
      )}
      {!isForm && !isBoard && (
        <p className="lead" role="status">
          One moment…
        </p>
      )}
    </RegistrationGate>
  );
}
