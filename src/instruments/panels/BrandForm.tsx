import { useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { type Logo, LogoField } from './LogoField.tsx';
import { type Brand, brandOf, LABELS, type OrganisationRow, organisationsOf, withBrand } from './organisation-row.ts';

export interface BrandFormProps {
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
export function BrandForm({ row, logos, onTried }: BrandFormProps) {
  const { seats, act } = useInstruments();
  const [brand, setBrand] = useState<Brand>(() => brandOf(row));
  const tryIt = (): Promise<void> =>
    act(async (demo) => {
      if (!COLOUR.test(brand.colour))
        throw new Error(`'${brand.colour}' is no colour: give one as #1f3a6d. Nothing was changed.`);
      // Read anew: whatever else has changed meanwhile stays.
      const rows = organisationsOf(await demo.db.read(['organisations']));
      await demo.db.replace({ organisations: withBrand(rows, row.organisation_id, brand) });
      seats.reload();
      onTried();
      return `${brand.name} has its brand on.`;
    });
  return (
    <form
      className="dk__form"
      onSubmit={(event) => {
        event.preventDefault();
        void tryIt();
      }}
    >
      <TextField label="Name" value={brand.name} onChange={(name) => setBrand({ ...brand, name })} />
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
