import type { Persona } from '#contracts/demo.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';

export interface PersonaFieldProps {
  readonly label: string;
  readonly personas: readonly Persona[];
  /** The e-mail address of who is signed in; null where nobody is. */
  readonly person: string | null;
  readonly onChoose: (email: string) => void;
}

/** The people of the demo, each with what they show. Somebody else may have signed in with a password. */
export function PersonaField({ label, personas, person, onChoose }: PersonaFieldProps) {
  const isPersona = personas.some(({ email }) => email === person);
  return (
    <SelectField
      label={label}
      labelHidden
      placeholder={person ?? 'Nobody is signed in'}
      options={personas.map(({ email, name, description }) => ({ value: email, label: `${name}: ${description}` }))}
      value={isPersona && person !== null ? person : ''}
      onChange={(email) => {
        if (email !== '') onChoose(email);
      }}
    />
  );
}
