import { useId } from 'react';
import { machineName } from './diagram.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';

export interface MachinePickerProps {
  readonly catalogue: readonly CatalogueEntry[];
  /** The charts that run in the product, the newest first. */
  readonly running: readonly { readonly value: string; readonly label: string }[];
  /** What the address names; null for the chart on the screen. */
  readonly machine: string | null;
  readonly onPick: (machine: string | null) => void;
}

/** Which chart is shown: the one on the screen, or any of the catalogue, by area. */
export function MachinePicker({ catalogue, running, machine, onPick }: MachinePickerProps) {
  const id = useId();
  const areas = Map.groupBy(catalogue, ({ area }) => area);
  return (
    <div className="wk__m">
      <label className="vh" htmlFor={id}>
        Chart
      </label>
      <select
        id={id}
        className="input"
        value={machine ?? ''}
        onChange={(event) => onPick(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{running[0] === undefined ? 'On screen: none' : `On screen: ${running[0].label}`}</option>
        {running.length > 0 && (
          <optgroup label="Running">
            {running.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
        {[...areas].map(([area, entries]) => (
          <optgroup key={area} label={area}>
            {entries.map((entry) => (
              <option key={machineName(entry)} value={machineName(entry)}>
                {entry.name}
              </option>
            ))}
          </optgroup>
        ))}
        {machine !== null &&
          !catalogue.some((entry) => machineName(entry) === machine) &&
          !running.some(({ value }) => value === machine) && <option value={machine}>{machine}</option>}
      </select>
    </div>
  );
}
