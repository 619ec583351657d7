import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { ArmedFault } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { Table } from '#ui/lists/table/Table.tsx';
import { Disclosure } from '../shell/Disclosure.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { FaultForm } from './FaultForm.tsx';
import { isOfPreset, isOn, isSilent, positionsOf, PRESETS, sentenceOf, type Preset } from './fault-sentence.ts';
import { isArmed, targetText, timesText } from './fault-text.ts';

/**
 * Keeps the keyboard in a list whose rows are removed by buttons: with the removed row its focused button goes, and the
 * focus with it. `count`: how many rows there are. Returns what is called with a row's position before it is removed.
 * Then the next row's button takes the focus, or the last row's, or the heading of the section where no row is left.
 */
const useFocusAfterRemoval = (section: RefObject<HTMLElement | null>, count: number): ((position: number) => void) => {
  const expected = useRef<{ readonly position: number; readonly below: number } | null>(null);
  useEffect(() => {
    if (expected.current === null || count >= expected.current.below) return;
    const { position } = expected.current;
    expected.current = null;
    // Somebody may have gone elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const rows = section.current?.querySelectorAll<HTMLElement>('tbody tr button') ?? [];
    const heading = section.current?.querySelector<HTMLElement>('h3[tabindex]');
    (rows[Math.min(position, rows.length - 1)] ?? heading)?.focus();
  }, [section, count]);
  return useCallback(
    (position) => {
      expected.current = { position, below: count };
    },
    [count],
  );
};

const COLUMNS = [
  { key: 'sentence', header: 'What happens' },
  { key: 'times', header: 'How often' },
  { key: 'remove', header: '' },
];

/** J-11: such a fault looks as if it did nothing. */
const SILENT_NOTE = 'Fails silently: no message appears. A page shows what it has until it is loaded again.';

/** Faults that no preset names, each removed for good. `onRemove` is called with the position in the demo's list. */
function OtherFaults({
  faults,
  onRemove,
}: {
  faults: readonly ArmedFault[];
  onRemove: (row: number, position: number, call: string) => void;
}) {
  const others = faults
    .map((fault, position) => ({ fault, position }))
    .filter(({ fault }) => !PRESETS.some((preset) => isOfPreset(fault, preset)));
  if (others.length === 0) return null;
  return (
    <Table
      label="Armed faults"
      columns={COLUMNS}
      rows={others.map(({ fault, position }, row) => ({
        key: `${position} ${fault.call}`,
        cells: [
          <span key="sentence" className={isArmed(fault) ? undefined : 'meta'}>
            {sentenceOf(fault)}
            {isSilent(fault) && <span className="meta ft__note">{SILENT_NOTE}</span>}
          </span>,
          timesText(fault),
          <Button
            key="remove"
            variant="quiet"
            icon
            aria-label={`Remove the fault of ${targetText(fault.call)}`}
            onClick={() => onRemove(row, position, fault.call)}
          >
            <IconX className="ic ic--s" aria-hidden="true" />
          </Button>,
        ],
      }))}
    />
  );
}

/** What goes wrong most, as a list of sentences that are switched on and off. */
function PresetList({ faults }: { faults: readonly ArmedFault[] }) {
  const { act } = useInstruments();
  const on = PRESETS.filter((preset) => isOn(faults, preset)).map(({ label }) => label);
  const toggle = (preset: Preset): Promise<void> =>
    act(async (demo) => {
      // Those of now: one that was hit meanwhile is spent.
      const { faults: current } = await demo.status();
      const wasOn = isOn(current, preset);
      for (const position of positionsOf(current, preset)) await demo.faults.remove(position);
      if (!wasOn) await demo.faults.add([preset.fault]);
      return `${wasOn ? 'Off' : 'On'}: ${preset.label}.`;
    });
  const labelOf = (preset: Preset) => {
    const hits = faults.filter((fault) => isOfPreset(fault, preset)).reduce((sum, fault) => sum + fault.hits, 0);
    return (
      <>
        <b>{preset.label}</b>
        {hits > 0 && <span className="meta">{plural(hits, 'hit')} so far</span>}
        {isSilent(preset.fault) && <span className="meta">{SILENT_NOTE}</span>}
      </>
    );
  };
  return (
    <ChoiceList
      legend="What goes wrong"
      legendClassName="dk__legend"
      name="preset"
      className="dk__choices"
      multiple
      options={PRESETS.map((preset) => ({ value: preset.label, label: labelOf(preset) }))}
      value={on}
      onChange={(next) => {
        const pressed = PRESETS.find(({ label }) => next.includes(label) !== on.includes(label));
        if (pressed !== undefined) void toggle(pressed);
      }}
    />
  );
}

/** What goes wrong, in sentences; and behind one line any call of the product. */
export function FaultsSection() {
  const { status, act } = useInstruments();
  const faults = status?.faults ?? [];
  const section = useRef<HTMLElement>(null);
  const expectRemoval = useFocusAfterRemoval(section, faults.length);
  const remove = (row: number, position: number, call: string): Promise<void> =>
    act(async (demo) => {
      expectRemoval(row);
      await demo.faults.remove(position);
      return `${targetText(call)} answers again.`;
    });
  const removeAll = (): Promise<void> =>
    act(async (demo) => {
      expectRemoval(0);
      await demo.faults.clear();
      return 'Nothing is broken any more.';
    });
  return (
    <section ref={section} aria-labelledby="faults-armed">
      <div className="dk__row">
        <h3 id="faults-armed" tabIndex={-1}>
          Faults
        </h3>
        {faults.length > 0 && (
          <Button variant="quiet" onClick={() => void removeAll()}>
            Clear all
          </Button>
        )}
      </div>
      {faults.length === 0 && <p className="meta">Nothing is broken.</p>}
      <PresetList faults={faults} />
      <OtherFaults faults={faults} onRemove={(row, position, call) => void remove(row, position, call)} />
      <Disclosure title="Break a call">
        <FaultForm />
        <p className="meta">With a seed half of the calls are hit, the same ones every time.</p>
      </Disclosure>
    </section>
  );
}
