import { IconPlus } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import {
  changeForm,
  datesOf,
  formEffect,
  gapForm,
  isUntouched,
  newAddressForm,
  positionOf,
  withFormAddress,
  type AddressForm,
} from '#machines/profile/address-form.ts';
import {
  historyStops,
  isAtMaximum,
  readHistory,
  sumHistory,
  writeHistory,
  type HistoryEntry,
} from '#machines/profile/address-history.ts';
import { newIdempotencyKey } from '#persistence/idempotency-key.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { TimeLine } from '#ui/drawings/time-line/TimeLine.tsx';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import { AddressList } from './AddressList.tsx';
import { addressLine } from './address-line.ts';
import { describeUnknown, formatAddress, MAXIMUM_REACHED, sumMessage } from './address-messages.ts';
import './addresses.css';

export interface AddressHistoryProps {
  /** Of type `addresses`. */
  readonly field: CustomField;
  /** What is stored, with what is unsaved. */
  readonly value: unknown;
  readonly onChange: (value: readonly unknown[]) => void;
  /** The open form; null for none. */
  readonly form: AddressForm | null;
  readonly onForm: (form: AddressForm | null) => void;
  /** The number of the running month. */
  readonly now: number;
}

/** An address that was taken out, and where it stood. */
interface Removed {
  readonly entry: HistoryEntry;
  readonly at: number;
}

const titleOf = (entry: HistoryEntry): string =>
  entry.kind === 'address' ? formatAddress(entry.address) : describeUnknown(entry.value);

/**
 * The history of addresses that an organisation asks for (G-22 to G-30): its sum, its time line, the open form and the
 * list. A form is open by itself while there is no address. Nothing is saved here.
 */
export function AddressHistory(props: AddressHistoryProps) {
  const { field, value, onChange, form: stored, onForm, now } = props;
  const id = useId();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const focusNext = useRef<string | null>(null);
  const [hasPressed, setPressed] = useState(false);
  /** A form in which nothing was typed yet: only what is typed is stored. */
  const [untouched, setUntouched] = useState<AddressForm | null>(null);
  useLayoutEffect(() => {
    const target = focusNext.current === null ? null : document.getElementById(focusNext.current);
    if (target === null) return;
    focusNext.current = null;
    target.focus();
  });

  const entries = readHistory(value);
  const sum = sumHistory(entries, field, now);
  const isFull = isAtMaximum(entries, field);
  const opened = stored ?? untouched;
  const isFirst = entries.length === 0 && removed === null && !isFull;
  const form = opened ?? (isFirst ? newAddressForm() : null);
  // What is still looked up has no effect yet.
  const effect = form?.step === 'fields' ? formEffect(entries, form, field, now) : null;
  const isCounted = effect?.kind === 'counts' && form !== null;
  const line = addressLine(entries, isCounted ? effect.sum : sum, {
    now,
    typing: isCounted ? { dates: datesOf(form), at: positionOf(entries, form.purpose) } : null,
  });
  const told = sumMessage(sum, entries, field, effect);
  const isDirty = stored !== null && !isUntouched(stored, entries, now);
  const [busyId, fullId, undoId, lookupId] = [`${id}-busy`, `${id}-full`, `${id}-undo`, `${id}-lookup`];
  const blockedBy = isDirty ? busyId : undefined;
  const entryId = (at: number): string => `${id}-entry-${at}`;

  /** Another tab may have added the last one that fits. */
  const isRefused = isFull && form !== null && positionOf(entries, form.purpose) === -1;

  const edit = (next: AddressForm | null): void => {
    const isEmpty = next === null || isUntouched(next, entries, now);
    setUntouched(isEmpty ? next : null);
    if (!isEmpty) onForm(next);
    else if (stored !== null) onForm(null);
  };
  const open = (next: AddressForm): void => {
    focusNext.current = null;
    setPressed(true);
    edit(next);
  };
  const store = (next: readonly HistoryEntry[]): void => {
    setRemoved(null);
    onChange(writeHistory(next));
  };
  const finish = (): void => {
    if (form === null || isRefused) return;
    const at = positionOf(entries, form.purpose);
    focusNext.current = entryId(at === -1 ? entries.length : at);
    store(withFormAddress(entries, form, { now, newId: `manual_${newIdempotencyKey()}` }));
    edit(null);
  };
  const cancel = (): void => {
    const at = form === null ? -1 : positionOf(entries, form.purpose);
    focusNext.current = at === -1 ? (isFirst ? lookupId : `${id}-add`) : entryId(at);
    edit(null);
  };
  const remove = (at: number): void => {
    const entry = entries[at];
    if (entry === undefined) return;
    focusNext.current = undoId;
    onChange(writeHistory(entries.toSpliced(at, 1)));
    setRemoved({ entry, at });
  };
  const undo = ({ entry, at }: Removed): void => {
    focusNext.current = entryId(Math.min(at, entries.length));
    store(entries.toSpliced(at, 0, entry));
  };

  return (
    <>
      {told !== null && (
        <p className="addr__sum" role="status">
          <StatusBadge shape={told.shape} word={told.figures} />
          <span>{told.note}</span>
        </p>
      )}
      {line !== null && <TimeLine {...line} />}
      {form !== null && (
        <AddressEditor
          key={JSON.stringify(form.purpose)}
          {...{ form, entries, field, now, effect }}
          takesFocus={hasPressed}
          refusedBy={isRefused ? fullId : undefined}
          lookupId={lookupId}
          onChange={edit}
          onDone={finish}
          onCancel={isFirst && !isDirty ? undefined : cancel}
        />
      )}
      {isDirty && entries.length > 0 && (
        <p className="meta addr__busy" id={busyId}>
          Add or cancel the open address first.
        </p>
      )}
      {removed !== null && (
        <p className="addr__undo">
          <span role="status">{`${titleOf(removed.entry)} was removed.`}</span>
          <Button variant="secondary" id={undoId} onClick={() => undo(removed)}>
            Undo
          </Button>
        </p>
      )}
      {entries.length > 0 && (
        <AddressList
          stops={historyStops(entries, sum, now)}
          {...{ sum, field, now, blockedBy, entryId }}
          fillBlockedBy={isFull ? fullId : blockedBy}
          onChange={(address, at) => open(changeForm(address, at))}
          onRemove={remove}
          onFill={(gap) => open(gapForm(gap, now))}
        />
      )}
      <div className="addr__end">
        <LinkButton variant="primary" href="/profile">
          Back to your profile
        </LinkButton>
        {form === null && (
          <Button
            variant="secondary"
            id={`${id}-add`}
            reasonId={isFull ? fullId : undefined}
            onClick={() => open(newAddressForm())}
          >
            <IconPlus className="ic" aria-hidden />
            Add an address
          </Button>
        )}
        {isFull && <FieldError id={fullId}>{MAXIMUM_REACHED}</FieldError>}
        <p className="meta addr__s">Kept on this device. Save there, and it counts.</p>
      </div>
    </>
  );
}
