import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { invokeFlaws, nameOf, transitionsOf } from './testing/machine-parts.ts';
import { coverageOf, explore, type Coverage } from './testing/explore.ts';
import { noticing } from './testing/notice.ts';
import { run, runnable } from './testing/runnable.ts';
import { walkPaths, type Walk } from './testing/walk-paths.ts';

const LONGEST_EXPLORATION_MS = 180_000;

/** The figures that the issue asks to see. */
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

// Before the charts run: one that lacks such a part breaks, and says less of why.
it.each(catalogue)(
  'keeps nobody waiting for an actor that may break: each invoke of "$name" has an id and a way out of a surprise',
  ({ machine }) => {
    expect(invokeFlaws(machine)).toEqual([]);
  },
);

describe.each(catalogue)('the chart "$name"', (entry) => {
  let coverage: Coverage;
  let walks: readonly Walk[];
  let isNoticed: ReturnType<typeof noticing>;
  // Not while tests are collected: a chart that breaks fails its own tests and no other's.
  beforeAll(() => {
    const exploration = explore(entry);
    coverage = coverageOf(entry, exploration);
    walks = walkPaths(exploration);
    isNoticed = noticing(entry, exploration, walks);
  }, LONGEST_EXPLORATION_MS);

  it('reaches every state', () => {
    expect(coverage.unreachedStates).toEqual([]);
    expect(coverage.states).toBeGreaterThan(0);
  });

  it('takes every transition: of events, done and error of every invoke, delays, and eventless ones', () => {
    expect(coverage.untakenTransitions).toEqual([]);
    expect(coverage.transitions).toBeGreaterThan(0);
    print(
      `${entry.area}/${entry.name}: ${coverage.states} states reached, ${coverage.transitions} transitions taken, ` +
        `${coverage.guards} guards seen to allow and to refuse; ${coverage.edges} steps tried in ${coverage.positions} places.`,
    );
  });

  it('sees every guard allow and refuse', () => {
    expect(coverage.undecidedGuards).toEqual([]);
  });

  it('names in the meta of each state the items that it answers', () => {
    expect(coverage.statesWithoutItems).toEqual([]);
  });

  it('has no sample event that the chart does not know', () => {
    expect(coverage.unusedEvents).toEqual([]);
  });

  it('can be walked so that every transition is taken, and every walk ends where it says', () => {
    const machine = runnable(entry.machine);
    for (const { input, start, steps } of walks) {
      const { effects } = run(entry, machine, input, steps);
      expect(effects.map(({ value }) => value)).toEqual([start.value, ...steps.map(({ value }) => value)]);
    }
    const taken = new Set(
      walks.flatMap(({ input, steps }) =>
        run(entry, machine, input, steps).effects.flatMap((effect) => effect.taken.map(nameOf)),
      ),
    );
    expect(
      transitionsOf(machine)
        .map(nameOf)
        .filter((name) => !taken.has(name)),
    ).toEqual([]);
    print(
      `${entry.area}/${entry.name}: ${walks.length} walks, ${walks.reduce((sum, { steps }) => sum + steps.length, 0)} steps.`,
    );
  });

  it('is not taken for broken as it is', () => {
    expect(isNoticed(entry.machine.provide({}))).toBe(false);
  });

  // The negative control: were a guard broken, a walk would go another way, or another step would be possible.
  it.each(
    Object.keys(entry.machine.implementations.guards).flatMap((guard) => [
      { guard, verdict: true },
      { guard, verdict: false },
    ]),
  )('is noticed with the guard "$guard" always $verdict', ({ guard, verdict }) => {
    expect(isNoticed(entry.machine.provide({ guards: { [guard]: () => verdict } }))).toBe(true);
  });
});

it('lists each flow once', () => {
  const names = catalogue.map(({ area, name }) => `${area}/${name}`);
  expect(new Set(names).size).toBe(names.length);
});
