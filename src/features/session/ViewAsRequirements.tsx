import { useId } from 'react';
import { Marker } from '#ui/messages/marker/Marker.tsx';

/** H-05: what has to be true, before anything is tried. */
export function ViewAsRequirements({ hasTwoFactor }: { hasTwoFactor: boolean }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Before you start</h3>
      <ul className="req">
        <li>
          <Marker shape={hasTwoFactor ? 'done' : 'locked'} word={hasTwoFactor ? 'Met' : 'Not met yet'} />
          <p>
            <b>Two-factor is on for your account</b>
            <br />
            <span className="meta">
              {hasTwoFactor
                ? "It's on. Without it you'd be sent to My Profile, Security."
                : "It's off. Set it up in My Profile, Security, then come back."}
            </span>
          </p>
        </li>
        <li>
          <Marker shape="todo" />
          <p>
            <b>They are a learner</b>
            <br />
            <span className="meta">
              You can't view as another administrator. Only super users can, in the admin panel.
            </span>
          </p>
        </li>
        <li>
          <Marker shape="todo" />
          <p>
            <b>One at a time</b>
            <br />
            <span className="meta">If the admin panel is open in another tab, its session pauses until you exit.</span>
          </p>
        </li>
      </ul>
    </section>
  );
}
