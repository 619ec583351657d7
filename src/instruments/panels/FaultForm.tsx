import { useId, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { EFFECTS, faultOf, TARGETS, targetText } from './fault-text.ts';

const TIMES = [...[1, 2, 3, 5].map((times) => ({ value: String(times), label: `next ${times}` })), { value: 'always', label: 'always' }];

/** A number that was typed; nothing where none was. */
const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** Arms a fault: which call, what becomes of it, how often; delay and seed as well. */
export function FaultForm() {
  const { act } = useInstruments();
  const id = useId();
  const [call, setCall] = useState('*');
  const [effect, setEffect] = useState('500');
  const [times, setTimes] = useState('1');
  const [delay, setDelay] = useState('');
  const [seed, setSeed] = useState('');
  const arm = (): Promise<void> =>
    act(async (demo) => {
      const [delayMs, seeded] = [numberOf(delay), numberOf(seed)];
      const fault = faultOf(call, effect, times === 'always' ? times : Number(times), { ...(delayMs === undefined ? {} : { delayMs }), ...(seeded === undefined ? {} : { seed: seeded }) });
      await demo.faults.add([fault]);
      return `Armed: ${targetText(call)}.`;
    });
  return (
    <form
      className="ft__add"
      aria-label="Add a fault"
      onSubmit={(event) => {
        event.preventDefault();
        void arm();
      }}
    >
      <div className="field ft__call">
        <label className="vh" htmlFor={id}>
          Call
        </label>
        <select id={id} className="input" value={call} onChange={(event) => setCall(event.target.value)}>
          {TARGETS.map(({ group, options }) => (
            <optgroup key={group} label={group}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <SelectField label="Answer" labelHidden className="ft__effect" options={EFFECTS} value={effect} onChange={setEffect} />
      <SelectField label="Times" labelHidden className="ft__effect" options={TIMES} value={times} onChange={setTimes} />
      <TextField label="Delay in milliseconds" labelHidden placeholder="Delay, ms" inputMode="numeric" value={delay} onChange={setDelay} />
      <TextField label="Seed" labelHidden placeholder="Seed" inputMode="numeric" value={seed} onChange={setSeed} />
      <Button variant="secondary" type="submit">
        Add
      </Button>
    </form>
  );
}
