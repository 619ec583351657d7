import { useState } from 'react';
import type { BookingLocation } from '#contracts/bookings/booking.schema.ts';
import type { FlowContext } from '#machines/bookings/booking-flow.kit.ts';
import { datedProblems, type DatedForm } from '#machines/bookings/dated-flow.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatDate } from '#ui/format/dates.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { dateLimitsHint } from '#ui/inputs/field/date-limits.ts';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { dayProblem, emailLabel, locationProblem } from './changing-messages.ts';
import type { DatesOutlook } from './dates-outlook.ts';
import { freeSeatsText } from './dates-texts.ts';

export interface DatedFieldsProps {
  /** The ids of the fields begin with it: `-day`, `-location`. */
  readonly formId: string;
  /** The form was sent off in spite of what is missing: everything that is wrong is said. */
  readonly wasAsked: boolean;
  readonly context: FlowContext<DatedForm>;
  readonly locations: readonly BookingLocation[] | null;
  readonly onRetryLocations: (() => void) | undefined;
  readonly outlook: DatesOutlook;
  readonly onRetryDates: (() => void) | undefined;
  /** Why the earliest day is the earliest. */
  readonly earliestReason: string;
  /** H-17: whose bookings these are, while somebody else views as them. */
  readonly learner: string | null;
  readonly onChange: (change: Partial<DatedForm>) => void;
}

/**
 * Available From, and with a workshop the location and the e-mail. What the server says of a field
 * stands under it.
 */
export function DatedFields({
  formId,
  wasAsked,
  context,
  locations,
  onRetryLocations,
  outlook,
  onRetryDates,
  earliestReason,
  learner,
  onChange,
}: DatedFieldsProps) {
  const { form, facts, problems: refused } = context;
  const { minimum, maximum } = facts.range;
  const [firstMinimum] = useState(minimum);
  const hasMoved = minimum !== firstMinimum;
  const problems = datedProblems(form, facts);
  const told = (field: string): string | undefined => refused[field]?.join(' ');
  return (
    <>
      <div>
        <DateField
          id={`${formId}-day`}
          label="Available From"
          required
          min={minimum}
          max={maximum}
          hint={`${dateLimitsHint({ min: minimum, max: maximum }) ?? ''}. ${earliestReason}`}
          value={form.available_from}
          error={
            told('available_from') ??
            (wasAsked || hasMoved ? dayProblem(problems.available_from, facts.range) : undefined)
          }
          onChange={(available_from) => onChange({ available_from })}
        />
        <p role="status" className="meta">
          {hasMoved && `Your bookings have changed: the earliest day is ${formatDate(minimum)} now.`}
        </p>
      </div>
      {facts.hasWorkshop && (
        <>
          <div>
            {locations === null ? (
              <LocationsMissing onRetry={onRetryLocations} id={`${formId}-location`} />
            ) : (
              <SelectField
                id={`${formId}-location`}
                label="Location"
                required
                placeholder="Choose a location"
                hint="Every workshop takes place here"
                options={locations.map(({ location_id, name }) => ({ value: String(location_id), label: name }))}
                value={form.location === null ? '' : String(form.location)}
                error={
                  told('location') ??
                  (wasAsked || problems.location === 'gone' ? locationProblem(problems.location) : undefined)
                }
                onChange={(chosen) => onChange({ location: chosen === '' ? null : Number(chosen) })}
              />
            )}
            <div className="dated__seats">
              <p role="status">{problems.available_from === null && freeSeatsText(outlook, form.available_from)}</p>
              {onRetryDates !== undefined && (
                <Button variant="secondary" onClick={onRetryDates}>
                  Look for free places
                </Button>
              )}
            </div>
          </div>
          <Checkbox
            className="dated__wide"
            label={emailLabel(learner)}
            checked={form.email_confirmation}
            error={told('email_confirmation')}
            onChange={(email_confirmation) => onChange({ email_confirmation })}
          />
        </>
      )}
    </>
  );
}

/** In place of the locations while they are not known. */
function LocationsMissing({ id, onRetry }: { id: string; onRetry: (() => void) | undefined }) {
  if (onRetry === undefined) {
    return (
      <SkeletonGroup label="Loading the locations">
        <Skeleton shape="text" width={30} />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  return (
    <div role="alert">
      <Note title="The locations could not be loaded">
        <p className="note__act">
          <Button id={id} variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </p>
      </Note>
    </div>
  );
}
