import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { FlowNotice } from '#machines/bookings/booking-flow.kit.ts';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import type { DatedProblems } from '#machines/bookings/dated-flow.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import type { AvailableFromRange } from '#machines/bookings/schedule-dates.ts';
import { formatCount, plural } from '#ui/format/counts.ts';
import { formatPence } from '#ui/format/money.ts';
import { dateFaultMessage } from '#ui/inputs/field/date-limits.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import type { MovingEntry } from './moving-entries.ts';

/** R-17: the name of each action, as its button says it. */
export const ACTIONS = {
  schedule: 'Schedule',
  reschedule: 'Reschedule',
  unschedule: 'Unschedule',
} as const satisfies Record<BookingAction, string>;

const PAST = { schedule: 'scheduled', reschedule: 'rescheduled', unschedule: 'unscheduled' } as const satisfies Record<
  BookingAction,
  string
>;
const AFTER = {
  schedule: 'Moved to Scheduled',
  reschedule: 'New dates in the list',
  unschedule: 'Moved to Unscheduled',
} as const satisfies Record<BookingAction, string>;

/** R-29. */
export const ALL_DONE = 'All done';
/** R-28: nobody can say yet whether the server has it. */
export const NOT_CONFIRMED = "We don't know yet whether it arrived";
/** R-37: something else has done what was wished. */
export const ALREADY_UNSCHEDULED = 'It was unscheduled already';
/** F-09: nobody knows yet whether the fee was taken, and it is asked again by itself. */
export const BANK_AT_WORK =
  'The payment is under way at your bank. We ask again by ourselves; once it is through, your bookings are unscheduled. You can close this: it goes on above your bookings.';
export const PROVIDER_SILENT =
  "We haven't heard back from the payment provider. Your bookings still stand. We ask again by ourselves; you can close this, and it goes on above your bookings.";
/** R-27. */
export const CONFIRM = 'Yes, I want to unschedule';
export const TERMS = 'I have read the Terms and Conditions about late cancellation fees';
export const READ_TERMS = 'Read the Terms and Conditions';
/** R-25, R-27. */
/** The e-mail goes to whoever the bookings belong to (B-19). */
export const emailLabel = (learner: string | null): string => `E-mail ${learner ?? 'me'} a confirmation`;
/** R-41. */
export const WAIVE = 'Waive the late fee';
export const ONLY_ADMINISTRATORS = 'Only administrators can select this option';
/** R-33. */
export const GO_TO_PAYMENT = 'Go to Payment';
export const SUBMIT = 'Submit';
export const STAY = 'Keep my bookings';
export const CLOSE = 'Close';
export const BACK_TO_LIST = 'Back to your bookings';
export const TRY_AGAIN = 'Try again';
/** K-06: a required box that is not ticked. */
export const TICK_BOX = 'Please tick this box';

/** What a late fee is called, by how many there are. */
export const lateFees = (count: number): string => plural(count, 'late fee');

/** 'Unschedule 2 bookings', and for whom, where somebody else views as them (H-17). */
export const titleOf = (action: BookingAction, chosen: number, learner: string | null): string =>
  `${ACTIONS[action]} ${plural(chosen, 'booking')}${learner === null ? '' : ` for ${learner}`}`;

const CHANGE = {
  schedule: { one: 'gets a date', many: 'get dates' },
  reschedule: { one: 'gets another date', many: 'get other dates' },
  unschedule: { one: 'loses its date', many: 'lose their dates' },
} as const satisfies Record<BookingAction, { one: string; many: string }>;

/** The consequence in one sentence: what comes along, and what happens to all of them (R-20, R-21). */
export const leadOf = (
  action: BookingAction,
  { chosenIds, movingIds }: Pick<FlowFacts, 'chosenIds' | 'movingIds'>,
): string => {
  const [chosen, all] = [chosenIds.length, movingIds.length];
  const pulled = all - chosen;
  if (all === 0) return 'None of them can be changed any more.';
  const { one, many } = CHANGE[action];
  if (pulled === 0) return all === 1 ? `It ${one}. Nothing else moves.` : `They ${many}. Nothing else moves.`;
  const because =
    action === 'schedule'
      ? `${chosen === 1 ? 'It needs' : 'They need'} ${formatCount(pulled)} more first`
      : `${formatCount(pulled)} more ${pulled === 1 ? 'depends' : 'depend'} on ${chosen === 1 ? 'it' : 'them'}`;
  return `${because}, so ${all === 2 ? 'both' : `all ${formatCount(all)}`} ${many}.`;
};

/** R-34: what the payment is called, and what it is for. */
export const paymentTitle = (fees: number): string => `Pay the ${fees === 1 ? 'late fee' : 'late fees'}`;
export const paymentLead = ({ chosenIds, movingIds }: Pick<FlowFacts, 'chosenIds' | 'movingIds'>): string => {
  const pulled = movingIds.length - chosenIds.length;
  const along =
    pulled === 0
      ? ''
      : ` and the ${formatCount(pulled)} that ${pulled === 1 ? 'depends' : 'depend'} on ${chosenIds.length === 1 ? 'it' : 'them'}`;
  return `For unscheduling ${plural(chosenIds.length, 'booking')}${along}.`;
};

/** Why a booking is in the list. */
export const reasonOf = (action: BookingAction, { because }: Pick<MovingEntry, 'because'>): string => {
  if (because === null) return 'You chose this';
  return action === 'schedule'
    ? `Also ${PAST[action]}: ${because.product.name} needs it first`
    : `Also ${PAST[action]}: it needs ${because.product.name} first`;
};

/** Why the form stands again, or is not sent. What is still unknown has a screen of its own, and nothing here. */
export const noticeMessage = (
  notice: FlowNotice | null,
  action: BookingAction,
  totalInPence: number | null,
): { readonly title: string; readonly text: string } | null => {
  // Of this page alone: another tab may have paid (B-14).
  const nothing = action === 'unschedule' ? 'Nothing was sent or paid from here.' : 'Nothing was sent from here.';
  switch (notice) {
    case 'bookingsChanged':
      return {
        title: 'Your bookings have changed',
        text: `Something else moves now, or can. ${nothing} Look at the list and confirm it again.`,
      };
    case 'feeChanged':
      return {
        title: 'The late fee has changed',
        text: `What costs a late fee is not what it was. ${nothing} Look at the list and confirm it again.`,
      };
    case 'totalChanged':
      return {
        title: 'The total has changed',
        text: `${totalInPence === null ? 'It is not what was shown.' : `It is ${formatPence(totalInPence)} now.`} ${nothing} Confirm it again to go on.`,
      };
    case 'changedElsewhere':
      return {
        title: 'Your bookings are being changed elsewhere',
        text: `Another device, or your bookings team, is changing them or has changed them. ${nothing} Look at the list, and confirm it again if you still want it.`,
      };
    case 'paymentCancelled':
      return {
        title: 'That payment was cancelled',
        text: `The card provider cancelled it, so nothing was taken. ${nothing} You can begin again.`,
      };
    case 'basketFailed':
      return { title: 'The payment could not be prepared', text: `${nothing} You can try again.` };
    case 'openElsewhere':
      return { title: 'This is under way in another tab', text: `Go on there, or close that tab. ${nothing}` };
    case 'notSent':
      return { title: 'It was not sent', text: `Your bookings could not be checked. ${nothing} You can try again.` };
    case 'refused':
      return { title: 'It was not accepted', text: 'None of your bookings has changed.' };
    case 'noConnection':
    case 'noAnswer':
    case 'unclear':
    case null:
      return null;
  }
};

/** What is wrong with a day, beside its field (R-23). */
export const dayProblem = (
  problem: DatedProblems['available_from'],
  { minimum: min, maximum: max }: AvailableFromRange,
): string | undefined => {
  if (problem === null) return undefined;
  return dateFaultMessage(({ missing: 'missing', tooSoon: 'beforeMin', tooLate: 'afterMax' } as const)[problem], {
    min,
    max,
  });
};

/** What is wrong with a location, beside its field (R-24). */
export const locationProblem = (problem: DatedProblems['location']): string | undefined =>
  problem === null
    ? undefined
    : { missing: REQUIRED, gone: 'This location can no longer be chosen. Please choose another one.' }[problem];

/** What could not be heard: whether something arrived that was sent (R-28). */
export const unconfirmedMessage = (notice: FlowNotice | null, action: BookingAction): string => {
  const why =
    notice === 'noConnection'
      ? 'There was no connection, so it has not been sent.'
      : "We haven't heard back since it was sent.";
  return `${why} It is kept on this device. Sent again it is the same request, so your bookings are ${PAST[action]} once.`;
};

/** Why what is paid could not be sent, under 'waiting to be sent'. */
export const notSubmittedReason = (notice: FlowNotice | null): string => {
  if (notice === 'refused') return 'It was not accepted. Your bookings still stand';
  if (notice === 'noConnection') return 'The connection broke. Your bookings still stand';
  if (notice === 'noAnswer') return 'No answer came yet. Sent again it is the same request';
  return 'It was paid on an earlier visit, and not sent yet';
};

/** What 'All done' is about. */
export const doneLead = (action: BookingAction, count: number): string =>
  `Your request to ${action} ${plural(count, 'booking')} is on its way.`;

interface NextStep {
  readonly title: string;
  readonly text: string;
}

/** What happens after 'All done', in the order in which it happens. */
export const nextSteps = (action: BookingAction, hasEmail: boolean): readonly [NextStep, NextStep] => [
  { title: 'Bookings change within a few minutes', text: 'The list changes by itself. You may leave this page' },
  { title: AFTER[action], text: `You get a notification${hasEmail ? ' and an e-mail' : ''}` },
];

/** Bookings by their ids; one that is missing is passed over. */
export const bookingsOf = (ids: readonly number[], bookings: readonly Booking[]): readonly Booking[] => {
  const known = new Map(bookings.map((booking) => [booking.booking_id, booking]));
  return ids.flatMap((id) => known.get(id) ?? []);
};
