import type { Demo, Persona } from '#contracts/demo.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { PersonaField } from './PersonaField.tsx';
import { besideText } from './persona-text.ts';

const LOOK_MS = 1000;
const readStatus = (demo: Demo) => demo.status();

/** Who sits beside, and who may instead. */
export function PersonaBeside({ frame, personas }: { frame: ProductFrame; personas: readonly Persona[] }) {
  const { seats, act } = useInstruments();
  const { value, again } = usePolled(frame, readStatus, LOOK_MS);
  const choose = async (email: string): Promise<void> => {
    await act(async () => besideText(personas, email, await seats.enterBeside(email)));
    again();
  };
  return (
    <>
      <PersonaField
        label="Persona beside"
        personas={personas}
        person={value?.person ?? null}
        onChoose={(email) => void choose(email)}
      />
      <p className="meta">Both share one world: what one decides reaches the other as an event.</p>
    </>
  );
}
