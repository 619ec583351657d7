import type { Assumption } from '../assumption.ts';
import type { EndpointName } from '../catalogue.ts';
import type { CallExpectation, Expectations } from '../expectation.ts';
import { collect } from './collect.ts';

/** What each area expects of its calls, one file for each area. */
export const AREA_EXPECTATIONS = await collect<Expectations>('contracts/*/*.expectations.ts', 'expectations');

/** What is expected of a call, and the file that says it. */
export interface NamedExpectation {
  readonly name: EndpointName;
  readonly file: string;
  readonly call: CallExpectation;
}

/** What is expected of every call. That each call has an entry is proven by `contracts/expectations.test.ts`. */
export const EXPECTATIONS: readonly NamedExpectation[] = AREA_EXPECTATIONS.flatMap(({ file, value }) =>
  Object.entries(value.calls).map(([name, call]) => ({ name: name as EndpointName, file, call })),
);

/**
 * The register of assumptions (P4): everything in the contract that the specification does not fix, by area. An
 * interaction that rests on one is pending in its pact and names it; a test finds what is pinned and stands in neither.
 */
export const ASSUMPTIONS: readonly Assumption[] = AREA_EXPECTATIONS.flatMap(({ value }) => value.assumptions ?? []);

/** Where the expectations of an area stand. */
export const expectationsFileOf = (area: string): string => `contracts/${area}/${area}.expectations.ts`;
