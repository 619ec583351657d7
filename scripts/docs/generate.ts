import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { callNamesOf } from '../lib/area-calls.ts';
import { AREAS } from '../lib/areas.ts';
import { questionsOf } from './assumptions.ts';
import { openApiDocument } from './openapi.ts';
import { operationsOf } from './operation-index.ts';
import { pageOf } from './page/page.ts';
import { printJson } from './print-json.ts';
import { readRecordings, type RecordedCall } from './recordings.ts';

/** A file below `docs/api/`, and what belongs into it. */
export interface GeneratedFile {
  readonly name: string;
  readonly content: string;
}

const endpoints: readonly Endpoint[] = Object.values(catalogue);

const areaOfCalls = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await Promise.all(AREAS.map(async (area) => (await callNamesOf(area)).map((name) => [name, area] as const)))
    ).flat(),
  );

/** The description of a recorded call begins with its name; two calls may share method and path. */
const isOf =
  (name: string) =>
  ({ description }: RecordedCall): boolean =>
    description.startsWith(`${name}: `);

/**
 * The two documents for the API's owner, from the catalogue, the committed pacts and the provider states. Nothing of
 * the moment or the machine goes into them.
 */
export const generateDocs = async (): Promise<readonly GeneratedFile[]> => {
  const areas = await areaOfCalls();
  const document = await openApiDocument(areas);
  const { calls, events } = await readRecordings();
  const operations = operationsOf(document);
  const documented = endpoints.map((endpoint) => {
    const operation = operations.find(({ name }) => name === endpoint.name);
    if (operation === undefined) throw new Error(`The document has no operation ${endpoint.name}.`);
    return { endpoint, operation, questions: questionsOf(endpoint.name), recorded: calls.filter(isOf(endpoint.name)) };
  });
  const order = [...new Set(endpoints.map(({ name }) => areas.get(name) ?? ''))];
  const page = pageOf({
    areas: order.map((area) => [area, documented.filter(({ endpoint }) => areas.get(endpoint.name) === area)] as const),
    events,
    schemas: document.components['schemas'] ?? {},
  });
  return [
    { name: 'openapi.json', content: `${printJson(document)}\n` },
    { name: 'index.html', content: page },
  ];
};
