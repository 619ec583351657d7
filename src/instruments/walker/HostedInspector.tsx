import { useEffect, useRef, useState } from 'react';
import type { ActorLog } from '#current/actor-log.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { openHostedInspector } from './hosted-inspector.ts';

/** The hosted inspector, which stays closed until somebody opens it: it sends what the charts do to another site. */
export function HostedInspector({ log }: { log: ActorLog }) {
  const stop = useRef<(() => void) | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => () => stop.current?.(), []);
  const open = async (): Promise<void> => {
    stop.current?.();
    try {
      stop.current = await openHostedInspector(log);
      setSaid('It was opened in another window.');
    } catch {
      setSaid('It could not be opened.');
    }
  };
  return (
    <details>
      <summary>The hosted inspector of Stately</summary>
      <p className="meta">
        Another window shows stately.ai/inspect, and is sent what the charts of this page do, secrets hidden. It needs a
        network; everything else here works without.
      </p>
      <p className="wk__hosted">
        <Button variant="secondary" onClick={() => void open()}>
          Open the hosted inspector
        </Button>
        <span className="meta" role="status">
          {said}
        </span>
      </p>
    </details>
  );
}
