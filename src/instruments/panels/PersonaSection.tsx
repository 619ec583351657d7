import type { Demo } from '#contracts/demo.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { useRead } from '../shell/use-read.ts';

const readPersonas = (demo: Demo) => demo.personas();

/** Signs in as another person of the demo with one press. */
export function PersonaSection() {
  const { product, status, act } = useInstruments();
  const personas = useRead(product, readPersonas) ?? [];
  const choose = (email: string): Promise<void> =>
    act(async (demo) => {
      await demo.as(email);
      product.open('/');
      return `Signed in as ${personas.find((persona) => persona.email === email)?.name ?? email}.`;
    });
  const current = personas.find(({ email }) => email === status?.person);
  return (
    <section aria-labelledby="stage-persona">
      <h3 id="stage-persona">Persona</h3>
      <SelectField
        label="Persona"
        labelHidden
        placeholder={status?.person === null || status === null ? 'Nobody is signed in' : (current?.name ?? status.person)}
        options={personas.map(({ email, name, description }) => ({ value: email, label: `${name}: ${description}` }))}
        value={current?.email ?? ''}
        onChange={(email) => {
          if (email !== '') void choose(email);
        }}
      />
    </section>
  );
}
