import { useSelector } from '@xstate/react';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { LoginScreenProps } from './screen-props.ts';

/** the second step, on the path from the password to the page that was asked for. */
export function TwoFactorStep({ login }: LoginScreenProps) {
  const email = useSelector(login, (state) => state.context.email);
  const refused = useSelector(login, (state) => state.context.codesRefused);
  return (
    <>
      <Path className="gate__path" label="Signing in">
        <PathNode marker="done" word="Done" line="walked" title="Email and password" why={email} />
        <PathNode marker="here" word="Now" line="here">
          {/* A new form for each refusal: empty, and focused. */}
          <CodeForm key={refused} login={login} focused={refused > 0} />
        </PathNode>
        <PathNode marker="todo" word="Not yet" line="gated" title="Your training" why="The page you were looking for" />
      </Path>
      <p className="meta gate__help">No phone to hand? Ask your training administrator to reset two-factor for you.</p>
    </>
  );
}
