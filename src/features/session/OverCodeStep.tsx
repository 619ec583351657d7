import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import type { OverStepProps } from './over-step-props.ts';

/** over the page. */
export function OverCodeStep({ login, profile, work }: OverStepProps) {
  return (
    <Path label="Signing in">
      <PathNode marker="done" word="Done" line="walked" title="Email and password" why={profile.email} />
      <PathNode marker="here" word="Now" line="here">
        <CodeEntry login={login} abandon="Back" />
      </PathNode>
      <PathNode
        marker="todo"
        word="Not yet"
        line="gated"
        title={work.backLabel}
        why={`Your ${work.noun} are still there`}
      />
    </Path>
  );
}
