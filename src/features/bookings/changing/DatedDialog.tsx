import { useId, useState } from 'react';
import type { Booking, BookingLocation } from '#contracts/bookings/booking.schema.ts';
import type { FlowEvent } from '#machines/bookings/booking-flow.kit.ts';
import { datedProblems, isDatedFormComplete, type DatedForm } from '#machines/bookings/dated-flow.ts';
import { lastStaying } from '#machines/bookings/schedule-dates.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { focusField } from '#ui/messages/tray/focus-field.ts';
import { AllDoneBody } from './AllDoneBody.tsx';
import './changing.css';
import {
  ACTIONS,
  ALL_DONE,
  BACK_TO_LIST,
  CLOSE,
  doneLead,
  leadOf,
  NOT_CONFIRMED,
  titleOf,
  TRY_AGAIN,
} from './changing-messages.ts';
import { DatedFields } from './DatedFields.tsx';
import type { DatesOutlook } from './dates-outlook.ts';
import { earliestReason, expectedText, lateDateText, type ExpectedText } from './dates-texts.ts';
import { datedScreen, type DatedSnapshot } from './flow-screen.ts';
import { FlowNoticeNote } from './FlowNoticeNote.tsx';
import { movingEntries } from './moving-entries.ts';
import { MovingPath } from './MovingPath.tsx';
import { UnconfirmedBody } from './UnconfirmedBody.tsx';
import { useFlowScreen } from './use-flow-screen.ts';

export type DatedEvent =
  | FlowEvent
  | { readonly type: 'form.changed'; readonly change: Partial<DatedForm> }
  | { readonly type: 'discarded' };

export interface DatedDialogProps {
  readonly action: 'schedule' | 'reschedule';
  readonly snapshot: DatedSnapshot;
  readonly send: (event: DatedEvent) => void;
  readonly bookings: readonly Booking[];
  /** Where workshops take place; null until it is known. */
  readonly locations: readonly BookingLocation[] | null;
  /** Asks for the locations again; left out while they are on their way. */
  readonly onRetryLocations?: (() => void) | undefined;
  /** Which dates the form would bring. */
  readonly outlook: DatesOutlook;
  /** What a late fee costs; null where it is not known. */
  readonly feeInPence: number | null;
  /** Asks for the dates again; left out unless they failed. */
  readonly onRetryDates?: (() => void) | undefined;
  /** Seconds. */
  readonly nowUnix: number;
  /** A fresh idempotency key. */
  readonly newKey: () => string;
  /** H-17: whose bookings these are, while somebody else views as them. */
  readonly learner?: string | null;
  readonly onClose: () => void;
}

/** Fields of the form, as the wire names them. */
const FIELDS = ['available_from', 'location', 'email_confirmation'];
const BUSY = { schedule: 'Scheduling…', reschedule: 'Rescheduling…' } as const;

/**
 * what gets a date, or another one, with what comes along, from when and where; then what became of
 * it. It cannot be closed while the bookings are with the server; before and afterwards the device has what is needed.
 */
export function DatedDialog({
  action,
  snapshot,
  send,
  bookings,
  locations,
  onRetryLocations,
  outlook,
  feeInPence,
  onRetryDates,
  nowUnix,
  newKey,
  learner = null,
  onClose,
}: DatedDialogProps) {
  const formId = useId();
  const whyId = useId();
  const [wasAsked, setAsked] = useState(false);
  const { screen, body } = useFlowScreen((before) => datedScreen(snapshot, before));
  const { facts, form, intention, notice } = snapshot.context;
  const problems = datedProblems(form, facts);
  const isBusy = snapshot.hasTag('busy');
  const isSending = snapshot.matches('submitting');
  const busyText = isSending ? BUSY[action] : snapshot.matches('opening') ? 'Opening…' : 'Checking…';
  const moving = intention?.ids ?? facts.movingIds;

  const submit = (): void => {
    const event = { type: 'submit.requested', idempotencyKey: newKey() } as const;
    if (snapshot.can(event)) send(event);
    else if (!isBusy) {
      setAsked(true);
      focusField(`${formId}-${problems.available_from === null ? 'location' : 'day'}`);
    }
  };
  const reason =
    facts.blockedIds.length > 0
      ? 'One of them cannot be changed'
      : problems.available_from !== null
        ? 'Choose another day first'
        : problems.location !== null
          ? 'Choose a location first'
          : undefined;

  const shown = {
    form: {
      title: titleOf(action, facts.chosenIds.length, learner),
      lead: leadOf(action, facts),
      label: 'What moves, and from when',
      body: (
        <>
          <FlowNoticeNote action={action} context={snapshot.context} fields={FIELDS} />
          <MovingPath
            action={action}
            entries={movingEntries({ action, facts, bookings, nowUnix })}
            aside={({ booking, block }) =>
              block === null &&
              problems.available_from === null && (
                <ExpectedDateText {...expectedText(booking, outlook, form.available_from)} />
              )
            }
            warning={({ booking }) => (outlook.lateIds.includes(booking.booking_id) ? lateDateText(feeInPence) : null)}
          />
          {facts.movingIds.length > 0 && (
            <Form
              id={formId}
              className="dated"
              onSubmit={(event) => {
                event.preventDefault();
                submit();
              }}
            >
              <DatedFields
                {...{ formId, learner, wasAsked, locations, onRetryLocations, outlook, onRetryDates }}
                context={snapshot.context}
                earliestReason={earliestReason(lastStaying(bookings, facts.movingIds, nowUnix))}
                onChange={(change) => send({ type: 'form.changed', change })}
              />
            </Form>
          )}
        </>
      ),
      foot: (
        <>
          <p className="foot__fact">
            <b>{plural(facts.movingIds.length, 'booking')}, no fee</b>
            <span className="meta" id={whyId}>
              {reason ??
                (outlook.full === null
                  ? 'Dates come within a few minutes'
                  : `No place is free in ${outlook.location ?? ''}`)}
            </span>
          </p>
          <Button variant="secondary" aria-disabled={isSending} onClick={onClose}>
            {facts.movingIds.length === 0 ? CLOSE : 'Cancel'}
          </Button>
          {facts.movingIds.length > 0 && (
            <Button
              variant="go"
              type="submit"
              form={formId}
              reasonId={isDatedFormComplete(form, facts) ? undefined : whyId}
              busy={isBusy}
              busyText={busyText}
            >
              {ACTIONS[action]}
            </Button>
          )}
        </>
      ),
    },
    unconfirmed: {
      title: NOT_CONFIRMED,
      lead: undefined,
      label: 'What was sent',
      body: <UnconfirmedBody action={action} ids={moving} {...{ notice, bookings }} />,
      foot: (
        <>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => send({ type: 'discarded' })}>
            Discard it
          </Button>
          <Button variant="go" busy={isBusy} busyText={BUSY[action]} onClick={() => send({ type: 'retried' })}>
            {TRY_AGAIN}
          </Button>
        </>
      ),
    },
    allDone: {
      title: ALL_DONE,
      lead: doneLead(action, moving.length),
      label: 'What happens next',
      body: intention !== null && <AllDoneBody intention={intention} />,
      foot: (
        <Button variant="primary" onClick={onClose}>
          {BACK_TO_LIST}
        </Button>
      ),
    },
  }[screen === 'unconfirmed' || screen === 'allDone' ? screen : 'form'];

  return (
    <Dialog
      isOpen
      onClose={onClose}
      noClose={isSending}
      title={shown.title}
      lead={shown.lead}
      bodyLabel={shown.label}
      foot={shown.foot}
    >
      <div ref={body}>{shown.body}</div>
    </Dialog>
  );
}

function ExpectedDateText({ amount, note }: ExpectedText) {
  return (
    <p className="moves__aside is-due">
      <b>{amount}</b>
      {note !== '' && <span className="meta">{note}</span>}
    </p>
  );
}
