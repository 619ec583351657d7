import type { Demo } from '#contracts/demo.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { dayOfMonth } from './clock-text.ts';
import { DAY_MS, datedBookings, onRuler, RULER_DAYS, RULER_TABLES, rulerText, WEEK_DAYS, withLabels } from './ruler.ts';
import './clock-ruler.css';

/** Bookings change rarely, and a ruler of weeks has no seconds. */
const LOOK_MS = 3000;
const [LEFT, LENGTH, LINE] = [8, 368, 34];

const readRuler = async (demo: Demo) => ({ tables: await demo.db.read(RULER_TABLES), nowMs: demo.clock.read() });

/** The next five weeks: what is booked, and until when a late fee is due. */
export function ClockRuler() {
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
