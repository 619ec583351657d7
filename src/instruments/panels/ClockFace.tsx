import { useEffect, useState } from 'react';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { longDate, rateText, timeOfDay } from './clock-text.ts';

const TICK_MS = 250;

/** The virtual time, running. Read without waiting, as the app reads it. */
export function ClockFace({ rate }: { rate: number }) {
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
