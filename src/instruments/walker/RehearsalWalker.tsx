import { useCallback, useMemo, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import type { ProductFrame } from '../product/product-frame.ts';
import { diagramOf } from './diagram.ts';
import { layoutDiagram } from './diagram-layout.ts';
import { eventText, standsAt } from './event-text.ts';
import type { WalkerFacts } from './facts.ts';
import { openAndClosed } from './marks.ts';
import { eventsNow, outcomesNow, possibilityOf, type Possibility } from './possibilities.ts';
import { createRedactor } from './redact.ts';
import { beginRehearsal, goTo, momentOf, snapshotOf, takeStep, walkedEdges } from './rehearsal.ts';
import { WalkerView } from './WalkerView.tsx';

export interface RehearsalWalkerProps {
  readonly frame: ProductFrame | null;
  readonly entry: CatalogueEntry;
  readonly facts: WalkerFacts | null;
  readonly chosen: string | null;
  readonly addressOf: (stateId: string) => string;
  readonly onChoose: (stateId: string) => void;
}

/**
 * A chart without its screen: it runs from a sample input, takes sample events, and its effects come back as they are
 * told to.
 */
export function RehearsalWalker({ frame, entry, facts, chosen, addressOf, onChoose }: RehearsalWalkerProps) {
  const diagram = useMemo(() => diagramOf(entry), [entry]);
  const layout = useMemo(() => layoutDiagram(diagram), [diagram]);
  const [{ redact, redactEvent }] = useState(createRedactor);
  const [rehearsal, setRehearsal] = useState(() => beginRehearsal(entry));
  const [problem, setProblem] = useState<string | null>(null);
  const moment = momentOf(rehearsal);
  const snapshot = useMemo(() => snapshotOf(rehearsal), [rehearsal]);
  const possibilities = useMemo(
    () => [...eventsNow(entry, rehearsal.machine, snapshot), ...outcomesNow(entry, rehearsal.machine, snapshot)],
    [entry, rehearsal, snapshot],
  );
  const marks = {
    states: new Set(moment.states),
    walked: walkedEdges(rehearsal),
    last: new Set(moment.takes),
    ...openAndClosed(possibilities),
  };

  const onGo = useCallback((position: number) => setRehearsal((current) => goTo(current, position)), []);
  const take = (step: Possibility): void => {
    try {
      setRehearsal(takeStep(rehearsal, { kind: step.kind, name: step.name, event: step.event }));
      setProblem(null);
    } catch (error) {
      setProblem(`The chart broke at this payload: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const before = (
    <section aria-label="How it began">
      <SelectField
        label="Begins with"
        value={rehearsal.input}
        options={Object.keys(entry.inputs).map((name) => ({ value: name, label: name }))}
        onChange={(input) => {
          setRehearsal(beginRehearsal(entry, input));
          setProblem(null);
        }}
      />
      <p role="alert" className="wk__refused">
        {problem}
      </p>
    </section>
  );

  return (
    <WalkerView
      {...{ frame, entry, diagram, layout, marks, chosen, addressOf, onChoose, facts, possibilities, before }}
      consider={(name, event) => possibilityOf(rehearsal.machine, snapshot, name, event)}
      onTake={take}
      readContext={() => redact(snapshot.context)}
      readCarried={() =>
        moment.step === null ? redact(entry.inputs[rehearsal.input]) : redactEvent(moment.step.event)
      }
      timeline={{
        items: rehearsal.moments.map(({ step, states }, nth) => ({
          key: String(nth),
          title: step === null ? rehearsal.input : eventText(step.event.type),
          note: standsAt(states),
        })),
        position: rehearsal.position,
        isUndone: true,
        onGo,
      }}
    />
  );
}
