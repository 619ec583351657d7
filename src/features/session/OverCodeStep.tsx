import { useSelector } from '@xstate/react';
import { Path } from '#ui/path/Path.tsx';
import { PathStop } from '#ui/path/PathStop.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { OverStepProps } from './over-step-props.ts';

/** over the page. */
export function OverCodeStep({ login, profile, work }: OverStepProps) {
  const refused = useSelector(login, (state) => state.context.codesRefused);
  return (
    <Path label="Signing in">
      <PathStop marker="done" word="Done" line="walked" title="Email and password" why={profile.email} />
      <PathStop marker="here" word="Now" line="here">
        {/* A new form for each refusal: empty, and focused. */}
        <CodeForm key={refused} login={login} focused abandon="Back" />
      </PathStop>
      <PathStop marker="todo" word="Not yet" line="gated" title={work.wayBack} why={`Your ${work.noun} are still there`} />
    </Path>
  );
}
