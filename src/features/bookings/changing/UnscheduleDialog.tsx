import { useId, useState, type ReactNode } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { FlowContext, FlowEvent } from '#machines/bookings/booking-flow.kit.ts';
import type { Intention } from '#machines/bookings/intention.ts';
import type { UnscheduleForm } from '#machines/bookings/unschedule.setup.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatPence } from '#ui/format/money.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { focusField } from '#ui/messages/tray/focus-field.ts';
import { AllDoneBody } from './AllDoneBody.tsx';
import './changing.css';
import {
  ALL_DONE,
  ALREADY_UNSCHEDULED,
  BACK_TO_LIST,
  BANK_AT_WORK,
  bookingsOf,
  CLOSE,
  doneLead,
  leadOf,
  NOT_CONFIRMED,
  notSubmittedReason,
  paymentLead,
  paymentTitle,
  PROVIDER_SILENT,
  titleOf,
  TRY_AGAIN,
} from './changing-messages.ts';
import { feeFact, feeOfEach } from './fee-texts.ts';
import { unscheduleScreen, type FlowScreen, type UnscheduleSnapshot } from './flow-screen.ts';
import { OvertakenBody } from './OvertakenBody.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { PaidNode } from './PaidNode.tsx';
import { SentBookings } from './SentBookings.tsx';
import { useIsConfirming, type PaymentViews } from './fee-payment.ts';
import { UnconfirmedBody } from './UnconfirmedBody.tsx';
import { UnscheduleFormBody, UnscheduleFormFoot } from './UnscheduleForm.tsx';
import { useFlowScreen } from './use-flow-screen.ts';

interface PaidBodyProps {
  readonly context: Pick<FlowContext<unknown>, 'notice' | 'problems'>;
  readonly intention: Intention;
  readonly bookings: readonly Booking[];
  /** The bookings are with the server. */
  readonly isSending: boolean;
}

/** the receipt, what is still to be sent, and that nothing is paid again. */
function PaidBody({ context: { notice, problems }, intention, bookings, isSending }: PaidBodyProps) {
  const told = Object.values(problems).flat();
  return (
    <>
      <Path label="What happened">
        <PaidNode intention={intention} />
        <PathNode
          marker={isSending ? 'progress' : 'queued'}
          line="here"
          title={`${titleOf('unschedule', intention.ids.length, null)}: ${isSending ? 'being sent' : 'waiting to be sent'}`}
          why={isSending ? 'Your bookings still stand' : notSubmittedReason(notice)}
        />
        <PathNode marker="todo" line="gated" title="Places released" why="A few minutes after it is sent" />
      </Path>
      {!isSending && (
        <div role="alert" className="flow-notice">
          {told.map((message) => (
            <p key={message}>{message}</p>
          ))}
          <Note title="You will not pay again">
            <p>
              Trying again sends only the request. You can also close this: the receipt stays above your bookings and on
              home, with Try again, until it is through.
            </p>
            {notice === 'refused' && <p>If it is refused again, give your bookings team the receipt&apos;s number.</p>}
          </Note>
        </div>
      )}
      <SentBookings bookings={bookingsOf(intention.ids, bookings)} />
    </>
  );
}

interface UnfinishedBodyProps {
  readonly intention: Intention;
  readonly bookings: readonly Booking[];
  /** It is for what the dialog is about. */
  readonly canContinue: boolean;
}

/** R-37, F-07: the bank asked the holder of the card, who left without an answer; what it was for, and how it can end. */
function UnfinishedBody({ intention: { basket, ids }, bookings, canContinue }: UnfinishedBodyProps) {
  return (
    <>
      <div role="alert" className="flow-notice">
        <Note title="Nothing has been taken">
          <p>
            Your bank asked you to confirm the payment{basket === null ? '' : ` of ${formatPence(basket.totalInPence)}`}
            , and has had no answer. Your bookings still stand.{' '}
            {canContinue
              ? 'Continue with the same payment, or give it up.'
              : 'It was for the bookings below. Give it up to go on with others.'}{' '}
            If you give it up, say no if your bank still asks.
          </p>
        </Note>
      </div>
      <SentBookings bookings={bookingsOf(ids, bookings)} />
    </>
  );
}

export type UnscheduleEvent =
  | FlowEvent
  | { readonly type: 'form.changed'; readonly change: Partial<UnscheduleForm> }
  | { readonly type: 'payment.continued' | 'payment.givenUp' };

export interface UnscheduleDialogProps {
  readonly snapshot: UnscheduleSnapshot;
  readonly send: (event: UnscheduleEvent) => void;
  readonly payment: PaymentViews;
  readonly bookings: readonly Booking[];
  /** */
  readonly canWaive: boolean;
  /** Seconds. */
  readonly nowUnix: number;
  /** A fresh idempotency key. */
  readonly newKey: () => string;
  /** H-17: whose bookings these are, while somebody else views as them. */
  readonly learner?: string | null;
  /** the organisation's terms about late fees, as authored HTML; null: it has none. */
  readonly terms: string | null;
  readonly onClose: () => void;
}

interface Shown {
  readonly title: string;
  readonly lead?: string;
  /** The name of the middle. */
  readonly label: string;
  readonly body: ReactNode;
  readonly foot: ReactNode;
}

/**
 * what loses its date and what it costs, the payment where a fee is due, and what became of both.
 * It cannot be closed while the bookings are with the server or the money is asked for; at any other moment the device
 * has stored what was decided, and the next opening goes on from there (0211).
 */
export function UnscheduleDialog({
  snapshot,
  send,
  payment: views,
  bookings,
  canWaive,
  nowUnix,
  newKey,
  learner = null,
  terms,
  onClose,
}: UnscheduleDialogProps) {
  const formId = useId();
  const [wasAsked, setAsked] = useState(false);
  const { screen, body } = useFlowScreen((before) => unscheduleScreen(snapshot, before));
  const { context } = snapshot;
  const { facts, intention, notice } = context;
  const { payment } = snapshot.children;
  const isConfirming = useIsConfirming(payment);
  const isSending = snapshot.matches('submitting');
  const isBusy = snapshot.hasTag('busy');
  const canContinue = snapshot.can({ type: 'payment.continued' });
  const confirmId = `${formId}-confirm`;
  const retry = (): void => send({ type: 'retried' });

  const submit = (): void => {
    const event = { type: 'submit.requested', idempotencyKey: newKey() } as const;
    if (snapshot.can(event)) send(event);
    else if (!isBusy) {
      setAsked(true);
      focusField(confirmId);
    }
  };
  const close = (
    <Button variant="secondary" aria-disabled={isSending} onClick={onClose}>
      {CLOSE}
    </Button>
  );
  const again = (text: string, busyText: string) => (
    <Button variant="go" busy={isBusy} busyText={busyText} onClick={retry}>
      {text}
    </Button>
  );

  const show: Record<FlowScreen, () => Shown> = {
    form: () => ({
      title: titleOf('unschedule', facts.chosenIds.length, learner),
      lead: leadOf('unschedule', facts),
      label: 'What happens',
      body: (
        <UnscheduleFormBody
          {...{ formId, learner, confirmId, wasAsked, snapshot, bookings, canWaive, nowUnix, terms }}
          onChange={(change) => send({ type: 'form.changed', change })}
          onRetry={retry}
          onSubmit={submit}
        />
      ),
      foot: <UnscheduleFormFoot {...{ formId, snapshot, onClose }} whyId={`${formId}-why`} />,
    }),
    paying: () => {
      const each = feeOfEach(context, true);
      return {
        title: paymentTitle(facts.lateIds.length),
        lead: paymentLead(facts),
        label: 'Payment',
        body:
          payment !== undefined &&
          views.form(
            payment,
            <SentBookings
              bookings={bookingsOf(facts.lateIds, bookings)}
              aside={() => each !== null && formatPence(each)}
            />,
          ),
        foot: payment !== undefined && views.foot(payment, feeFact(context, true)),
      };
    },
    paymentUnknown: () => ({
      title: snapshot.matches({ paymentUnknown: 'processing' })
        ? 'Your bank is still working on it'
        : "We don't know yet whether it was paid",
      label: 'The payment',
      body: (
        <div role="alert" className="flow-notice">
          <Note title="You will not pay twice">
            <p>{snapshot.matches({ paymentUnknown: 'processing' }) ? BANK_AT_WORK : PROVIDER_SILENT}</p>
          </Note>
        </div>
      ),
      foot: (
        <>
          {close}
          {again('Check again', 'Checking…')}
        </>
      ),
    }),
    paymentUnfinished: () => ({
      title: 'Your payment is not finished',
      label: 'The payment',
      body: intention !== null && <UnfinishedBody {...{ intention, bookings, canContinue }} />,
      foot: (
        <>
          {close}
          <Button
            variant="secondary"
            busy={isBusy}
            busyText="Checking…"
            onClick={() => send({ type: 'payment.givenUp' })}
          >
            Give it up
          </Button>
          {canContinue && (
            <Button variant="go" onClick={() => send({ type: 'payment.continued' })}>
              Continue
            </Button>
          )}
        </>
      ),
    }),
    paid: () => ({
      title: isSending ? 'Paid, being unscheduled' : 'Paid, not yet unscheduled',
      lead: isSending
        ? 'Your payment arrived. Your request to unschedule is being sent.'
        : 'Your payment arrived. The request to unschedule did not.',
      label: 'What happened',
      body: intention !== null && <PaidBody {...{ context, intention, bookings, isSending }} />,
      foot: (
        <>
          {intention?.basket !== null && intention !== null && (
            <p className="fees__total">
              <span className="meta">Already paid</span>
              <b>{formatPence(intention.basket.totalInPence)}</b>
            </p>
          )}
          {close}
          {again(TRY_AGAIN, 'Unscheduling…')}
        </>
      ),
    }),
    unconfirmed: () => ({
      title: NOT_CONFIRMED,
      label: 'What was sent',
      body: <UnconfirmedBody action="unschedule" ids={intention?.ids ?? []} {...{ notice, bookings }} />,
      foot: (
        <>
          {close}
          {again(TRY_AGAIN, 'Unscheduling…')}
        </>
      ),
    }),
    overtaken: () => ({
      title: ALREADY_UNSCHEDULED,
      label: 'What happened',
      body: intention !== null && <OvertakenBody {...{ intention, bookings }} isUnclear={notice === 'unclear'} />,
      foot: (
        <Button variant="primary" onClick={onClose}>
          {BACK_TO_LIST}
        </Button>
      ),
    }),
    allDone: () => ({
      title: ALL_DONE,
      lead: doneLead('unschedule', intention?.ids.length ?? 0),
      label: 'What happens next',
      body: intention !== null && <AllDoneBody intention={intention} />,
      foot: (
        <Button variant="primary" onClick={onClose}>
          {BACK_TO_LIST}
        </Button>
      ),
    }),
  };
  const shown = show[screen]();

  return (
    <Dialog
      isOpen
      onClose={onClose}
      noClose={isSending || isConfirming}
      title={shown.title}
      lead={shown.lead}
      bodyLabel={shown.label}
      foot={shown.foot}
    >
      <div ref={body}>{shown.body}</div>
    </Dialog>
  );
}
