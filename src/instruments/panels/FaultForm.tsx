import { useId, useRef, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { isSilent } from './fault-sentence.ts';
import { EFFECTS, faultOf, numberError, numberOf, TARGETS, targetText } from './fault-text.ts';

const TIMES = [
  ...[1, 2, 3, 5].map((times) => ({ value: String(times), label: `next ${times}` })),
  { value: 'always', label: 'always' },
];

/** Arms a fault: which call, what becomes of it, how often; delay and seed as well. */
export function FaultForm() {
  const { act } = useInstruments();
  const id = useId();
  const [call, setCall] = useState('*');
  const [effect, setEffect] = useState('500');
  const [times, setTimes] = useState('1');
  const [delay, setDelay] = useState('');
  const [seed, setSeed] = useState('');
  const [isTried, setTried] = useState(false);
  const delayInput = useRef<HTMLInputElement>(null);
  const seedInput = useRef<HTMLInputElement>(null);
  const delayError = numberError(delay, 'A whole number of milliseconds');
  const seedError = numberError(seed, 'A whole number');
  const arm = async (): Promise<void> => {
    const isValid = delayError === undefined && seedError === undefined;
    setTried(!isValid);
    if (!isValid) return (delayError === undefined ? seedInput : delayInput).current?.focus();
    await act(async (demo) => {
      const [delayMs, seeded] = [numberOf(delay), numberOf(seed)];
      const fault = faultOf(call, effect, times === 'always' ? times : Number(times), {
        ...(delayMs === undefined ? {} : { delayMs }),
        ...(seeded === undefined ? {} : { seed: seeded }),
      });
      await demo.faults.add([fault]);
      return `Armed: ${targetText(call)}.`;
    });
  };
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
      <SelectField
        label="Answer"
        labelHidden
        className="ft__effect"
        options={EFFECTS}
        value={effect}
        onChange={setEffect}
      />
      <SelectField label="Times" labelHidden className="ft__effect" options={TIMES} value={times} onChange={setTimes} />
      <TextField
        label="Delay in milliseconds"
        labelHidden
        placeholder="Delay, ms"
        inputMode="numeric"
        ref={delayInput}
        error={isTried ? delayError : undefined}
        value={delay}
        onChange={setDelay}
      />
      <TextField
        label="Seed"
        labelHidden
        placeholder="Seed"
        inputMode="numeric"
        ref={seedInput}
        error={isTried ? seedError : undefined}
        value={seed}
        onChange={setSeed}
      />
      {isSilent(faultOf(call, effect, 1, {})) && (
        <p className="meta ft__call">This one fails silently: the product shows no message (J-11).</p>
      )}
      <Button variant="secondary" type="submit">
        Add
      </Button>
    </form>
  );
}
