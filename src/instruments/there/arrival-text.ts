import type { Outcome } from '../shell/instruments-context.ts';
import type { Arrival } from './be-there.ts';

/** The way there, in the words of the samples. */
const wayOf = (input: string, steps: readonly string[]): string => [input, ...steps].join(' → ');

/** What is said of the product that was brought to a state, or could not be. */
export const arrivalText = (stateId: string, arrival: Arrival): Outcome => {
  switch (arrival.kind) {
    case 'there':
      return { kind: 'done', text: `The product is at ${stateId}: ${wayOf(arrival.input, arrival.steps)}.` };
    case 'passed':
      return { kind: 'done', text: `No screen shows ${stateId}: ${arrival.reason}. The product has passed it: ${wayOf(arrival.input, arrival.steps)}.` };
    case 'unreachable':
      return { kind: 'failed', text: arrival.reason };
    case 'failed':
      return { kind: 'failed', text: `The product is not at ${stateId}: ${arrival.reason}` };
  }
};

/** Whether the address of the instruments asks to be at a state: `?tab=charts&chart=…&state=…&be=<id of the state>`. */
export const isToBeThere = (search: string, stateId: string): boolean => new URLSearchParams(search).get('be') === stateId;
