import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { promisedActor } from '../promised.ts';
import { invokeFlaws } from './machine-parts.ts';

const src = promisedActor<undefined, undefined>('ask');

test('an invoke without an id or without a way out of a surprise is named with its state', () => {
  const machine = createMachine({
    id: 'asking',
    initial: 'whole',
    states: {
      whole: { invoke: { id: 'ask', src, onError: 'nameless' } },
      nameless: { invoke: { src, onError: 'stuck' } },
      stuck: { invoke: { id: 'askAgain', src, onDone: 'whole' } },
    },
  });
  expect(invokeFlaws(machine)).toEqual([
    'the invoke of "asking.nameless" has no id',
    'the invoke "askAgain" of "asking.stuck" has no onError',
  ]);
});
