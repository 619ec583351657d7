import { IconPlus } from '@tabler/icons-react';
import type { Address } from '#contracts/addresses/address.schema.ts';
import { requiredMonths, type HistorySum, type HistoryStop } from '#machines/profile/address-history.ts';
import { lengthOf, within, type MonthSpan } from '#machines/profile/months.ts';
import type { CustomField } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatMonthCount, formatMonthSpan } from '#ui/format/months.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import {
  describeDates,
  describeUnknown,
  formatAddress,
  gapMonths,
  gapTitle,
  overlapMessage,
} from './address-messages.ts';
import '#ui/drawings/path/path.css';

export interface AddressListProps {
  readonly stops: readonly HistoryStop[];
  readonly sum: HistorySum;
  readonly field: CustomField;
  /** The number of the running month. */
  readonly now: number;
  /** The id of the sentence why nothing else can be opened now; undefined where it can. */
  readonly blockedBy: string | undefined;
  /** The same for what adds an address. */
  readonly fillBlockedBy: string | undefined;
  /** The id of the first button of an entry. */
  readonly entryId: (at: number) => string;
  readonly onChange: (address: Address, at: number) => void;
  readonly onRemove: (at: number) => void;
  readonly onFill: (gap: MonthSpan) => void;
}

/** What is said of the months that an address has in common with a later one, once for each overlap. */
const overlapsAt = (
  stops: readonly HistoryStop[],
  overlaps: readonly MonthSpan[],
  index: number,
): readonly MonthSpan[] =>
  overlaps.filter((overlap) => {
    const isPart = (stop: HistoryStop | undefined): boolean =>
      stop?.kind === 'entry' && stop.span !== undefined && within(stop.span, overlap) !== undefined;
    return isPart(stops[index]) && !stops.slice(index + 1).some(isPart);
  });

interface EntryProps extends AddressListProps {
  readonly stop: Extract<HistoryStop, { kind: 'entry' }>;
  readonly overlaps: readonly MonthSpan[];
}

function EntryStop({ stop, overlaps, field, now, blockedBy, entryId, onChange, onRemove }: EntryProps) {
  const { at, entry, span } = stop;
  const isAsked = requiredMonths(field) !== null;
  const address = entry.kind === 'address' ? entry.address : null;
  const title = entry.kind === 'address' ? formatAddress(entry.address) : describeUnknown(entry.value);
  return (
    <li className={`path__stop addr__stop ${span === undefined ? 'path__stop--apart' : 'path__stop--walked'}`}>
      <span className="addr__dot" aria-hidden="true" />
      <div>
        <p className="path__title">{title}</p>
        <p className="path__why">{address === null ? 'Stays as it is' : describeDates(address, now)}</p>
        {overlaps.map((overlap) => (
          <p key={overlap.from} className="addr__o">
            {overlapMessage(overlap)}
          </p>
        ))}
      </div>
      <p className="addr__n">{span === undefined ? isAsked && 'Counts nothing' : formatMonthCount(lengthOf(span))}</p>
      <p className="addr__a">
        {address !== null && (
          <Button variant="quiet" id={entryId(at)} reasonId={blockedBy} onClick={() => onChange(address, at)}>
            Change <span className="vh">{title}</span>
          </Button>
        )}
        <Button variant="quiet" id={address === null ? entryId(at) : undefined} onClick={() => onRemove(at)}>
          Remove <span className="vh">{title}</span>
        </Button>
      </p>
    </li>
  );
}

function GapStop({ gap, sum, fillBlockedBy, onFill }: AddressListProps & { readonly gap: MonthSpan }) {
  return (
    <li className={`path__stop path__stop--gated addr__stop addr__stop--gap${sum.isMet ? ' addr__stop--free' : ''}`}>
      <Marker shape={sum.isMet ? 'coming' : 'expiring'} />
      <div>
        <p className="path__title">{gapTitle(gap, sum)}</p>
        <p className="path__why">{gapMonths(gap, sum)}</p>
      </div>
      <p className="addr__a">
        <Button variant="secondary" reasonId={fillBlockedBy} onClick={() => onFill(gap)}>
          <IconPlus className="ic" aria-hidden />
          Fill this gap <span className="vh">{formatMonthSpan(gap)}</span>
        </Button>
      </p>
    </li>
  );
}

/** The history from now backwards; a gap is a stop of its own. */
export function AddressList(props: AddressListProps) {
  const { stops, sum } = props;
  return (
    <ol className="path addr__list" aria-label="Addresses, from now backwards">
      {stops.map((stop, index) =>
        stop.kind === 'gap' ? (
          <GapStop key={`gap ${stop.span.from}`} {...props} gap={stop.span} />
        ) : (
          <EntryStop
            key={`entry ${stop.at}`}
            {...props}
            stop={stop}
            overlaps={overlapsAt(stops, sum.overlaps, index)}
          />
        ),
      )}
    </ol>
  );
}
