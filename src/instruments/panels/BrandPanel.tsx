import { useState } from 'react';
import type { Demo } from '#contracts/demo.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { useRecording } from '../journal/journals-context.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { BrandForm } from './BrandForm.tsx';
import { type OrganisationRow, organisationsOf } from './organisation-row.ts';
import './panels.css';

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
