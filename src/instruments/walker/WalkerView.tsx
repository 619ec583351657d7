import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ActorLog } from '#current/actor-log.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { DiagramFrame } from './DiagramFrame.tsx';
import type { Diagram } from './diagram.ts';
import type { DiagramLayout } from './diagram-layout.ts';
import { ChosenState, MachineCoverage } from './ChosenState.tsx';
import { EventList, type EventListProps } from './EventList.tsx';
import { leavesOf } from './event-text.ts';
import type { GuardFacts, WalkerFacts } from './facts.ts';
import type { Possibility } from './possibilities.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { openHostedInspector } from './hosted-inspector.ts';
import type { Marks } from './marks.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

/** A value as JSON behind a line that opens it; it is read only while it is open. */
function Disclosure({ title, read }: { title: string; read: () => unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <pre className="wk__json">{JSON.stringify(read(), null, 2)}</pre>}
    </details>
  );
}

interface GuardListProps {
  readonly possibilities: readonly Possibility[];
  /** By name; null until they have come. */
  readonly guards: Readonly<Record<string, GuardFacts>> | null;
}

interface Asked {
  readonly guard: string;
  readonly allows: boolean | null;
  /** Names of the samples for which it says so. */
  readonly names: readonly string[];
}

const WORD = { true: 'true', false: 'false', null: 'broke' } as const;

/** What each guard says of what could happen now, once for each answer, in the order in which they are asked. */
const answersOf = (possibilities: readonly Possibility[]): readonly Asked[] => {
  const all = possibilities.flatMap(({ name, verdicts }) =>
    verdicts.map(({ guard, allows }) => ({ guard, allows, name })),
  );
  return [...Map.groupBy(all, ({ guard, allows }) => `${guard} ${String(allows)}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ guard: first.guard, allows: first.allows, names: [...new Set(same.map(({ name }) => name))] }];
  });
};

/** The guards that stand before what could happen now: what each says, of which event, and why, as its source has it. */
const GuardList = memo(function GuardList({ possibilities, guards }: GuardListProps) {
  const asked = answersOf(possibilities);
  if (asked.length === 0) return <p className="meta">No guard stands before what can happen now.</p>;
  return (
    <ul className="gds">
      {asked.map(({ guard, allows, names }) => {
        const { description = '', code } = guards?.[guard] ?? {};
        return (
          <li key={`${guard} ${String(allows)}`}>
            <span className={allows === true ? 'gd gd--t' : 'gd gd--f'}>{WORD[`${allows}`]}</span>
            <code>{guard}</code>
            <span className="meta">
              {names.length > 2 ? `for ${names.length} samples` : `for ${names.join(' and ')}`}
              {description === '' ? '' : `. ${description}`}
            </span>
            {code !== undefined && <code className="gds__c">{code}</code>}
          </li>
        );
      })}
    </ul>
  );
});

/** The hosted inspector, which stays closed until somebody opens it: it sends what the charts do to another site. */
function HostedInspector({ log }: { log: ActorLog }) {
  const stop = useRef<(() => void) | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => () => stop.current?.(), []);
  const open = async (): Promise<void> => {
    stop.current?.();
    try {
      stop.current = await openHostedInspector(log);
      setSaid('It was opened in another window.');
    } catch {
      setSaid('It could not be opened.');
    }
  };
  return (
    <details>
      <summary>The hosted inspector of Stately</summary>
      <p className="meta">
        Another window shows stately.ai/inspect, and is sent what the charts of this page do, secrets hidden. It needs a
        network; everything else here works without.
      </p>
      <p className="wk__hosted">
        <Button variant="secondary" onClick={() => void open()}>
          Open the hosted inspector
        </Button>
        <span className="meta" role="status">
          {said}
        </span>
      </p>
    </details>
  );
}

export interface WalkerViewProps extends EventListProps {
  readonly frame: ProductFrame | null;
  readonly entry: CatalogueEntry;
  readonly diagram: Diagram;
  readonly layout: DiagramLayout;
  readonly marks: Marks;
  readonly chosen: string | null;
  readonly addressOf: (stateId: string) => string;
  readonly onChoose: (stateId: string) => void;
  readonly facts: WalkerFacts | null;
  readonly timeline: TimelineProps;
  /** Above what can happen: how the chart was begun, or what somebody looks at. */
  readonly before?: ReactNode;
  /** The running actors, where there are any. */
  readonly actors?: ReactNode;
  /** What the chart remembers, and what its last event carried; secrets hidden. */
  readonly readContext: () => unknown;
  readonly readCarried: () => unknown;
  /** What the page's actors did, where the chart runs in a page. */
  readonly log?: ActorLog | undefined;
}

/** A chart with all that is said about it: where it is, what can happen, which guards decide, and what happened. */
export function WalkerView(props: WalkerViewProps) {
  const {
    frame,
    entry,
    diagram,
    layout,
    marks,
    chosen,
    addressOf,
    onChoose,
    facts,
    possibilities,
    consider,
    onTake,
    timeline,
    before,
    actors,
    readContext,
    readCarried,
    log,
  } = props;
  const now = leavesOf([...marks.states])[0];
  const node = diagram.nodes.find(({ id }) => id === (chosen ?? now));
  const machineFacts = facts?.machines[diagram.name];
  const state = node !== undefined && (
    <ChosenState {...{ frame, entry, diagram, node, facts }} isChosen={chosen !== null} />
  );
  return (
    <>
      <div className="wk__g">
        <DiagramFrame
          {...{ diagram, layout, marks, chosen, addressOf, onChoose }}
          isFootWhole={machineFacts !== undefined}
          foot={
            <div className="wk__both">
              {actors !== undefined && (
                <section aria-label="Actors" className="wk__a">
                  <h3>Actors</h3>
                  {actors}
                </section>
              )}
              {machineFacts !== undefined && (
                <section aria-label="Coverage" className="wk__a">
                  <h3>Coverage</h3>
                  <MachineCoverage facts={machineFacts} />
                </section>
              )}
            </div>
          }
        />
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it (WCAG 2.1.1) */}
        <div className="wk__i" tabIndex={0} role="group" aria-label="Inspector">
          {before}
          {chosen !== null && state}
          <section aria-label="Can happen now">
            <h3>Can happen now</h3>
            <EventList possibilities={possibilities} consider={consider} onTake={onTake} />
          </section>
          {chosen === null && state}
          <section aria-label="Guards">
            <h3>Guards</h3>
            <GuardList possibilities={possibilities} guards={machineFacts?.guards ?? null} />
          </section>
          <section aria-label="Context">
            <Disclosure title="Context" read={readContext} />
            <Disclosure title="What the last event carried" read={readCarried} />
            {log !== undefined && <HostedInspector log={log} />}
          </section>
        </div>
      </div>
      <Timeline {...timeline} />
    </>
  );
}
