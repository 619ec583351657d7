import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { countedMonths } from '#machines/profile/address-history.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { TimeLine } from '#ui/drawings/time-line/TimeLine.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatMonth, formatMonthCount, spellMonthCount } from '#ui/format/months.ts';
import { capitalise } from '#ui/format/text.ts';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
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

/** `one gap of 2 months`; how much of the required time no address has. */
const gapText = ({ sum: { gaps } }: AddressFact): string | null => {
  const months = gaps.reduce((total, { from, to }) => total + to - from, 0);
  if (months === 0) return null;
  return gaps.length === 1
    ? `one gap of ${formatMonthCount(months)}`
    : `${gaps.length} gaps, ${formatMonthCount(months)} in all`;
};

const sumText = ({ sum: { months, required } }: AddressFact): string =>
  required === null ? formatMonthCount(months) : `${formatMonthCount(months)} of ${formatMonthCount(required)}`;

/** How much an address history covers, in words and as a line, and the way to its page (G-25, G-28, G-30). */
export function AddressesSummary({ custom, value, organisationName, linkId, error, nowMs }: AddressesSummaryProps) {
  const fact = addressFact(custom, value, nowMs);
  const { entries, sum, now } = fact;
  const count = entries.length === 0 ? 'No address yet' : plural(entries.length, 'address', 'addresses');
  const facts = capitalise([count, gapText(fact)].filter((one) => one !== null).join(', '));
  const needs = sum.required === null ? '' : ` ${organisationName} needs ${spellMonthCount(sum.required)} without one.`;
  const bars = entries.flatMap((entry) => {
    const span = entry.kind === 'address' ? countedMonths(entry.address, now) : undefined;
    return span === undefined ? [] : [span];
  });
  const start = Math.min(sum.window?.from ?? now - 1, ...bars.map(({ from }) => from));
  return (
    <div className="asum">
      {(bars.length > 0 || sum.window !== null) && (
        <TimeLine
          label={`${sumText(fact)}. ${facts}.`}
          start={start}
          end={now}
          bars={bars}
          gaps={sum.gaps.map((gap) => ({ ...gap, length: formatMonthCount(gap.to - gap.from) }))}
          overlaps={sum.overlaps}
          {...(sum.window === null ? {} : { post: { at: sum.window.from, isReached: sum.isMet } })}
          ticks={[
            { at: start, label: formatMonth(start) },
            { at: now, label: 'Now' },
          ]}
        />
      )}
      <div className="asum__w">
        {sum.required !== null || entries.length > 0 ? (
          <StatusBadge shape={sum.isMet ? 'done' : 'expiring'} word={sumText(fact)} />
        ) : null}
        {!sum.isMet && <p>{custom.message ?? 'Conditions not met'}</p>}
        <p className="meta">
          {facts}.{needs}
        </p>
      </div>
      <LinkButton id={linkId} variant="secondary" href={`/profile/addresses/${encodeURIComponent(custom.key)}`}>
        Open your addresses
      </LinkButton>
      {error !== undefined && <FieldError id={`${linkId}-error`}>{error}</FieldError>}
    </div>
  );
}
