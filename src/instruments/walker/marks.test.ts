import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { arrowMark, openAndClosed, type Marks } from './marks.ts';
import { possibilityOf } from './possibilities.ts';

const marks: Marks = {
  states: new Set(),
  walked: new Set(['walked', 'both']),
  last: new Set(),
  open: new Set(['open', 'both']),
  closed: new Set(['closed']),
};

describe('how an arrow is drawn', () => {
  it.each([
    [['rest'], 'rest'],
    [['rest', 'closed'], 'closed'],
    [['closed', 'walked'], 'walked'],
    [['both'], 'open'],
  ] as const)('%s: the strongest of its transitions', (edges, mark) => {
    expect(arrowMark({ edges }, marks)).toBe(mark);
  });
});

describe('what a guard says', () => {
  const machine = createMachine(
    {
      id: 'door',
      initial: 'shut',
      on: { pushed: { guard: 'isStrong', target: '.open' } },
      states: {
        shut: {
          on: {
            pushed: [
              { guard: 'hasKey', target: 'open' },
              { guard: { type: 'isAt', params: { hour: 9 } }, target: 'ajar' },
            ],
          },
        },
        ajar: {},
        open: {},
      },
    },
    {
      guards: {
        hasKey: () => false,
        isStrong: () => true,
        isAt: (_, params) => (params as { readonly hour: number }).hour === 9,
      },
    },
  );
  const pushed = possibilityOf(machine, createActor(machine).getSnapshot(), 'pushed', { type: 'pushed' });

  it('is asked from the innermost state outwards, with its parameters', () => {
    expect(pushed.verdicts.map(({ guard, allows }) => [guard, allows])).toEqual([
      ['hasKey', false],
      ['isAt', true],
      ['isStrong', true],
    ]);
    expect(pushed.targets).toEqual(['door.ajar']);
  });

  it('shuts the transition that it refuses, and no other', () => {
    const { open, closed } = openAndClosed([pushed]);
    expect([...open]).toEqual(['door.shut: pushed #1 [isAt] -> door.ajar']);
    expect([...closed]).toEqual(['door.shut: pushed #0 [hasKey] -> door.open']);
  });
});
