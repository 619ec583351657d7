import type { ActsAs, ProviderState } from '#contracts/provider-state.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, marcusBell, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { type Arrange, type Entrance, NOBODY, type Scenario } from './scenario.ts';

const ENTRANCES: { readonly [A in ActsAs]: Entrance } = {
  nobody: NOBODY,
  learner: { kind: 'signedIn', email: amaraOsei.email },
  confirmedLearner: { kind: 'confirmed', email: amaraOsei.email },
  challenged: { kind: 'challenged', email: tomWhitfield.email },
  administrator: { kind: 'signedIn', email: marcusBell.email },
  author: { kind: 'signedIn', email: helenCho.email },
  reviewer: { kind: 'signedIn', email: ruthAdeyemi.email },
  superUser: { kind: 'signedIn', email: sofiaLindqvist.email },
  confirmedSuperUser: { kind: 'confirmed', email: sofiaLindqvist.email },
  viewer: { kind: 'viewing', email: sofiaLindqvist.email, as: amaraOsei.email },
};

/** The sentence is true of the seeded world. */
export const AS_SEEDED: Arrange = () => undefined;

/**
 * One scenario for each provider state of an area, under the same name, by what makes its sentence true in a freshly
 * seeded world. A state without an arrangement does not compile, nor does an arrangement of a state that there is not.
 */
export const stateScenarios = <N extends string>(
  states: { readonly [K in N]: ProviderState },
  arrangements: { readonly [K in NoInfer<N>]: Arrange },
): { readonly [K in N]: Scenario } => {
  const scenarioOf = (name: N): Scenario => ({
    description: states[name].description,
    entrance: ENTRANCES[states[name].as],
    arrange: arrangements[name],
  });
  return Object.fromEntries((Object.keys(states) as N[]).map((name) => [name, scenarioOf(name)])) as {
    readonly [K in N]: Scenario;
  };
};
