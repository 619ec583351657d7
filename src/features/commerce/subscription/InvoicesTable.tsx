import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { subscriptionsKeys } from '#api/queries/subscriptions.keys.ts';
import type { Payer } from '#api/queries/subscriptions.queries.ts';
import type { Invoice } from '#contracts/subscriptions/subscription.schema.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TableSection } from '#ui/lists/list/TableSection.tsx';
import { useFreshness, type RefreshableQuery } from '#ui/lists/table/use-freshness.ts';
import { readInvoiceAddress, STANDINGS, writeInvoiceAddress } from './invoice-address.ts';
import { invoiceList, invoiceRowsOf, STANDING_LABELS } from './invoice-list.tsx';

const NONE = { title: 'There are no invoices yet.', text: 'The first one comes with the first payment.' } as const;
const STATES = STANDINGS.filter((standing) => standing !== 'unknown');

export interface InvoicesTableProps {
  readonly query: RefreshableQuery;
  readonly invoices: readonly Invoice[];
  readonly payer: Payer;
  /** A payment of the subscription failed: what is open is not paid. */
  readonly isPastDue: boolean;
  /** What follows the path of the page: search, state, order, page. */
  readonly address: URLSearchParams;
  readonly onAddress: (address: URLSearchParams) => void;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** T-08, T-11, V-02: the invoices, the newest first; pence become pounds. */
export function InvoicesTable({ query, invoices, payer, isPastDue, address, onAddress, now }: InvoicesTableProps) {
  const queries = useQueryClient();
  const rows = useMemo(() => invoiceRowsOf(invoices, isPastDue), [invoices, isPastDue]);
  const rowKeys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const freshness = useFreshness({
    query,
    keys: rowKeys,
    syncRelated: () =>
      queries.invalidateQueries({ queryKey: subscriptionsKeys.subscriptions(payer.organisationId, payer.userId) }),
    now,
  });
  const shown = useMemo(() => readInvoiceAddress(address), [address]);
  return (
    <TableSection
      definition={invoiceList}
      rows={rows}
      what="invoices"
      freshness={freshness}
      now={now}
      address={shown}
      onAddress={(next) => onAddress(writeInvoiceAddress(next))}
      search={{ label: 'Invoices', placeholder: 'Number, date or amount' }}
      filters={(change) => (
        <SelectField
          label="State"
          value={shown.state ?? ''}
          placeholder="Every state"
          options={STATES.map((state) => ({ value: state, label: STANDING_LABELS[state] }))}
          onChange={(state) => change({ state: STATES.find((one) => one === state) ?? null })}
        />
      )}
      filterTexts={
        shown.state === null || shown.state === 'unknown' ? [] : [STANDING_LABELS[shown.state].toLowerCase()]
      }
      none={NONE}
      cleared={{ search: '', state: null }}
    />
  );
}
