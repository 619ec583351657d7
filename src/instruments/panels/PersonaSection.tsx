import { IconColumns2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { Demo } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { useRead } from '../shell/use-read.ts';
import { PersonaBeside } from './PersonaBeside.tsx';
import { PersonaField } from './PersonaField.tsx';
import { besideText, NOBODY_BESIDE, personaName } from './persona-text.ts';

/** Whoever decides about a learner's work sits beside, unless they are here already. */
const REVIEWER = 'priya.nair@demo.example';
const LEARNER = 'amara.osei@demo.example';

const readPersonas = (demo: Demo) => demo.personas();

/** Signs in as another person of the demo with one press, here or beside. */
export function PersonaSection() {
  const { product, seats, status, act, report } = useInstruments();
  const [isOpening, setOpening] = useState(false);
  const personas = useRead(product, readPersonas) ?? [];
  const choose = (email: string): Promise<void> =>
    act(async (demo) => {
      await demo.as(email);
      product.open('/');
      return `Signed in as ${personaName(personas, email)}.`;
    });
  const { beside } = seats;
  const sitBeside = async (): Promise<void> => {
    setOpening(true);
    await act(async () => {
      const email = status?.person === REVIEWER ? LEARNER : REVIEWER;
      return besideText(personas, email, await seats.sitBeside(email));
    });
    setOpening(false);
  };
  const leaveBeside = (): void => {
    seats.leaveBeside();
    report({ kind: 'done', text: NOBODY_BESIDE });
  };
  return (
    <section aria-labelledby="stage-persona">
      <h3 id="stage-persona">Persona</h3>
      <div className="dk__two">
        <PersonaField
          label="Persona"
          personas={personas}
          person={status?.person ?? null}
          onChoose={(email) => void choose(email)}
        />
        <Button
          variant="secondary"
          aria-pressed={beside !== null}
          busy={isOpening}
          onClick={() => (beside === null ? void sitBeside() : leaveBeside())}
        >
          <IconColumns2 className="ic ic--s" aria-hidden="true" />
          Side by side
        </Button>
      </div>
      {beside === null ? (
        <p className="meta">Side by side opens the same world as somebody else: what one does reaches the other.</p>
      ) : (
        <PersonaBeside frame={beside} personas={personas} />
      )}
    </section>
  );
}
