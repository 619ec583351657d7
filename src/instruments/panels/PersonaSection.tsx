import { IconColumns2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { Demo, Persona } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import type { ProductFrame } from '../product/product-frame.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { useRead } from '../shell/use-read.ts';
import { PersonaField } from './PersonaField.tsx';
import { NOBODY_BESIDE, personaName, sitBesideText } from './persona-text.ts';
import { AMARA, PRIYA } from './personas.ts';

const LOOK_MS = 1000;
const readStatus = (demo: Demo) => demo.status();

interface PersonaBesideProps {
  readonly frame: ProductFrame;
  /** Null until they have come. */
  readonly personas: readonly Persona[] | null;
}

/** Who sits beside, and who may instead. */
function PersonaBeside({ frame, personas }: PersonaBesideProps) {
  const { seats, act } = useInstruments();
  const { value, again } = usePolled(frame, readStatus, LOOK_MS);
  const choose = async (email: string): Promise<void> => {
    await act(async (demo) => sitBesideText(await demo.personas(), email, await seats.enterBeside(email)));
    again();
  };
  return (
    <>
      <PersonaField
        label="Persona beside"
        personas={personas}
        person={value?.person}
        onChoose={(email) => void choose(email)}
      />
      <p className="meta">Both share one world: what one decides reaches the other as an event.</p>
    </>
  );
}

const readPersonas = (demo: Demo) => demo.personas();

/** Signs in as another person of the demo with one press, here or beside. */
export function PersonaSection() {
  const { product, seats, status, act, report } = useInstruments();
  const [isOpening, setOpening] = useState(false);
  const personas = useRead(product, readPersonas);
  const choose = (email: string): Promise<void> =>
    act(async (demo) => {
      await demo.as(email);
      product.open('/');
      return `Signed in as ${personaName(personas ?? [], email)}.`;
    });
  const { beside } = seats;
  const sitBeside = async (): Promise<void> => {
    setOpening(true);
    await act(async (demo) => {
      // Asked for here: the list, and who is signed in, may still be on their way.
      const [everybody, { person }] = await Promise.all([demo.personas(), demo.status()]);
      // Whoever decides about a learner's work sits beside, unless they are here already.
      const email = person === PRIYA ? AMARA : PRIYA;
      return sitBesideText(everybody, email, await seats.sitBeside(email));
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
          person={status?.person}
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
