import type { SnapshotFrom } from 'xstate';
import type { rescheduleMachine } from '#machines/bookings/reschedule.machine.ts';
import type { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import type { unscheduleMachine } from '#machines/bookings/unschedule.machine.ts';

export type DatedSnapshot = SnapshotFrom<typeof scheduleMachine> | SnapshotFrom<typeof rescheduleMachine>;
export type UnscheduleSnapshot = SnapshotFrom<typeof unscheduleMachine>;

/**
 * What a dialog of the three actions shows. `paid`: the fee is paid, and the bookings still have to be sent or are on
 * their way.
 */
export type FlowScreen =
  | 'form'
  | 'paying'
  | 'paymentUnknown'
  | 'paymentUnfinished'
  | 'paid'
  | 'unconfirmed'
  | 'overtaken'
  | 'allDone';

/** What stays while something is on its way: the screen before it, unless that ended. */
const whileBusy = (before: FlowScreen): FlowScreen =>
  before === 'paying' || before === 'allDone' || before === 'overtaken' ? 'form' : before;

/** The screen of a dialog that gives dates. While the machine is busy the screen stays as it was `before`. */
export const datedScreen = (snapshot: DatedSnapshot, before: FlowScreen): FlowScreen => {
  if (snapshot.matches('unconfirmed')) return 'unconfirmed';
  if (snapshot.matches('allDone')) return 'allDone';
  return snapshot.hasTag('busy') ? whileBusy(before) : 'form';
};

/** The screen of the dialog that unschedules; what is paid never shows the form again. */
export const unscheduleScreen = (snapshot: UnscheduleSnapshot, before: FlowScreen): FlowScreen => {
  if (snapshot.matches('paying')) return 'paying';
  if (snapshot.matches('paymentUnknown')) return 'paymentUnknown';
  if (snapshot.matches('paymentUnfinished')) return 'paymentUnfinished';
  if (snapshot.matches('unconfirmed')) return 'unconfirmed';
  if (snapshot.matches('overtaken')) return 'overtaken';
  if (snapshot.matches('allDone')) return 'allDone';
  if (
    snapshot.hasTag('paid') ||
    (snapshot.matches('submitting') && (snapshot.context.intention?.reference ?? null) !== null)
  )
    return 'paid';
  return snapshot.hasTag('busy') ? whileBusy(before) : 'form';
};
