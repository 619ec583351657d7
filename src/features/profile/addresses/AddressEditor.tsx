import { IconSearch } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { withFoundAddress, type AddressForm, type FormEffect } from '#machines/profile/address-form.ts';
import type { HistoryEntry } from '#machines/profile/address-history.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AddressLookup } from './AddressLookup.tsx';
import { effectMessage, formTitle } from './address-messages.ts';
import { firstEmpty, useAddressForm } from './use-address-form.ts';

export interface AddressEditorProps {
  readonly form: AddressForm;
  readonly entries: readonly HistoryEntry[];
  readonly field: CustomField;
  /** The number of the running month. */
  readonly now: number;
  /** What the form does to the history; null without a condition. */
  readonly effect: FormEffect | null;
  /** Takes the focus when it opens: somebody pressed for it. */
  readonly takesFocus: boolean;
  /** The id of the sentence why it cannot be added; undefined where it can. */
  readonly refusedBy: string | undefined;
  /** Of the look-up's field. */
  readonly lookupId: string;
  readonly onChange: (form: AddressForm) => void;
  readonly onDone: () => void;
  /** Undefined where there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
}

/** One address while it is looked up or typed, with what it does to the history (G-22 to G-27). */
export function AddressEditor(props: AddressEditorProps) {
  const { form, entries, field, now, effect, takesFocus, refusedBy, lookupId, onChange, onDone, onCancel } = props;
  const headingId = useId();
  const fields = useAddressForm({ form, conditions: field, now, onChange, onDone });
  const section = useRef<HTMLElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  /** What takes the focus once it is drawn: the first field, or the next thing to do. */
  const focusNext = useRef<'first' | 'next' | null>(takesFocus ? 'first' : null);
  const { step } = form;

  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const empty = focusNext.current === 'next' ? firstEmpty(form.parts, field) : undefined;
    const target =
      focusNext.current === 'first'
        ? section.current?.querySelector('input')
        : empty === undefined
          ? submit.current
          : document.getElementById(fields.field(empty).id);
    focusNext.current = null;
    target?.focus();
  });

  const goTo = (next: AddressForm, focus: 'first' | 'next' = 'first'): void => {
    focusNext.current = focus;
    onChange(next);
  };
  const told = effect === null ? null : effectMessage(effect);
  const cancel = onCancel !== undefined && (
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
  );

  return (
    <section ref={section} className="addr__form" aria-labelledby={headingId}>
      <h2 id={headingId}>{formTitle(form, entries)}</h2>
      {step === 'lookup' ? (
        <div className="addr__in">
          <AddressLookup
            id={lookupId}
            search={form.search}
            onSearch={(search) => onChange({ ...form, search })}
            onFound={(address) => goTo(withFoundAddress(form, address), 'next')}
            onType={() => goTo({ ...form, step: 'fields' })}
          />
          {cancel && <FormActions>{cancel}</FormActions>}
        </div>
      ) : (
        <Form className="addr__in" onSubmit={fields.submit}>
          <AddressFields fields={fields} now={now} />
          {told !== null && (
            <p>
              <StatusBadge shape={told.shape} word={told.text} />
            </p>
          )}
          <FormActions>
            <Button ref={submit} type="submit" variant="primary" reason={fields.reason} reasonId={refusedBy}>
              {form.purpose.kind === 'change' ? 'Change this address' : 'Add this address'}
            </Button>
            <Button variant="quiet" onClick={() => goTo({ ...form, step: 'lookup' })}>
              <IconSearch className="ic" aria-hidden />
              Look it up instead
            </Button>
            {cancel}
          </FormActions>
        </Form>
      )}
    </section>
  );
}
