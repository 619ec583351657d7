import { useRef, useState, type ChangeEvent } from 'react';
import type { Demo } from '#contracts/demo.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { useRecording } from '../journal/journals-context.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { brandOf, LABELS, organisationsOf, withBrand, type Brand, type OrganisationRow } from './organisation-row.ts';
import './panels.css';

/** A logo that an organisation may have. */
interface Logo {
  /** Its address below the API. */
  readonly value: string;
  /** Whose it is, or the name of its file. */
  readonly label: string;
}

interface LogoFieldProps {
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
function LogoField({ logos, value, onChange }: LogoFieldProps) {
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

interface BrandFormProps {
  readonly row: OrganisationRow;
  /** The logos that organisations have. */
  readonly logos: readonly Logo[];
  readonly onTried: () => void;
}

const COLOUR = /^#[\da-f]{6}$/i;
const LABEL_NAMES = {
  home: 'Home is called',
  library: 'Library is called',
  bookings: 'Bookings is called',
  awards: 'Awards is called',
  search: 'Search is called',
} as const;

/** One organisation's brand; pressing Try it puts it on and loads the product anew. */
function BrandForm({ row, logos, onTried }: BrandFormProps) {
  const { seats, act } = useInstruments();
  const [brand, setBrand] = useState<Brand>(() => brandOf(row));
  const [isNameless, setNameless] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const tryIt = async (): Promise<void> => {
    const lacksName = brand.name.trim() === '';
    setNameless(lacksName);
    if (lacksName) return nameInput.current?.focus();
    await act(async (demo) => {
      if (!COLOUR.test(brand.colour))
        throw new Error(`'${brand.colour}' is no colour: give one as #1f3a6d. Nothing was changed.`);
      // Read anew: whatever else has changed meanwhile stays.
      const rows = organisationsOf(await demo.db.read(['organisations']));
      await demo.db.replace({ organisations: withBrand(rows, row.organisation_id, brand) });
      await seats.reload();
      onTried();
      return `${brand.name} has its brand on.`;
    });
  };
  return (
    <form
      className="dk__form"
      onSubmit={(event) => {
        event.preventDefault();
        void tryIt();
      }}
    >
      <TextField
        label="Name"
        ref={nameInput}
        error={isNameless && brand.name.trim() === '' ? 'An organisation has a name' : undefined}
        value={brand.name}
        onChange={(name) => setBrand({ ...brand, name })}
      />
      <div className="dk__colour">
        <TextField label="Colour" value={brand.colour} onChange={(colour) => setBrand({ ...brand, colour })} />
        <input
          type="color"
          aria-label="Choose the colour"
          value={COLOUR.test(brand.colour) ? brand.colour : '#000000'}
          onChange={({ target }) => setBrand({ ...brand, colour: target.value })}
        />
      </div>
      <LogoField logos={logos} value={brand.logo} onChange={(logo) => setBrand((before) => ({ ...before, logo }))} />
      <div className="dk__labels">
        {LABELS.map((label) => (
          <TextField
            key={label}
            label={LABEL_NAMES[label]}
            value={brand.labels[label]}
            onChange={(text) => setBrand({ ...brand, labels: { ...brand.labels, [label]: text } })}
          />
        ))}
      </div>
      <Button variant="secondary" type="submit">
        Try it
      </Button>
    </form>
  );
}

/** Rarely: they change with a reset, or in another tab. */
const LOOK_MS = 5000;
const readRows = async (demo: Demo): Promise<readonly OrganisationRow[]> =>
  organisationsOf(await demo.db.read(['organisations']));

/** An organisation's colour, logo, name and wording, tried live in the product. */
export function BrandPanel() {
  const { product } = useInstruments();
  const { isOn: isRecording } = useRecording();
  const { value, again } = usePolled(product, readRows, LOOK_MS);
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = value ?? [];
  const row = rows.find(({ organisation_id }) => String(organisation_id) === chosen) ?? rows[0];
  return (
    <div className="dk__p">
      <section aria-labelledby="brand-heading">
        <h3 id="brand-heading">Brand</h3>
        <p className="meta">What an organisation brings: tried here, taken back by a reset.</p>
        {isRecording && <p className="meta">Brand and logo are not part of the recording.</p>}
        <SelectField
          label="Organisation"
          options={rows.map(({ organisation_id, name }) => ({ value: String(organisation_id), label: name }))}
          value={row === undefined ? '' : String(row.organisation_id)}
          onChange={setChosen}
        />
        {row !== undefined && (
          <BrandForm
            key={row.organisation_id}
            row={row}
            logos={rows.flatMap(({ logo, name }) => (logo === null ? [] : [{ value: logo, label: name }]))}
            onTried={again}
          />
        )}
      </section>
    </div>
  );
}
