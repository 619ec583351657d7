import { useEffect, useRef, useState } from 'react';
import type { Demo } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { dayOfMonth, londonMoment, longDate, rateText, timeOfDay } from './clock-text.ts';
import { usePolled } from '../shell/use-polled.ts';
import { datedBookings, DAY_MS, onRuler, RULER_DAYS, RULER_TABLES, rulerText, WEEK_DAYS, withLabels } from './ruler.ts';
import './clock-ruler.css';

const TICK_MS = 250;

/** The virtual time, running. Read without waiting, as the app reads it. */
function ClockFace({ rate }: { rate: number }) {
  const { product } = useInstruments();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setNow((before) => product.view()?.demo?.clock.read() ?? before);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [product]);
  const { digits, half } = now === null ? { digits: '–', half: '' } : timeOfDay(now);
  return (
    <div className="clk">
      <p className="clk__t">
        <span>{now === null ? 'The clock of the demo' : longDate(now)}</span>
        <b>
          {digits} <span>{half}</span>
        </b>
      </p>
      <p className="clk__s">
        <Marker shape={rate === 0 ? 'queued' : 'scheduled'} size={20} />
        {rateText(rate)}
      </p>
    </div>
  );
}

/** Bookings change rarely, and a ruler of weeks has no seconds. */
const LOOK_MS = 3000;
const [LEFT, LENGTH, LINE] = [8, 368, 34];

const readRuler = async (demo: Demo) => ({ tables: await demo.db.read(RULER_TABLES), nowMs: demo.clock.read() });

/** The next five weeks: what is booked, and until when a late fee is due. */
function ClockRuler() {
  const { product, status } = useInstruments();
  const person = status?.person ?? null;
  const { value } = usePolled(product, readRuler, LOOK_MS);
  if (value === null) return null;
  const { nowMs } = value;
  const shown = onRuler(datedBookings(value.tables, person), nowMs);
  const at = (share: number): number => LEFT + share * LENGTH;
  const days = Array.from({ length: RULER_DAYS + 1 }, (_, day) => day);
  const labelled = withLabels(shown);
  return (
    <svg className="ruler" viewBox="0 0 384 74" role="img" aria-label={rulerText(shown, nowMs)}>
      <path className="ruler__line" d="M0 34H384" />
      {days.map((day) => (
        <path
          key={day}
          className={day % WEEK_DAYS === 0 ? 'ruler__week' : 'ruler__line'}
          d={`M${at(day / RULER_DAYS)} ${LINE}v${day % WEEK_DAYS === 0 ? 12 : 6}`}
        />
      ))}
      <path className="ruler__fee" d={`M${LEFT} 30H${LEFT + LENGTH}`} />
      <path className="ruler__fee" d={`M${LEFT + LENGTH} 24v20`} />
      <path className="ruler__now" d="M8 14v34" />
      <path className="ruler__flag" d="M0 4h12l5 6-5 6H0z" />
      <text x="22" y="14">
        now
      </text>
      {shown.map((booking, position) => (
        <g key={position}>
          <circle className="ruler__booking" cx={at(booking.share)} cy={LINE} r="5" />
          {labelled.has(booking) && (
            <text x={at(booking.share)} y="20" textAnchor="middle">
              {dayOfMonth(booking.startMs)}
            </text>
          )}
        </g>
      ))}
      <text x="376" y="18" textAnchor="end">
        {dayOfMonth(nowMs + RULER_DAYS * DAY_MS)}
      </text>
      {[0, 2, 4].map((week) => (
        <text key={week} x={at((week * WEEK_DAYS) / RULER_DAYS)} y="68" textAnchor={week === 0 ? 'start' : 'middle'}>
          {dayOfMonth(nowMs + week * WEEK_DAYS * DAY_MS)}
        </text>
      ))}
    </svg>
  );
}

const FAST = 60;

/** The one virtual clock of app and backend. Days that pass load the page again: its dates stand in it. */
export function ClockSection() {
  const { seats, status, act } = useInstruments();
  const [isJumping, setJumping] = useState(false);
  const [date, setDate] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const rate = status?.rate ?? 1;

  const pass = (by: string): Promise<void> =>
    act(async (demo) => {
      await demo.clock.advance(by);
      const now = longDate(demo.clock.read());
      if (by.endsWith('d')) await seats.reload();
      return `The clock shows ${now}.`;
    });
  const jump = (): Promise<void> =>
    act(async (demo) => {
      const at = londonMoment(date);
      if (Number.isNaN(at)) throw new Error('Give the day and the time to jump to.');
      await demo.clock.set(new Date(at).toISOString());
      await seats.reload();
      // The form goes, and what has the focus in it.
      if (form.current?.contains(document.activeElement) === true) opener.current?.focus();
      setJumping(false);
      return `The clock shows ${longDate(at)}.`;
    });
  const backToToday = (): Promise<void> =>
    act(async (demo) => {
      await demo.clock.run(1);
      await demo.clock.set(new Date().toISOString());
      await seats.reload();
      return `The clock shows today: ${longDate(demo.clock.read())}.`;
    });
  const run = (next: number): Promise<void> =>
    act(async (demo) => {
      await demo.clock.run(next);
      return next === 0 ? 'The clock stands still.' : `The clock runs ×${next}.`;
    });

  return (
    <section aria-labelledby="stage-clock">
      <h3 id="stage-clock">Clock</h3>
      <ClockFace rate={rate} />
      <ClockRuler />
      <div className="clk__b">
        <Button variant="secondary" onClick={() => void pass('1h')}>
          +1 hour
        </Button>
        <Button variant="secondary" onClick={() => void pass('1d')}>
          +1 day
        </Button>
        <Button ref={opener} variant="secondary" aria-expanded={isJumping} onClick={() => setJumping(!isJumping)}>
          Jump to…
        </Button>
        <Button variant="secondary" onClick={() => void backToToday()}>
          Back to today
        </Button>
        <Button variant="secondary" aria-pressed={rate === 0} onClick={() => void run(rate === 0 ? 1 : 0)}>
          Freeze
        </Button>
        <Button variant="secondary" aria-pressed={rate === FAST} onClick={() => void run(rate === FAST ? 1 : FAST)}>
          ×60
        </Button>
      </div>
      {isJumping && (
        <form
          ref={form}
          className="dk__two"
          onSubmit={(event) => {
            event.preventDefault();
            void jump();
          }}
        >
          <TextField
            label="Day and time to jump to"
            labelHidden
            type="datetime-local"
            value={date}
            onChange={setDate}
          />
          <Button variant="secondary" type="submit">
            Jump
          </Button>
        </form>
      )}
    </section>
  );
}
