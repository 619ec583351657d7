import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { arrowsOf } from './arrows.ts';
import { diagramOf, type Diagram } from './diagram.ts';
import { layoutDiagram, type Box } from './diagram-layout.ts';

const payment = createMachine({ id: 'payment', initial: 'paying', states: { paying: {} } });

/** A chart with all that a chart can have. */
const everything: CatalogueEntry = {
  area: 'test',
  name: 'everything',
  description: '',
  inputs: {},
  events: {},
  outcomes: {},
  distinguish: () => null,
  machine: createMachine(
    {
      id: 'everything',
      initial: 'idle',
      on: { noticed: { actions: () => undefined } },
      states: {
        idle: {
          meta: { items: ['R-01'], description: 'Nothing happens.' },
          on: { began: [{ guard: 'isReady', target: 'both' }, { target: 'done' }] },
        },
        both: {
          type: 'parallel',
          states: {
            saving: {
              initial: 'waiting',
              states: { waiting: { after: { undoTime: 'saved' } }, saved: { type: 'final' } },
            },
            paying: { invoke: { id: 'pay', src: 'payment', onDone: '#everything.done', onError: '#everything.idle' } },
          },
          on: { left: 'idle' },
        },
        back: { type: 'history' },
        done: { always: { guard: 'isReady', target: 'idle' } },
      },
    },
    { guards: { isReady: () => true }, actors: { payment }, delays: { undoTime: 8000 } },
  ),
};

describe('a chart as data', () => {
  const diagram = diagramOf(everything);
  const node = (id: string) => diagram.nodes.find((one) => one.id === id);

  it('has every state with its kind, its parent, what it starts and what it answers', () => {
    expect(diagram.nodes.map(({ id, kind }) => [id, kind])).toEqual([
      ['everything', 'compound'],
      ['everything.idle', 'atomic'],
      ['everything.both', 'parallel'],
      ['everything.both.saving', 'compound'],
      ['everything.both.saving.waiting', 'atomic'],
      ['everything.both.saving.saved', 'final'],
      ['everything.both.paying', 'atomic'],
      ['everything.back', 'history'],
      ['everything.done', 'atomic'],
    ]);
    expect(node('everything.idle')).toMatchObject({
      isInitial: true,
      parent: 'everything',
      items: ['R-01'],
      description: 'Nothing happens.',
    });
    // Regions of a parallel state all begin: none is the initial one.
    expect(node('everything.both.saving')).toMatchObject({ isInitial: false });
    expect(node('everything.both.paying')).toMatchObject({ invokes: [{ id: 'pay', isMachine: true }] });
  });

  it('has every transition with what makes it happen, its guard and where it leads', () => {
    expect(
      diagram.edges.map(({ source, kind, cause, guard, targets }) => [
        source.replace('everything', ''),
        kind,
        cause,
        guard,
        targets.map((id) => id.replace('everything.', '')),
      ]),
    ).toEqual([
      ['', 'event', 'noticed', null, []],
      ['.idle', 'event', 'began', 'isReady', ['both']],
      ['.idle', 'event', 'began', null, ['done']],
      ['.both', 'event', 'left', null, ['idle']],
      ['.both.saving.waiting', 'delay', 'undoTime', null, ['both.saving.saved']],
      ['.both.paying', 'done', 'pay', null, ['done']],
      ['.both.paying', 'error', 'pay', null, ['idle']],
      ['.done', 'always', '', 'isReady', ['idle']],
    ]);
  });

  it('has one arrow between two states, labelled with what makes it happen; what stays has none', () => {
    expect(arrowsOf(diagram).map(({ source, target, lines }) => `${source} -> ${target}: ${lines.join(' ')}`)).toEqual([
      'everything.idle -> everything.both: began [isReady]',
      'everything.idle -> everything.done: began',
      'everything.both -> everything.idle: left',
      'everything.both.saving.waiting -> everything.both.saving.saved: after undoTime',
      'everything.both.paying -> everything.done: pay',
      'everything.both.paying -> everything.idle: pay breaks',
      'everything.done -> everything.idle: at once [isReady]',
    ]);
  });

  it('names an effect once that leads to the same state however it ends', () => {
    const [edge] = diagram.edges.filter(({ kind }) => kind === 'done');
    if (edge === undefined) throw new Error('The chart has no transition of an effect that came back.');
    expect(
      arrowsOf({ ...diagram, edges: [edge, { ...edge, name: 'other', kind: 'error' }] }).map(({ lines }) => lines),
    ).toEqual([['pay, or breaks']]);
  });
});

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const isApart = (one: Box, other: Box): boolean => one.y + one.height <= other.y || other.y + other.height <= one.y;

describe.each([everything, ...catalogue].map(diagramOf))('the drawing of $name', (diagram: Diagram) => {
  const { boxes, arrows, width, height } = layoutDiagram(diagram);
  const boxOf = (id: string): Box => boxes.get(id) ?? { x: -1, y: -1, width: 0, height: 0 };

  it('has every state in its parent, apart from its siblings, in the order in which they are written', () => {
    for (const node of diagram.nodes) {
      const siblings = diagram.nodes.filter(({ parent, id }) => parent === node.parent && id !== node.id);
      const isInside = isWithin(
        boxOf(node.id),
        node.parent === null ? { x: 0, y: 0, width, height } : boxOf(node.parent),
      );
      expect({
        id: node.id,
        isInside,
        covers: siblings.filter(({ id }) => !isApart(boxOf(id), boxOf(node.id))),
      }).toEqual({ id: node.id, isInside: true, covers: [] });
    }
  });

  it('has an arrow for each transition that leads somewhere, from the edge of its source to the edge of its target', () => {
    const drawn = new Set(arrows.flatMap(({ edges }) => edges));
    expect(
      diagram.edges.filter(({ name, targets }) => targets.length > 0 !== drawn.has(name)).map(({ name }) => name),
    ).toEqual([]);
    for (const { source, target, side, points } of arrows) {
      const [endX, endY] = points.at(-1) ?? [0, 0];
      const to = boxOf(target);
      const edge = { left: to.x, right: to.x + to.width, down: endX }[side];
      expect({
        source,
        target,
        endX,
        isBeside: endY >= to.y && endY <= to.y + to.height,
        isWithin: points.every(([x]) => x >= 0 && x <= width),
      }).toEqual({ source, target, endX: edge, isBeside: true, isWithin: true });
    }
  });

  it('goes back at the left, on at the right, and straight down to what comes next', () => {
    const goesWrong = ({ source, target, side, points }: (typeof arrows)[number]): boolean =>
      ({
        left: boxOf(target).y > boxOf(source).y,
        right: boxOf(target).y <= boxOf(source).y,
        down: new Set(points.map(([x]) => x)).size !== 1,
      })[side];
    expect(arrows.filter(goesWrong).map(({ source, side, target }) => `${source} ${side} ${target}`)).toEqual([]);
  });

  it('lets no two states share a lane', () => {
    const lanes = arrows.flatMap(({ target, side, points }) =>
      side === 'down'
        ? []
        : [
            {
              target,
              side,
              x: points[1]?.[0],
              from: Math.min(points[1]?.[1] ?? 0, points[2]?.[1] ?? 0),
              to: Math.max(points[1]?.[1] ?? 0, points[2]?.[1] ?? 0),
            },
          ],
    );
    for (const one of lanes)
      expect(
        lanes.filter(
          (other) => other.target !== one.target && other.x === one.x && other.from < one.to && one.from < other.to,
        ),
      ).toEqual([]);
  });
});
