import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { TimeLine } from '#ui/drawings/time-line/TimeLine.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatMonthCount, spellMonthCount } from '#ui/format/months.ts';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { addressLine } from '../addresses/address-line.ts';
import { sumMessage } from '../addresses/address-messages.ts';
import { addressFact, type AddressFact } from './address-fact.ts';

export interface AddressesSummaryProps {
  readonly custom: CustomField;
  readonly value: unknown;
  readonly organisationName: string;
  /** Of the link, which the error tray leads to. */
  readonly linkId: string;
  readonly error: string | undefined;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** How many addresses there are, and how much of the required time none has: `3 addresses, one gap of 2 months`. */
const countText = ({ entries, sum: { gaps } }: AddressFact): string => {
  const count = entries.length === 0 ? 'No address' : plural(entries.length, 'address', 'addresses');
  const months = formatMonthCount(gaps.reduce((total, { from, to }) => total + to - from, 0));
  if (gaps.length === 0 || entries.length === 0) return count;
  return `${count}, ${gaps.length === 1 ? `one gap of ${months}` : `${gaps.length} gaps of ${months} together`}`;
};

/** What an address history amounts to, in words and as a line, and the way to its page (G-25, G-28, G-30). */
export function AddressesSummary({ custom, value, organisationName, linkId, error, nowMs }: AddressesSummaryProps) {
  const fact = addressFact(custom, value, nowMs);
  const { entries, sum, now } = fact;
  const line = addressLine(entries, sum, { now, typing: null });
  const told = sumMessage(sum, entries, custom, null);
  return (
    <div className="asum">
      {line !== null && <TimeLine {...line} />}
      <div className="asum__w">
        {told !== null && <StatusBadge shape={told.shape} word={told.figures} />}
        {told !== null && <p>{told.note}</p>}
        <p className="meta">
          {countText(fact)}.{sum.required !== null && ` ${organisationName} asks for ${spellMonthCount(sum.required)}.`}
        </p>
      </div>
      <LinkButton
        id={linkId}
        variant="secondary"
        href={`/profile/addresses/${encodeURIComponent(custom.key)}`}
        aria-describedby={error === undefined ? undefined : `${linkId}-error`}
      >
        Open your addresses
      </LinkButton>
      {error !== undefined && <FieldError id={`${linkId}-error`}>{error}</FieldError>}
    </div>
  );
}
