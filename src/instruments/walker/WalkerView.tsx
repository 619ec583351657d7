import type { ReactNode } from 'react';
import type { ActorLog } from '#current/actor-log.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { DiagramFrame } from './DiagramFrame.tsx';
import type { Diagram } from './diagram.ts';
import type { DiagramLayout } from './diagram-layout.ts';
import { MachineCoverage, ChosenState } from './ChosenState.tsx';
import { Disclosure } from './Disclosure.tsx';
import { EventList, type EventListProps } from './EventList.tsx';
import { leavesOf } from './event-text.ts';
import type { WalkerFacts } from './facts.ts';
import { GuardList } from './GuardList.tsx';
import { HostedInspector } from './HostedInspector.tsx';
import type { Marks } from './marks.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

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
