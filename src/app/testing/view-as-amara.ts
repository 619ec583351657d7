import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, Viewing } from '#contracts/endpoint.ts';
import { EXPECTATIONS } from '#contracts/testing/expectations.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { visit } from '#mocks/testing/visit.ts';

/** Monday, 2nd Mar '26, 9:00 am. */
export const TODAY = Date.UTC(2026, 2, 2, 9);

/** A backend with Sofia at its door, who views as Amara. */
export const viewingAsAmara = async (): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(sofiaLindqvist.email);
  await visit(door).post('impersonate?organisation_id=1', { email: amaraOsei.email });
  return door;
};

/** The calls that are `named` or `refused` while viewing, which the backend heard. */
export const writtenCalls = async (door: InProcess): Promise<readonly string[]> =>
  (await door.demo.log())
    .map(({ call }) => call)
    .filter((call) =>
      ['named', 'refused'].includes((catalogue as Readonly<Record<string, Endpoint>>)[call]?.viewing ?? ''),
    );

const uncalled = new Set<string>(
  EXPECTATIONS.flatMap(({ name, call }) => (call.withoutCaller === undefined ? [] : [name])),
);

/** Names of all calls that declare this and that something calls. */
export const callsThatAre = (wanted: Viewing): readonly string[] =>
  Object.values(catalogue)
    .flatMap((endpoint: Endpoint) =>
      endpoint.viewing === wanted && !uncalled.has(endpoint.name) ? [endpoint.name] : [],
    )
    .toSorted();
