import { Marker } from '#ui/messages/marker/Marker.tsx';
import { openStepOf } from './open-step.ts';
import type { TwoFactorState } from './use-two-factor.ts';

function WhatStops() {
  return (
    <section>
      <h2>What stops</h2>
      <ul className="tf__stops">
        <li>
          <Marker shape="locked" size={20} />
          <span>View As closes. It needs two-factor</span>
        </li>
        <li>
          <Marker shape="expired" size={20} />
          <span>The codes on your phone stop counting</span>
        </li>
        <li>
          <Marker shape="expired" size={20} />
          <span>So do your recovery codes</span>
        </li>
      </ul>
    </section>
  );
}

/** What is good to know beside the path. */
export function TwoFactorRail({ snapshot }: { snapshot: TwoFactorState }) {
  const { purpose, isOn } = snapshot.context;
  if (snapshot.matches('off')) return null;
  if (openStepOf(snapshot) !== 'standing' && purpose === 'turnOff')
    return (
      <aside className="tf__rail" aria-label="What follows">
        <WhatStops />
      </aside>
    );
  return isOn ? (
    <aside className="tf__rail" aria-label="Good to know">
      <section>
        <h2>If your phone is gone</h2>
        <p>
          Type a recovery code instead of the six digits. Each works once. With none left, your training administrator
          can reset two-factor for you.
        </p>
      </section>
      <section>
        <h2>Good places</h2>
        <p>A password manager, or paper in a drawer at home. Not a photo on the same phone.</p>
      </section>
    </aside>
  ) : (
    <aside className="tf__rail" aria-label="Good to know">
      <section>
        <h2>What you need</h2>
        <p>
          Your phone, with any app that makes six-digit codes. If you have none, your phone’s own password manager does
          it.
        </p>
      </section>
      <section>
        <h2>You can stop at any time</h2>
        <p>Two-factor stays off until the six digits are right. Begin again whenever you like.</p>
      </section>
    </aside>
  );
}
