import type { Persona } from '#contracts/demo.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';

export interface PersonaFieldProps {
  readonly label: string;
  /** Null until they have come. */
  readonly personas: readonly Persona[] | null;
  /** The e-mail address of who is signed in; null where nobody is, undefined until that is known. */
  readonly person: string | null | undefined;
  readonly onChoose: (email: string) => void;
}

/** What stands in the field while none of the people is chosen. */
const placeholderOf = (personas: readonly Persona[] | null, person: string | null | undefined): string => {
  if (person === null) return 'Nobody is signed in';
  // The address of one of the people would stand there for a moment, before their name.
  return personas === null || person === undefined ? 'Loading…' : person;
};

/** The people of the demo, each with what they show. Somebody else may have signed in with a password. */
export function PersonaField({ label, personas, person, onChoose }: PersonaFieldProps) {
  const people = personas ?? [];
  const chosen = people.find(({ email }) => email === person);
  return (
    <SelectField
      label={label}
      labelHidden
      placeholder={placeholderOf(personas, person)}
      options={people.map(({ email, name, description }) => ({ value: email, label: `${name}: ${description}` }))}
      value={chosen?.email ?? ''}
      onChange={(email) => {
        if (email !== '') onChoose(email);
      }}
    />
  );
}
