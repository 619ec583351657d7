import { useSelector } from '@xstate/react';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { OverStepProps } from './over-step-props.ts';

/** over the page. */
export function OverCodeStep({ login, profile, work }: OverStepProps) {
  const refused = useSelector(login, (state) => state.context.codesRefused);
  return (
    <Path label="Signing in">
      <PathNode marker="done" word="Done" line="walked" title="Email and password" why={profile.email} />
      <PathNode marker="here" word="Now" line="here">
        {/* A new form for each refusal: empty, and focused. */}
        <CodeForm key={refused} login={login} focused abandon="Back" />
      </PathNode>
      <PathNode marker="todo" word="Not yet" line="gated" title={work.backLabel} why={`Your ${work.noun} are still there`} />
    </Path>
  );
}
