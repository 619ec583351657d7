import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { Table } from '#ui/lists/table/Table.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { FaultForm } from './FaultForm.tsx';
import { effectText, isArmed, PRESETS, targetText, timesText } from './fault-text.ts';

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
  { key: 'call', header: 'Call' },
  { key: 'effect', header: 'Answer' },
  { key: 'times', header: 'Times' },
  { key: 'remove', header: '' },
];

/** The faults that are armed, with their hits; others are added below, or by a preset. */
export function FaultsSection() {
  const { status, act } = useInstruments();
  const faults = status?.faults ?? [];
  const section = useRef<HTMLElement>(null);
  const expectRemoval = useFocusAfterRemoval(section, faults.length);
  const remove = (position: number, call: string): Promise<void> =>
    act(async (demo) => {
      expectRemoval(position);
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
      {faults.length === 0 ? (
        <p className="meta">Nothing is broken.</p>
      ) : (
        <Table
          label="Armed faults"
          columns={COLUMNS}
          rows={faults.map((fault, position) => ({
            key: `${position} ${fault.call}`,
            cells: [
              <code key="call" className={isArmed(fault) ? undefined : 'meta'}>
                {targetText(fault.call)}
              </code>,
              effectText(fault),
              timesText(fault),
              <Button
                key="remove"
                variant="quiet"
                icon
                aria-label={`Remove the fault of ${targetText(fault.call)}`}
                onClick={() => void remove(position, fault.call)}
              >
                <IconX className="ic ic--s" aria-hidden="true" />
              </Button>,
            ],
          }))}
        />
      )}
      <FaultForm />
      <div className="dk__row" role="group" aria-label="Presets">
        {PRESETS.map(({ label, faults: armed }) => (
          <Button
            key={label}
            variant="secondary"
            onClick={() =>
              void act(async (demo) => {
                await demo.faults.add(armed);
                return `Armed: ${label.toLowerCase()}.`;
              })
            }
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="meta">With a seed half of the calls are hit, the same ones every time.</p>
    </section>
  );
}
