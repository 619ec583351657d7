import type { ReactNode } from 'react';
import type { Invoice } from '#contracts/subscriptions/subscription.schema.ts';
import { invoiceStandingOf, type InvoiceStanding } from '#machines/subscriptions/subscription-standing.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { formatPence } from '#ui/format/money.ts';
import { Table } from '#ui/lists/table/Table.tsx';
import { Badge } from '#ui/messages/badge/Badge.tsx';

const COLUMNS = [
  { key: 'number', header: 'Number' },
  { key: 'period', header: 'Period' },
  { key: 'created', header: 'Created' },
  { key: 'state', header: 'State' },
  { key: 'total', header: 'Total', numeric: true },
] as const;

const BADGES: Readonly<Record<Exclude<InvoiceStanding, 'unknown'>, ReactNode>> = {
  paid: (
    <Badge tone="ok" shape="done">
      Paid
    </Badge>
  ),
  open: (
    <Badge tone="due" shape="expiring">
      Open
    </Badge>
  ),
  notPaid: (
    <Badge tone="bad" shape="overdue">
      Not paid
    </Badge>
  ),
  void: <Badge>Void</Badge>,
};

/** A period ends where the next one begins: its last day is the one before. */
const DAY_SECONDS = 86_400;

const periodText = ({ start, end }: Pick<Invoice, 'start' | 'end'>): string => {
  const from = typeof start === 'number' ? formatUnixDate(start) : '';
  const to = typeof end === 'number' ? formatUnixDate(Math.max(start ?? end, end - DAY_SECONDS)) : '';
  if (from === '' && to === '') return 'Not given';
  if (to === '') return `From ${from}`;
  return from === '' ? `Until ${to}` : `${from} to ${to}`;
};

export interface InvoicesTableProps {
  readonly invoices: readonly Invoice[];
  /** A payment of the subscription failed: what is open is not paid. */
  readonly isPastDue: boolean;
}

/** T-08, T-11: the invoices as they come, the newest first; pence become pounds. */
export function InvoicesTable({ invoices, isPastDue }: InvoicesTableProps) {
  return (
    <div className="sub-inv">
      <Table
        label="Invoices, newest first"
        columns={COLUMNS}
        rows={invoices.map((invoice) => {
          const standing = invoiceStandingOf(invoice, isPastDue);
          return {
            key: invoice.number,
            cells: [
              <b key="number">{invoice.number}</b>,
              periodText(invoice),
              typeof invoice.created === 'number' ? formatUnixDate(invoice.created) : 'Not given',
              standing === 'unknown' ? <Badge key="state">{invoice.status}</Badge> : BADGES[standing],
              <b key="total">{formatPence(invoice.total)}</b>,
            ],
          };
        })}
      />
    </div>
  );
}
