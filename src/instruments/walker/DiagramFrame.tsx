import { IconDownload, IconMinus, IconPlus } from '@tabler/icons-react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { diagramFile } from './diagram-file.ts';
import type { Diagram, DiagramNode } from './diagram.ts';
import type { DiagramLayout } from './diagram-layout.ts';
import { DiagramDrawing, stateLabel } from './DiagramDrawing.tsx';
import type { Marks } from './marks.ts';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

interface StateListProps {
  readonly diagram: Diagram;
  readonly marks: Marks;
  readonly chosen: string | null;
  readonly addressOf: (stateId: string) => string;
  readonly onChoose: (stateId: string) => void;
}

/** The states of a chart as a nested list, where a drawing would be too small to read. */
const StateList = memo(function StateList({ diagram, marks, chosen, addressOf, onChoose }: StateListProps) {
  const reachable = new Set(diagram.edges.filter(({ name }) => marks.open.has(name)).flatMap(({ targets }) => targets));
  const within = (parent: string | null) => {
    const nodes = diagram.nodes.filter((node) => node.parent === parent);
    return nodes.length === 0 ? null : <ul>{nodes.map(state)}</ul>;
  };
  const state = (node: DiagramNode) => (
    <li
      key={node.id}
      className={[marks.states.has(node.id) ? 'tree__n' : '', chosen === node.id ? 'tree__chosen' : '']
        .filter(Boolean)
        .join(' ')}
    >
      <a
        href={addressOf(node.id)}
        aria-label={stateLabel(node, marks, chosen)}
        onClick={(event) => {
          event.preventDefault();
          onChoose(node.id);
        }}
      >
        <code>{node.name}</code>
      </a>
      <span className="meta">{marks.states.has(node.id) ? 'now' : reachable.has(node.id) ? 'open from here' : ''}</span>
      {within(node.id)}
    </li>
  );
  return <div className="tree wk__states">{within(null)}</div>;
});

export interface DiagramFrameProps {
  readonly diagram: Diagram;
  readonly layout: DiagramLayout;
  readonly marks: Marks;
  readonly chosen: string | null;
  readonly addressOf: (stateId: string) => string;
  readonly onChoose: (stateId: string) => void;
  /** Below the chart. */
  readonly foot: ReactNode;
  /** Whether the foot has all that it will have: the chart has less room then. */
  readonly isFootWhole: boolean;
}

const STEP = 1.25;
const LEAST = 0.25;
const MOST = 3;
const MARGIN = 80;

const within = (zoom: number): number => Math.max(LEAST, Math.min(MOST, zoom));

/** Keys of the chart's own frame: closer, further, whole. */
const KEYS: Readonly<Record<string, 'closer' | 'further' | 'whole'>> = {
  '+': 'closer',
  '=': 'closer',
  '-': 'further',
  '0': 'whole',
};

/** Scrolls a frame, and nothing around it, until a state is well within. */
const showIn = (frame: HTMLElement | null, state: Element | null | undefined): void => {
  if (frame === null || state === null || state === undefined) return;
  const around = frame.getBoundingClientRect();
  const { top, bottom, left, right } = state.getBoundingClientRect();
  if (top < around.top + MARGIN || bottom > around.bottom - MARGIN)
    frame.scrollTop += top - around.top - around.height / 3;
  if (left < around.left || right > around.right) frame.scrollLeft += left - around.left - MARGIN;
};

/**
 * A chart in a frame that scrolls to where it is now: closer, further, whole, and saved as a file. On a phone its
 * states are a list.
 */
export function DiagramFrame({
  diagram,
  layout,
  marks,
  chosen,
  addressOf,
  onChoose,
  foot,
  isFootWhole,
}: DiagramFrameProps) {
  const [zoom, setZoom] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const states = [...marks.states].join(' ');

  useEffect(
    () => showIn(frame.current, drawing.current?.querySelector('[aria-current="step"]')),
    [states, zoom, diagram, isFootWhole],
  );
  useEffect(() => showIn(frame.current, drawing.current?.querySelector('.sel')), [chosen, isFootWhole]);

  const change = (how: 'closer' | 'further' | 'whole'): void => {
    const { clientWidth = layout.width, clientHeight = layout.height } = frame.current ?? {};
    setZoom((was) =>
      within(
        how === 'whole'
          ? Math.min(1, clientWidth / layout.width, clientHeight / layout.height)
          : how === 'closer'
            ? was * STEP
            : was / STEP,
      ),
    );
  };
  const save = (): void => {
    if (drawing.current !== null)
      saveBytes(
        new Blob([diagramFile(drawing.current)], { type: 'image/svg+xml' }),
        `${diagram.name.replace('/', '-')}.svg`,
      );
  };

  return (
    <div className="wk__c">
      <p className="wk__z">
        <Button variant="quiet" icon aria-label="Further" onClick={() => change('further')}>
          <IconMinus className="ic ic--s" aria-hidden="true" />
        </Button>
        <Button variant="quiet" icon aria-label="Closer" onClick={() => change('closer')}>
          <IconPlus className="ic ic--s" aria-hidden="true" />
        </Button>
        <Button variant="quiet" onClick={() => change('whole')}>
          Whole
        </Button>
        <Button variant="quiet" onClick={save}>
          <IconDownload className="ic ic--s" aria-hidden="true" />
          SVG
        </Button>
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys only help: each has a button */}
      <div
        ref={frame}
        className="wk__ch"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it (WCAG 2.1.1)
        tabIndex={0}
        role="group"
        aria-label="Chart; plus, minus and 0 change its size"
        onKeyDown={(event) => {
          const how = KEYS[pressedKey(event)];
          if (how !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) change(how);
        }}
      >
        <DiagramDrawing ref={drawing} {...{ diagram, layout, marks, chosen, zoom, addressOf, onChoose }} />
      </div>
      <StateList {...{ diagram, marks, chosen, addressOf, onChoose }} />
      <div className="wk__foot">
        <p className="wk__l meta">
          <span>
            <i className="lg1" />
            now
          </span>
          <span>
            <i className="lg2" />
            walked
          </span>
          <span>
            <i className="lg3" />
            open from here
          </span>
          <span>
            <i className="lg6" />
            shut by a guard
          </span>
          <span>
            <i className="lg4" />
            chosen
          </span>
          {diagram.nodes.some(({ invokes }) => invokes.some(({ isMachine }) => isMachine)) && (
            <span>
              <i className="lg5" />
              starts a child
            </span>
          )}
        </p>
        {foot}
      </div>
    </div>
  );
}
