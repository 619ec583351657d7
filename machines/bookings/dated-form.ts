import type { SubmittedValues } from './booking-flow.ts';
import type { FlowFacts } from './flow-facts.ts';
import { availableFromProblem } from './schedule-dates.ts';

/** What is filled in to schedule or reschedule, named as on the wire. */
export interface DatedForm {
  /** `2026-05-13`; empty until something is typed. */
  readonly available_from: string;
  readonly location: number | null;
  readonly email_confirmation: boolean;
}

/** What the form begins with. */
export const emptyDatedForm = ({ range }: Pick<FlowFacts, 'range'>): DatedForm => ({
  available_from: range.minimum,
  location: null,
  email_confirmation: true,
});

export interface DatedProblems {
  readonly available_from: 'missing' | 'tooSoon' | 'tooLate' | null;
  /** `gone`: it was chosen, and the server no longer has it. */
  readonly location: 'missing' | 'gone' | null;
}

/**
 * What is wrong with each field. Without a workshop there is no location; until the list is known none is
 * gone.
 */
export const datedProblems = (
  { available_from, location }: DatedForm,
  { range, hasWorkshop, locationIds }: FlowFacts,
): DatedProblems => {
  const isGone = location !== null && locationIds !== null && !locationIds.includes(location);
  return {
    available_from: availableFromProblem(available_from, range),
    location: !hasWorkshop ? null : location === null ? 'missing' : isGone ? 'gone' : null,
  };
};

/** Whether it can be submitted: something moves, all of it can, and nothing is wrong. */
export const isDatedFormComplete = (form: DatedForm, facts: FlowFacts): boolean =>
  facts.movingIds.length > 0 &&
  facts.blockedIds.length === 0 &&
  Object.values(datedProblems(form, facts)).every((problem) => problem === null);

/** What is sent: without a workshop neither location nor e-mail. */
export const datedValues = (
  { available_from, location, email_confirmation }: DatedForm,
  { hasWorkshop }: Pick<FlowFacts, 'hasWorkshop'>,
): SubmittedValues =>
  hasWorkshop && location !== null ? { available_from, location, email_confirmation } : { available_from };
