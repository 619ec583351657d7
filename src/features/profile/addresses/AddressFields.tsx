import { useId } from 'react';
import { selectableYears, type AddressFormField } from '#machines/profile/address-form.ts';
import { MONTH_CHOICES } from '#ui/format/months.ts';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import type { FieldBinding, UseForm } from '#ui/inputs/form/use-form.ts';
import { FIELD_LABELS } from './address-messages.ts';

type Fields = UseForm<Record<AddressFormField, string>>;

const Optional = ({ children }: { readonly children: string }) => (
  <>
    {children} <span className="addr__opt">optional</span>
  </>
);

interface SelectProps {
  readonly label: string;
  readonly field: FieldBinding<string>;
  readonly errorId: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A month or a year: the error of the two stands once, under both. */
function DateSelect({ label, field, errorId, choices }: SelectProps) {
  // What is stored may be a year that cannot be chosen any more.
  const isKnown = field.value === '' || choices.some(({ value }) => value === field.value);
  return (
    <label>
      <span className="vh">{label}</span>
      <select
        id={field.id}
        name={field.name}
        className={field.error === undefined ? 'input' : 'input addr__bad'}
        value={field.value}
        aria-required={field.required || undefined}
        aria-invalid={field.error === undefined ? undefined : true}
        aria-describedby={field.error === undefined ? undefined : errorId}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      >
        <option value="">{label}</option>
        {!isKnown && <option value={field.value}>{field.value}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DateProps {
  readonly legend: string;
  /** Beside the legend. */
  readonly note?: string;
  readonly month: FieldBinding<string>;
  readonly year: FieldBinding<string>;
  readonly now: number;
}

function DateGroup({ legend, note, month, year, now }: DateProps) {
  const errorId = useId();
  const error = month.error ?? year.error;
  return (
    <fieldset>
      <legend className="field__label">
        {legend} {note !== undefined && <span className="addr__opt">{note}</span>}
      </legend>
      <div className="addr__ym">
        <DateSelect label="Month" field={month} errorId={errorId} choices={MONTH_CHOICES} />
        <DateSelect
          label="Year"
          field={year}
          errorId={errorId}
          choices={selectableYears(now).map((value) => ({ value: String(value), label: String(value) }))}
        />
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** The parts of an address and its dates (G-24, G-25, G-27). */
export function AddressFields({ fields, now }: { readonly fields: Fields; readonly now: number }) {
  return (
    <>
      <div className="addr__two">
        <TextField label={<Optional>{FIELD_LABELS.building_name}</Optional>} {...fields.field('building_name')} />
        <TextField
          className="addr__short"
          label={<Optional>{FIELD_LABELS.building_number}</Optional>}
          {...fields.field('building_number')}
        />
      </div>
      <TextField label={FIELD_LABELS.thoroughfare} {...fields.field('thoroughfare')} />
      <div className="addr__two">
        <TextField label={FIELD_LABELS.town_or_city} {...fields.field('town_or_city')} />
        <TextField className="addr__short" label={FIELD_LABELS.postcode} {...fields.field('postcode')} />
      </div>
      <TextField label={<Optional>{FIELD_LABELS.county}</Optional>} {...fields.field('county')} />
      <div className="addr__two">
        <DateGroup legend="From" month={fields.field('from_month')} year={fields.field('from_year')} now={now} />
        <DateGroup
          legend="To"
          note="empty means now"
          month={fields.field('to_month')}
          year={fields.field('to_year')}
          now={now}
        />
      </div>
    </>
  );
}
