import type { ReactNode } from 'react';
import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import type { Invoice } from '#contracts/subscriptions/subscription.schema.ts';
import { invoiceStandingOf, type InvoiceStanding } from '#machines/subscriptions/subscription-standing.ts';
import { compareTexts } from '#ui/format/compare-texts.ts';
import { plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { formatPence } from '#ui/format/money.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import type { ListDefinition } from '#ui/lists/list/list-definition.ts';
import type { Summary } from '#ui/lists/table/graph-figures.ts';
import { Badge } from '#ui/messages/badge/Badge.tsx';
import type { InvoiceFilters, SortedBy } from './invoice-address.ts';

const NOT_GIVEN = 'Not given';

export const STANDING_LABELS: Readonly<Record<Exclude<InvoiceStanding, 'unknown'>, string>> = {
  paid: 'Paid',
  open: 'Open',
  notPaid: 'Not paid',
  void: 'Void',
};

const BADGES: Readonly<Record<Exclude<InvoiceStanding, 'unknown'>, ReactNode>> = {
  paid: (
    <Badge tone="ok" shape="done">
      {STANDING_LABELS.paid}
    </Badge>
  ),
  open: (
    <Badge tone="due" shape="expiring">
      {STANDING_LABELS.open}
    </Badge>
  ),
  notPaid: (
    <Badge tone="bad" shape="overdue">
      {STANDING_LABELS.notPaid}
    </Badge>
  ),
  void: <Badge>{STANDING_LABELS.void}</Badge>,
};

/** An invoice as the table shows it. */
export interface InvoiceRow {
  /** Its number. */
  readonly key: string;
  readonly period: string;
  /** Unix seconds; null where the server does not say. */
  readonly createdUnix: number | null;
  readonly standing: InvoiceStanding;
  /** The state in words; the server's own where it is unknown. */
  readonly state: string;
  readonly totalInPence: number;
  /** What a search looks through. */
  readonly plainText: string;
}

/** A period ends where the next one begins: its last day is the one before. */
const DAY_SECONDS = 86_400;

const periodText = ({ start, end }: Pick<Invoice, 'start' | 'end'>): string => {
  const from = typeof start === 'number' ? formatUnixDate(start) : '';
  const to = typeof end === 'number' ? formatUnixDate(Math.max(start ?? end, end - DAY_SECONDS)) : '';
  if (from === '' && to === '') return NOT_GIVEN;
  if (to === '') return `From ${from}`;
  return from === '' ? `Until ${to}` : `${from} to ${to}`;
};

const dateText = (unix: number | null): string => (unix === null ? NOT_GIVEN : formatUnixDate(unix));

/** T-08: the rows of the invoices that the server sent. `isPastDue`: a payment failed, so what is open is not paid. */
export const invoiceRowsOf = (invoices: readonly Invoice[], isPastDue: boolean): readonly InvoiceRow[] =>
  invoices.map((invoice) => {
    const standing = invoiceStandingOf(invoice, isPastDue);
    const period = periodText(invoice);
    const createdUnix = invoice.created ?? null;
    const state = standing === 'unknown' ? invoice.status : STANDING_LABELS[standing];
    return {
      key: invoice.number,
      period,
      createdUnix,
      standing,
      state,
      totalInPence: invoice.total,
      plainText: plain(
        `${invoice.number} ${period} ${dateText(createdUnix)} ${state} ${formatPence(invoice.total)}`.replaceAll(
          '\u00A0',
          ' ',
        ),
      ),
    };
  });

/** Money that is asked for: what is void never was. */
const amountOf = ({ standing, totalInPence }: InvoiceRow): number | null => (standing === 'void' ? null : totalInPence);

const totalFinding = ({ count, sum, average }: Summary) => ({
  title: `${formatPence(Math.round(average))} on average`,
  text: `${plural(count, 'invoice')}, ${formatPence(sum)} together, without void ones.`,
});

/** V-01, T-08, T-11: the invoices of a subscription; pence become pounds. */
export const invoiceList: ListDefinition<InvoiceRow, InvoiceFilters, SortedBy> = {
  label: 'Invoices',
  pagesLabel: 'Invoice pages',
  className: 'sub-inv',
  noun: ['invoice', 'invoices'],
  sizes: LIST_PAGE_SIZES,
  rowLabel: ({ key }) => key,
  filter: (rows, { search, state }) => {
    const isFound = searchOf(search);
    return rows.filter((row) => (state === null || row.standing === state) && isFound(row.plainText));
  },
  columns: [
    {
      key: 'number',
      header: 'Number',
      share: 18,
      sort: { by: 'number', compare: (one, other) => compareTexts(one.key, other.key) },
      isRowHeader: true,
      className: 'inv__n',
      cell: ({ key }) => <span className="strong">{key}</span>,
    },
    { key: 'period', header: 'Period', share: 33, className: 'inv__p', cell: ({ period }) => period },
    {
      key: 'created',
      header: 'Created',
      share: 17,
      sort: { by: 'created', compare: (one, other) => (one.createdUnix ?? 0) - (other.createdUnix ?? 0) },
      className: 'inv__c',
      cell: ({ createdUnix }) => dateText(createdUnix),
    },
    {
      key: 'state',
      header: 'State',
      share: 17,
      sort: { by: 'state', compare: (one, other) => compareTexts(one.state, other.state) },
      className: 'inv__s',
      cell: ({ standing, state }) => (standing === 'unknown' ? <Badge>{state}</Badge> : BADGES[standing]),
    },
    {
      key: 'total',
      header: 'Total',
      share: 15,
      numeric: true,
      sort: { by: 'total', compare: (one, other) => one.totalInPence - other.totalInPence },
      className: 'inv__t',
      cell: ({ totalInPence }) => <span className="strong">{formatPence(totalInPence)}</span>,
    },
  ],
  graphs: [
    {
      key: 'total',
      kind: 'series',
      label: 'Total, £',
      value: amountOf,
      format: formatPence,
      finding: totalFinding,
      at: ({ createdUnix }) => createdUnix,
      name: ({ createdUnix, key }) => (createdUnix === null ? key : formatUnixDate(createdUnix)),
    },
  ],
  csv: {
    fileName: 'invoices.csv',
    columns: [
      { header: 'Number', value: ({ key }) => key },
      { header: 'Period', value: ({ period }) => period },
      { header: 'Created', value: ({ createdUnix }) => (createdUnix === null ? '' : formatUnixDate(createdUnix)) },
      { header: 'State', value: ({ state }) => state },
      { header: 'Total (£)', value: ({ totalInPence }) => totalInPence / 100 },
    ],
  },
};
