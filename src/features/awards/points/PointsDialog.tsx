import { useState } from 'react';
import { monthsOf, secondsOf, twelveMonthsTo, yearOf, type DayRange } from '#machines/awards/points-range.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { DateField } from '#ui/inputs/field/DateField.tsx';
import { PointsByMonth } from './PointsByMonth.tsx';
import { PointsTotal } from './PointsTotal.tsx';
import './points.css';

export interface PointsDialogProps {
  readonly organisationId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly onClose: () => void;
}

const isSame = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;

/** E-11: the points of a range of days, this year at first; changing the range asks again. */
export function PointsDialog({ organisationId, nowUnix, onClose }: PointsDialogProps) {
  const [range, setRange] = useState(() => yearOf(nowUnix));
  const seconds = secondsOf(range);
  const months = monthsOf(range, nowUnix);
  const periods = [
    { label: 'This year', range: yearOf(nowUnix) },
    { label: '12 months', range: twelveMonthsTo(nowUnix) },
  ];
  const isBackwards = range.from !== '' && range.to !== '' && range.from > range.to;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Points by date"
      bodyLabel="Points by date"
      foot={
        <>
          <p className="meta pts__n">An award gives its points on the day it is awarded.</p>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="pts__f">
        <DateField label="From" required value={range.from} onChange={(from) => setRange({ ...range, from })} />
        <DateField
          label="To, this day included"
          required
          value={range.to}
          onChange={(to) => setRange({ ...range, to })}
          error={isBackwards ? 'Choose a day on or after the first one' : undefined}
        />
        <div className="pts__seg" role="group" aria-label="Period">
          {periods.map((period) => (
            <Button
              key={period.label}
              aria-pressed={isSame(period.range, range)}
              onClick={() => setRange(period.range)}
            >
              {period.label}
            </Button>
          ))}
        </div>
      </div>
      {seconds !== null && <PointsTotal {...{ organisationId, range, seconds }} />}
      {months !== null && <PointsByMonth organisationId={organisationId} months={months} />}
      {months === null && seconds !== null && (
        <p className="meta">Choose two years or less to see the points of each month.</p>
      )}
    </Dialog>
  );
}
