import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';

/** A logo that an organisation may have. */
export interface Logo {
  /** Its address below the API. */
  readonly value: string;
  /** Whose it is, or the name of its file. */
  readonly label: string;
}

export interface LogoFieldProps {
  readonly logos: readonly Logo[];
  /** The address of the chosen one; empty for none. */
  readonly value: string;
  readonly onChange: (address: string) => void;
}

const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `data:image/png;base64,…`; of an empty file nothing follows.
    reader.addEventListener('load', () =>
      resolve((typeof reader.result === 'string' ? reader.result.split(',')[1] : undefined) ?? ''),
    );
    reader.addEventListener('error', () => reject(new Error(`'${file.name}' cannot be read. Nothing was changed.`)));
    reader.readAsDataURL(file);
  });

/** One of the logos that there are, none, or a picture from the device. */
export function LogoField({ logos, value, onChange }: LogoFieldProps) {
  const { act } = useInstruments();
  const [stored, setStored] = useState<readonly Logo[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const store = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    await act(async (demo) => {
      const address = await demo.db.storeLogo(file.name, file.type, await readBase64(file));
      setStored((before) => [...before, { value: address, label: file.name }]);
      onChange(address);
      return `${file.name} is chosen: Try it puts it on.`;
    });
    // The same file may be chosen again.
    target.value = '';
  };
  // Two organisations may have the same one.
  const options = [...new Map([...stored, ...logos].map((logo) => [logo.value, logo])).values()];
  return (
    <div className="dk__logo">
      <SelectField
        label="Logo"
        placeholder="None: the initial of its name"
        options={options}
        value={value}
        onChange={onChange}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Choose a picture…
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture of a logo"
        hidden
        onChange={(event) => void store(event)}
      />
    </div>
  );
}
