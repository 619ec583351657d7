import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Band } from '../Band.tsx';

const SET_UP = '/profile/security/two-factor';

/** The way that is ahead (G-12), as its stops. */
const STOPS = ['Confirm your password', 'Scan a code with your phone', 'Type the six digits it shows'] as const;

function Off() {
  return (
    <div className="tf2">
      <div className="tf2__w">
        <p className="tf__s">
          <StatusBadge shape="todo" word="Off" />
        </p>
        <p>Whoever learns your password can sign in as you. With two-factor they would need your phone as well.</p>
        <div className="form__act">
          <LinkButton variant="go" href={SET_UP}>
            Set up two-factor
          </LinkButton>
          <span className="meta">About two minutes</span>
        </div>
      </div>
      <Path className="path--mini" label="What setting it up takes">
        {STOPS.map((stop) => (
          <PathNode key={stop} marker="todo" title={stop} />
        ))}
        <PathNode marker="goal" title="Keep your recovery codes" />
      </Path>
    </div>
  );
}

function On() {
  return (
    <>
      <p className="tf__s">
        <StatusBadge shape="done" word="On" />
      </p>
      <p>You sign in with your password and a code from your phone. View As and reviewing need it to stay on.</p>
      <div className="rows rows--act">
        <div className="row">
          <span>
            <b>Recovery codes</b>
            <span className="meta">For the day your phone is not there. Your password is asked first.</span>
          </span>
          <LinkButton variant="secondary" href={`${SET_UP}/codes`}>
            Show codes
          </LinkButton>
        </div>
        <div className="row">
          <span>
            <b>Turn two-factor off</b>
            <span className="meta">Your phone’s codes stop counting, and so do the recovery codes.</span>
          </span>
          <LinkButton variant="danger" href={`${SET_UP}/off`}>
            Turn off
          </LinkButton>
        </div>
      </div>
    </>
  );
}

/** Whether two-factor is on, and the way to change that (G-12, G-13, G-18, G-20). */
export function TwoFactorBand({ isOn }: { readonly isOn: boolean }) {
  return (
    <Band title="Two-factor" note="A code from your phone besides your password.">
      {isOn ? <On /> : <Off />}
    </Band>
  );
}
