import { useRef, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { ClockFace } from './ClockFace.tsx';
import { ClockRuler } from './ClockRuler.tsx';
import { londonMoment, longDate } from './clock-text.ts';

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
      if (by.endsWith('d')) seats.reload();
      return `The clock shows ${now}.`;
    });
  const jump = (): Promise<void> =>
    act(async (demo) => {
      const at = londonMoment(date);
      if (Number.isNaN(at)) throw new Error('Give the day and the time to jump to.');
      await demo.clock.set(new Date(at).toISOString());
      seats.reload();
      // The form goes, and what has the focus in it.
      if (form.current?.contains(document.activeElement) === true) opener.current?.focus();
      setJumping(false);
      return `The clock shows ${longDate(at)}.`;
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
