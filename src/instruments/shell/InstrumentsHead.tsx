import { IconX } from '@tabler/icons-react';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { isArmed } from '../panels/fault-text.ts';
import { scenarioTitle } from '../panels/scenario-text.ts';
import { useInstruments } from './instruments-context.ts';

/** What is set, at a glance, and the way back to the product alone. */
export function InstrumentsHead({ onClose }: { onClose: () => void }) {
  const { status } = useInstruments();
  const armed = status?.faults.filter(isArmed).length ?? 0;
  return (
    <header className="dk__h">
      <span className="dk__grab" aria-hidden="true" />
      <h2>Demo desk</h2>
      <p className="dk__st">
        {status !== null && <span className="lamp lamp--on">{scenarioTitle(status.scenario)}</span>}
        {armed > 0 && <span className="lamp lamp--warn">{plural(armed, 'fault')}</span>}
      </p>
      <Button variant="quiet" icon aria-label="Close the demo desk, key D" onClick={onClose}>
        <IconX className="ic" aria-hidden="true" />
      </Button>
    </header>
  );
}
