import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentType } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { bookingTabs, defaultTab, type BookingTab } from '#machines/bookings/booking-lists.ts';
import { isUnscheduled } from '#machines/bookings/booking-state.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { openBookingRequests } from './changing/booking-requests.ts';
import { DatedFlowPart } from './changing/dated-flow-part.tsx';
import type { BookingFlowProps } from './changing/use-booking-flow.ts';
import { useChanging } from './changing/use-changing.ts';
import { OwedBookings } from './changing/OwedBookings.tsx';
import { useFlows } from './changing/use-flows.ts';
import { BookingDetails } from './details/BookingDetails.tsx';
import { FlowDialogPart } from './flow/flow-part.tsx';
import { BookingPanel } from './list/BookingPanel.tsx';
import { rowId } from './list/BookingRow.tsx';
import { BookingSelectionBar } from './list/BookingSelectionBar.tsx';
import { useFeeNotes } from './list/use-fee-notes.ts';
import { useFocusAfterDialog } from './list/use-focus-after-dialog.ts';
import { useBookingSelection } from './list/use-booking-selection.ts';
import { useOpenRows } from './list/use-open-rows.ts';

/** What the address names; a link to rows alone leads to the tab of the first. */
const tabOf = (query: URLSearchParams, bookings: readonly Booking[], [linkedId]: readonly number[]): BookingTab => {
  const asked = query.get('tab');
  if (asked === 'scheduled' || asked === 'unscheduled') return asked;
  const linked = bookings.find(({ booking_id: id }) => id === linkedId);
  if (linked === undefined) return defaultTab(bookings);
  return isUnscheduled(linked) ? 'unscheduled' : 'scheduled';
};

export interface BookingManagerProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  readonly bookings: readonly Booking[];
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  readonly nowUnix: number;
  /** Unscheduling, with the payment of its late fee: handed in, because the areas do not import each other. */
  readonly UnscheduleFlow: ComponentType<BookingFlowProps>;
}

/** two tabs of bookings, and what can be done with those that are selected. */
export function BookingManager({
  profile,
  organisation,
  bookings,
  query,
  onQuery,
  nowUnix,
  UnscheduleFlow,
}: BookingManagerProps) {
  const { id: userId } = profile;
  const { organisation_id: organisationId } = organisation;
  const openPersistence = useOpenPersistence();
  const [{ persistence, requests }] = useState(() => {
    const opened = openPersistence();
    return {
      persistence: opened,
      requests: openBookingRequests({ userId, organisationId, outbox: opened.outbox, now: opened.now }),
    };
  });
  const changing = useChanging(requests, bookings, nowUnix);
  const selection = useBookingSelection(bookings, nowUnix, changing);
  const feeOf = useFeeNotes(organisationId, bookings, nowUnix);
  const { flow: current, open, resume, close } = useFlows(requests);
  const area = useRef<HTMLDivElement>(null);
  useFocusAfterDialog(
    current !== null,
    () => area.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]') ?? null,
  );
  const tabs = useMemo(() => bookingTabs(bookings), [bookings]);
  const [flow, setFlow] = useState<Booking | null>(null);
  const details = useCallback(
    (booking: Booking) => <BookingDetails {...{ booking, organisation, userId, nowUnix }} onShowFlow={setFlow} />,
    [organisation, userId, nowUnix, setFlow],
  );
  const openRows = useOpenRows(bookings, query, onQuery);
  const linkedIds = [...openRows.openIds];
  const showLinked = useEffectEvent(() => {
    if (linkedIds[0] !== undefined) document.getElementById(rowId(linkedIds[0]))?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => showLinked(), []);
  const change = (name: 'tab' | 'q', value: string): void => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    onQuery(next);
  };
  const panel = (tab: BookingTab) => (
    <BookingPanel
      {...{ tab, userId, organisation, nowUnix, changing, selection, feeOf, openRows, details }}
      bookings={tabs[tab]}
      search={query.get('q') ?? ''}
      onSearch={(typed) => change('q', typed)}
    />
  );
  const flowProps = {
    profile,
    organisation,
    bookings,
    persistence,
    requests,
    chosenIds: current?.chosenIds ?? [],
    isResumed: current?.isResumed ?? false,
    onClose: close,
  };
  const flowKey = current === null ? '' : `${current.action} ${current.isResumed} ${current.chosenIds.join()}`;
  return (
    <>
      <OwedBookings requests={requests} onResume={resume} />
      <div ref={area}>
        <Tabs
          label={organisation.settings.lang.bookings}
          size="lead"
          selected={tabOf(query, bookings, linkedIds)}
          onSelect={(tab) => change('tab', tab)}
          tabs={[
            { key: 'unscheduled', label: `Unscheduled (${tabs.unscheduled.length})`, panel: panel('unscheduled') },
            { key: 'scheduled', label: `Scheduled (${tabs.scheduled.length})`, panel: panel('scheduled') },
          ]}
        />
      </div>
      {selection.selected.length > 0 && <BookingSelectionBar {...{ selection, nowUnix }} onAction={open} />}
      {current !== null &&
        (current.action === 'unschedule' ? (
          <UnscheduleFlow key={flowKey} {...flowProps} />
        ) : (
          <DatedFlowPart key={flowKey} {...flowProps} action={current.action} />
        ))}
      {flow !== null && (
        <FlowDialogPart {...{ bookings, nowUnix }} productId={flow.product.product_id} onClose={() => setFlow(null)} />
      )}
    </>
  );
}
