import { useCallback, useMemo, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { timeOfDay } from '../panels/clock-text.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { eventText, standsAt } from './event-text.ts';
import { diagramOf } from './diagram.ts';
import { layoutDiagram } from './diagram-layout.ts';
import type { WalkerFacts } from './facts.ts';
import { isRunning, runningTree, type LiveActor, type LiveBranch, type LiveView } from './live.ts';
import { openAndClosed } from './marks.ts';
import { eventsNow, possibilityOf, type Possibility } from './possibilities.ts';
import { createRedactor } from './redact.ts';
import { WalkerView } from './WalkerView.tsx';

/** The value of the last render as long as its key is the same, so that what is drawn of it is not drawn again. */
const useStable = <T,>(value: T, key: string): T => {
  const [stable, setStable] = useState({ value, key });
  if (stable.key === key) return stable.value;
  setStable({ value, key });
  return value;
};

interface ActorTreeProps {
  readonly branches: readonly LiveBranch[];
  /** Of the actor that is looked at; null for none. */
  readonly shown: LiveBranch['actor']['ref'] | null;
  /** Names of charts that the one looked at can start, with the state that does. */
  readonly waiting: readonly { readonly name: string; readonly state: string }[];
}

function Branch({
  branch: { actor, children },
  shown,
  waiting,
}: { branch: LiveBranch } & Omit<ActorTreeProps, 'branches'>) {
  const isShown = actor.ref === shown;
  const toStart = isShown ? waiting.filter(({ name }) => !children.some((child) => child.actor.ref.id === name)) : [];
  return (
    <li className={isShown ? 'tree__n' : ''}>
      <code>{actor.name}</code>
      <span className="meta">
        {actor.kind === 'effect' ? 'an effect, on its way' : standsAt(actor.steps.at(-1)?.states ?? [])}
      </span>
      {children.length + toStart.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.actor.id} branch={child} shown={shown} waiting={waiting} />
          ))}
          {toStart.map(({ name, state }) => (
            <li key={name} className="tree__off">
              <code>{name}</code>
              <span className="meta">starts in {state}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The running actors of the page: charts with the state at which they stand, and the effects that they wait for. */
function ActorTree({ branches, shown, waiting }: ActorTreeProps) {
  if (branches.length === 0) return <p className="meta">No actor is running.</p>;
  return (
    <ul className="tree">
      {branches.map((branch) => (
        <Branch key={branch.actor.id} branch={branch} shown={shown} waiting={waiting} />
      ))}
    </ul>
  );
}

export interface LiveWalkerProps {
  readonly frame: ProductFrame;
  readonly entry: CatalogueEntry;
  readonly actor: LiveActor;
  readonly view: LiveView;
  readonly facts: WalkerFacts | null;
  readonly chosen: string | null;
  readonly addressOf: (stateId: string) => string;
  readonly onChoose: (stateId: string) => void;
}

/** A chart that runs in the product: it is lit while the product is used, and takes events from here. */
export function LiveWalker({ frame, entry, actor, view, facts, chosen, addressOf, onChoose }: LiveWalkerProps) {
  const diagram = useMemo(() => diagramOf(entry), [entry]);
  const layout = useMemo(() => layoutDiagram(diagram), [diagram]);
  const [{ redact, redactEvent }] = useState(createRedactor);
  /** The step that somebody looks at; null while the chart is followed. */
  const [looked, setLooked] = useState<number | null>(null);
  const { ref, steps } = actor;
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  const asked = isRunning(actor) ? eventsNow(entry, snapshot.machine, snapshot) : [];
  const possibilities = useStable(
    asked,
    JSON.stringify(asked.map(({ name, takes, verdicts }) => [name, takes, verdicts])),
  );

  const found = looked === null ? -1 : steps.findIndex(({ nth }) => nth === looked);
  const position = found === -1 ? steps.length - 1 : found;
  const step = steps[position];
  const isPast = position < steps.length - 1;
  const walked = new Set(steps.slice(0, position + 1).flatMap(({ takes }) => takes));
  const marks = useStable(
    {
      states: new Set(step?.states),
      walked,
      last: new Set(step?.takes),
      ...openAndClosed(isPast ? [] : possibilities),
    },
    JSON.stringify([
      step?.states,
      step?.takes,
      walked.size,
      isPast,
      possibilities.map(({ takes, verdicts }) => [takes, verdicts]),
    ]),
  );
  const take = useCallback(
    ({ event }: Possibility): void => {
      setLooked(null);
      ref.send(event);
    },
    [ref],
  );
  const consider = useCallback(
    (name: string, event: { readonly type: string }): Possibility => {
      const current = ref.getSnapshot() as AnyMachineSnapshot;
      return possibilityOf(current.machine, current, name, event);
    },
    [ref],
  );
  const newest = steps.at(-1)?.nth ?? 0;
  const oldest = steps[0]?.nth ?? 0;
  const onGo = useCallback((to: number) => setLooked(to + oldest >= newest ? null : to + oldest), [oldest, newest]);
  const waiting = diagram.nodes.flatMap(({ name, invokes }) =>
    invokes.filter(({ isMachine }) => isMachine).map((invoke) => ({ name: invoke.id, state: name })),
  );

  return (
    <WalkerView
      {...{ frame, entry, diagram, layout, marks, chosen, addressOf, onChoose, facts, possibilities }}
      consider={consider}
      log={frame.view()?.waymarkActorLog}
      onTake={take}
      before={
        isPast || !isRunning(actor) ? (
          <section aria-label="Which moment">
            <p className="wk__past">
              {isRunning(actor) ? 'An earlier moment is shown. The product has gone on.' : 'This chart has ended.'}
              {isPast && (
                <Button variant="secondary" onClick={() => setLooked(null)}>
                  Back to now
                </Button>
              )}
            </p>
          </section>
        ) : undefined
      }
      actors={<ActorTree branches={runningTree(view)} shown={ref} waiting={waiting} />}
      readContext={() => redact(snapshot.context)}
      readCarried={() => (step === undefined ? null : redactEvent(step.event))}
      timeline={{
        items: steps.map(({ nth, at, event, takes, states }) => ({
          key: String(nth),
          title: eventText(event.type),
          note: `${timeOfDay(at).digits}, ${takes.length === 0 && nth > 0 ? 'not taken' : standsAt(states)}`,
        })),
        position,
        isUndone: false,
        onGo,
      }}
    />
  );
}
