import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useApi } from '#api/api-context.ts';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { bookingTabs, defaultTab, type BookingTab } from '#machines/bookings/booking-lists.ts';
import { actionBlock, isUnscheduled, type BookingAction } from '#machines/bookings/booking-state.ts';
import { changingIds, type AcceptedRequest } from '#machines/bookings/changing.ts';
import { lateFeeProduct } from '#machines/bookings/late-fee.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { openBookingRequests, type BookingRequests } from './changing/booking-requests.ts';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';
import type { BookingFlowProps } from './changing/use-booking-flow.ts';
import { OwedBookings } from './changing/OwedBookings.tsx';
import { BookingDetails } from './details/BookingDetails.tsx';
import { BookingPanel } from './list/BookingPanel.tsx';
import { rowId } from './list/BookingRow.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { ActionBar } from '#ui/lists/list/ActionBar.tsx';
import { ACTION_BLOCKS, pulledIn } from './booking-messages.ts';
import { useFeeNotes } from './list/use-fee-notes.ts';
import { useBookingSelection, type BookingSelection } from './list/use-booking-selection.ts';
import { useOpenRows } from './list/use-open-rows.ts';
import './bookings.css';

/** An action that stands open. */
interface OpenFlow {
  readonly action: BookingAction;
  readonly chosenIds: readonly number[];
  /** It goes on with what an earlier visit left. */
  readonly isResumed: boolean;
}

/** The action that is open, one at a time: first what an earlier visit left unfinished, then what is chosen. */
const useFlows = (requests: BookingRequests) => {
  const [unfinished, setUnfinished] = useState(() =>
    requests.unfinished().map(({ action, chosenIds }): OpenFlow => ({ action, chosenIds, isResumed: true })),
  );
  const [chosen, setChosen] = useState<OpenFlow | null>(null);
  return {
    flow: chosen ?? unfinished[0] ?? null,
    open: (action: BookingAction, chosenIds: readonly number[]): void =>
      setChosen({ action, chosenIds, isResumed: false }),
    /** Goes on with what is owed, at once. */
    resume: (action: BookingAction, chosenIds: readonly number[]): void =>
      setChosen({ action, chosenIds, isResumed: true }),
    close: (): void => (chosen === null ? setUnfinished((before) => before.slice(1)) : setChosen(null)),
  };
};

/**
 * The bookings that the server works on, as this device remembers them: also after a reload, and from another
 * tab. `nowUnix` in seconds.
 */
const useChanging = (requests: BookingRequests, bookings: readonly Booking[], nowUnix: number): readonly number[] => {
  // As text, so that the same requests are the same.
  const text = useSyncExternalStore(requests.subscribe, () => JSON.stringify(requests.accepted()));
  return useMemo(
    () => changingIds(JSON.parse(text) as readonly AcceptedRequest[], bookings, nowUnix),
    [text, bookings, nowUnix],
  );
};

/**
 * After a dialog was closed whose opener is gone, the focus goes to what `target` gives, never to the body. The dialog
 * gives the focus back in the next frame, so this looks in the one after it.
 */
const useFocusAfterDialog = (isOpen: boolean, target: () => HTMLElement | null): void => {
  const wasOpen = useRef(false);
  const recover = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      target()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isOpen || !wasOpen.current) {
      wasOpen.current = isOpen;
      return undefined;
    }
    wasOpen.current = false;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => recover());
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
};

/** Scheduling and rescheduling, whose code comes when somebody begins. */
const DatedFlowPart = lazyPart(async () => (await import('./changing/DatedFlow.tsx')).DatedFlow, {
  missing: (again, { onClose }) => (
    <PartMissing title="The form could not be loaded" onAgain={again} onClose={onClose} />
  ),
});

/** The dependency flow, whose drawing comes when somebody asks for it. */
const FlowDialogPart = lazyPart(async () => (await import('./flow/FlowDialog.tsx')).FlowDialog, {
  missing: (again, { onClose }) => (
    <PartMissing title="The diagram could not be loaded" onAgain={again} onClose={onClose} />
  ),
});

const ACTIONS = [
  { action: 'unschedule', label: 'Unschedule', variant: 'line' },
  { action: 'reschedule', label: 'Reschedule', variant: 'go' },
  { action: 'schedule', label: 'Schedule', variant: 'go' },
] as const;

interface BookingSelectionBarProps {
  readonly selection: BookingSelection;
  readonly nowUnix: number;
  readonly onAction: (action: BookingAction, ids: readonly number[]) => void;
}

/** how much is selected, what moves with it, and what can be done with all of it, or why nothing can. */
function BookingSelectionBar({
  selection: { selected, moving, isScheduling, clear },
  nowUnix,
  onAction,
}: BookingSelectionBarProps) {
  const offered = ACTIONS.filter(({ action }) => actionBlock(action, selected, nowUnix) === null);
  const block = actionBlock('schedule', selected, nowUnix);
  const description =
    offered.length === 0 && block !== null
      ? `${ACTION_BLOCKS[block]}. Clear some of them.`
      : pulledIn(moving.length - selected.length, selected.length, isScheduling);
  return (
    <ActionBar count={selected.length} description={description} onClear={clear}>
      {offered.map(({ action, label, variant }) => (
        <Button
          key={action}
          variant={variant}
          onClick={() =>
            onAction(
              action,
              selected.map(({ booking_id }) => booking_id),
            )
          }
        >
          {label}
        </Button>
      ))}
    </ActionBar>
  );
}

/** What the address names; a link to rows alone leads to the tab of the first. */
const tabOf = (query: URLSearchParams, bookings: readonly Booking[], [linkedId]: readonly number[]): BookingTab => {
  const asked = query.get('tab');
  if (asked === 'scheduled' || asked === 'unscheduled') return asked;
  const linked = bookings.find(({ booking_id: id }) => id === linkedId);
  if (linked === undefined) return defaultTab(bookings);
  return isUnscheduled(linked) ? 'unscheduled' : 'scheduled';
};

interface BookingManagerProps {
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
function BookingManager({
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

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const LATE_FEE_WEEKS = LATE_FEE_DAYS / 7;

export interface BookingsPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What follows the path: tab and search. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** Unix seconds. */
  readonly nowUnix: number;
  /** Unscheduling, with the payment of its late fee. */
  readonly UnscheduleFlow: ComponentType<BookingFlowProps>;
}

/** banner, help, and everything that the person has booked in the organisation. */
export function BookingsPage({ profile, organisation, query, onQuery, nowUnix, UnscheduleFlow }: BookingsPageProps) {
  const bookings = useQuery(bookingsQuery(useApi(), organisation.organisation_id));
  const heading = useRef<HTMLHeadingElement>(null);
  const word = organisation.settings.lang.bookings;
  useBodyClasses('is-list');
  return (
    <main id="main" tabIndex={-1} className="wrap books">
      <Title>{`${word} · ${organisation.name}`}</Title>
      <header className="books__head">
        <div>
          <Breadcrumb crumbs={[{ label: organisation.settings.lang.home, href: '/' }, { label: word }]} />
          <PageTitle
            ref={heading}
            lead="Your workshops and online learning, in the order they depend on each other. Move one and you see what moves with it first."
          >
            {word}
          </PageTitle>
        </div>
        <aside className="books__help" aria-label="Help with bookings">
          <Note title="Cannot make a date?">
            <p className="meta">
              {lateFeeProduct(organisation.organisation_id) === null
                ? 'You can give a booking another date here, or take its date away until it starts.'
                : `Practical workshops are free to unschedule until ${LATE_FEE_WEEKS} weeks before they start. After that a late fee applies.`}
            </p>
          </Note>
        </aside>
      </header>
      {/* the tray stays silent about a failure, so the page says it. */}
      <Loaded
        query={{ ...bookings, data: bookings.data?.data }}
        label={`Loading ${word}`}
        skeleton={ROWS.map((row) => (
          <Skeleton key={row} shape="control" width={100} />
        ))}
        failed={{ title: 'Your bookings could not be loaded.' }}
      >
        {(loaded) => (
          <BookingManager {...{ profile, organisation, query, onQuery, nowUnix, UnscheduleFlow }} bookings={loaded} />
        )}
      </Loaded>
    </main>
  );
}
