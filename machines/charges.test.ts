import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { catalogue } from './catalogue.ts';
import { nameOf, statesOf, transitionsOf } from './testing/machine-parts.ts';

/** Effects that only read, by how their names begin. */
const READS = /^(?:ask|await|claim|load|price|read|reload|request|verify)[A-Z]/;
/** Effects by which money moves, or which fix what it is paid for. */
const CHARGES: readonly string[] = ['confirmPayment', 'openBasket'];
/** Effects that write and move no money. The provider's page, which `openCheckout` opens, asks by itself before it does. */
const WRITES: readonly string[] = [
  'cancelSubscription',
  'changeMethod',
  'confirmCode',
  'confirmModule',
  'confirmPassword',
  'confirmSetup',
  'disableTwoFactor',
  'enableTwoFactor',
  'endSession',
  'endViewing',
  'makeMethod',
  'openCheckout',
  'register',
  'replaceCodes',
  'resetModule',
  'resetPerson',
  'restartCollection',
  'signIn',
  'startViewing',
  'submitAnswers',
  'submitBatch',
  'submitBookings',
  'submitDecision',
  'writePage',
];
/** The chart of the payment as a child: it asks by itself. */
const CHILDREN: readonly string[] = ['payment'];

const effectsOf = (node: AnyStateNode): readonly string[] =>
  node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'inline'));
const isReading = (node: AnyStateNode): boolean => effectsOf(node).some((name) => READS.test(name));
const machines = catalogue.map(({ area, name, machine }) => ({ name: `${area}/${name}`, machine }));

test('every effect of a chart reads, writes or charges, and which is decided when it is new', () => {
  const effects = new Set(machines.flatMap(({ machine }) => statesOf(machine.root).flatMap(effectsOf)));
  const undecided = [...effects].filter(
    (name) => !READS.test(name) && ![...CHARGES, ...WRITES, ...CHILDREN].includes(name),
  );
  expect(undecided).toEqual([]);
  expect([...CHARGES, ...WRITES, ...CHILDREN].filter((name) => !effects.has(name))).toEqual([]);
});

test('nothing is charged but from a state that has just asked, with an answer that allows it', () => {
  const late = machines.flatMap(({ name, machine }) =>
    transitionsOf(machine)
      .filter(({ target = [] }) => target.some((node) => effectsOf(node).some((effect) => CHARGES.includes(effect))))
      .filter(
        ({ source, eventType, guard }) =>
          !isReading(source) || !eventType.startsWith('xstate.done.actor.') || guard === undefined,
      )
      .map((transition) => `${name}, ${nameOf(transition)}`),
  );
  expect(late).toEqual([]);
});
