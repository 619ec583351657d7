import { expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import { FOREIGN_TOKEN, type ProviderState } from '#contracts/provider-state.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { providedNow } from '#mocks/scenarios/provided-now.ts';
import { openApiDocument } from './openapi.ts';
import { exchangeOf } from './pact-exchange.ts';
import { headerOf, queryOf, readRecordings, type RecordedCall } from './recordings.ts';
import { exchangeValidator } from './validate-exchange.ts';

const validator = exchangeValidator(await openApiDocument(new Map()));
const backend = createInProcess();

const STATES: Readonly<Partial<Record<string, ProviderState>>> = PROVIDER_STATES;

/** With the code that the authenticator shows now, where the state provides the one that was recorded. */
const withValidCode = async ({ providerStates = [] }: RecordedCall, content: object): Promise<object> => {
  const state = STATES[providerStates[0]?.name ?? ''];
  return state !== undefined && 'code' in content && content.code === state.provides?.['code']
    ? { ...content, code: (await providedNow(backend.demo, state))['code'] }
    : content;
};

/** The body as it is sent again. */
const bodyOf = async (call: RecordedCall): Promise<string | Uint8Array<ArrayBuffer> | undefined> => {
  const { body } = call.request;
  if (body?.content === undefined) return undefined;
  return body.encoded === 'base64'
    ? Uint8Array.from(Buffer.from(body.content as string, 'base64'))
    : JSON.stringify(await withValidCode(call, body.content as object));
};

/** Asks the fake backend what was recorded, as the person of its state. */
const replay = async (call: RecordedCall): Promise<Response> => {
  const { request, providerStates = [] } = call;
  await backend.demo.scenario(providerStates[0]?.name ?? 'default');
  if (backend.readCookie('XSRF-TOKEN') === null) await backend.fetch('sanctum/csrf-cookie');
  const headers = new Headers(
    Object.keys(request.headers ?? {}).map((name) => [name, headerOf(request, name) ?? ''] as [string, string]),
  );
  if (headers.has('x-xsrf-token') && headers.get('x-xsrf-token') !== FOREIGN_TOKEN)
    headers.set('x-xsrf-token', backend.readCookie('XSRF-TOKEN') ?? '');
  const body = await bodyOf(call);
  const query = queryOf(request).toString();
  return backend.fetch(`${backend.baseUrl}${request.path}${query === '' ? '' : `?${query}`}`, {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
};

const { calls } = await readRecordings();

test('the fake backend answers every recorded call as the document has it, and each at least once with a success', async () => {
  const differences: string[] = [];
  const succeeded = new Set<string>();
  for (const call of calls) {
    const response = await replay(call);
    const type = response.headers.get('content-type');
    const reply =
      type === null ? null : { type, value: type.includes('json') ? ((await response.json()) as unknown) : undefined };
    const exchange = { ...(await exchangeOf(call)), status: response.status, reply };
    differences.push(...validator.differences(exchange));
    if (response.ok) succeeded.add(validator.operationOf(exchange)?.name ?? '');
  }
  expect(differences).toEqual([]);
  expect([...succeeded].toSorted()).toEqual(Object.keys(catalogue).toSorted());
});
