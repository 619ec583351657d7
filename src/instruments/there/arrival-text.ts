import type { Arrival } from '#e2e/there/be-there.ts';

/** The path there, in the words of the samples. */
const pathText = (input: string, steps: readonly string[]): string => [input, ...steps].join(' → ');

/** What is said of the product that was brought to a state, or could not be. */
export const arrivalText = (stateId: string, arrival: Arrival): string => {
  switch (arrival.kind) {
    case 'there':
      return `The product is at ${stateId}: ${pathText(arrival.input, arrival.steps)}.`;
    case 'passed':
      return `No screen shows ${stateId}: ${arrival.reason}. The product has passed it: ${pathText(arrival.input, arrival.steps)}.`;
    case 'unreachable':
      return arrival.reason;
    case 'failed':
      return `The product is not at ${stateId}: ${arrival.reason}`;
  }
};

/** The state that the address of the instruments asks to be at: `?tab=charts&chart=…&state=…&be=<id of the state>`. */
export const askedState = (search: string): string | null => new URLSearchParams(search).get('be');
