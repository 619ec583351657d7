import { describe, expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiDocument } from './openapi.ts';
import { exchangeOf } from './pact-exchange.ts';
import { readRecordings } from './recordings.ts';
import { type Exchange, exchangeValidator } from './validate-exchange.ts';
import { wholeCalls } from './whole-calls.ts';

const document = await openApiDocument(new Map());
const { calls, events } = await readRecordings();
const validator = exchangeValidator(document);
const json = (value: unknown) => ({ type: 'application/json', value });
const HEADERS = { 'x-app-code': 'waymark', 'x-app-version': '1', 'x-xsrf-token': 'token' };

const answers: Exchange = {
  method: 'POST',
  path: '/assessments/502/answers',
  query: new URLSearchParams({ organisation_id: '1', with: 'collection,module,answers' }),
  headers: new Headers(HEADERS),
  body: json({ answers: [{ id: 1, value: 2 }] }),
  status: 403,
  reply: json({ message: 'This action is unauthorized.' }),
};

const found = (change: Partial<Exchange>): readonly string[] => validator.differences({ ...answers, ...change });

describe('recorded interactions', () => {
  test('every call and its answer is as the document has it', async () => {
    const differences = await Promise.all(
      wholeCalls(calls).map(async (call) =>
        validator.differences(await exchangeOf(call)).map((difference) => `${call.description}: ${difference}`),
      ),
    );
    expect(calls.length).toBeGreaterThan(100);
    expect(differences.flat()).toEqual([]);
  });

  test('every event has the payload of the document', () => {
    const payloads = document['x-events'] as Readonly<Record<string, { readonly payload: object }>>;
    const ajv = new Ajv2020();
    expect(events.map(({ contents: { content } }) => content.event).toSorted()).toEqual(
      Object.keys(payloads).toSorted(),
    );
    const differing = events.filter(
      ({ contents: { content } }) => !ajv.validate(payloads[content.event]?.payload ?? false, content.data),
    );
    expect(differing.map(({ description }) => description)).toEqual([]);
  });
});

describe('a call', () => {
  test('as the document has it differs in nothing', () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    [
      'that the document does not have',
      { path: '/assessments/502/questions' },
      'POST /assessments/502/questions: the document has no such call',
    ],
    ['by another method', { method: 'PUT' }, 'PUT /assessments/502/answers: the document has no such call'],
    [
      'with a path that names no number',
      { path: '/assessments/first/answers' },
      'submitAnswers 403: path id must be number',
    ],
    [
      'without a value that it always sends',
      { query: new URLSearchParams({ organisation_id: '1' }) },
      'submitAnswers 403: query with is missing',
    ],
    [
      'with another value there',
      { query: new URLSearchParams({ organisation_id: '1', with: 'answers' }) },
      'submitAnswers 403: query with must be equal to constant',
    ],
    [
      'with a value that nobody knows',
      { query: new URLSearchParams([...answers.query, ['page', '1']]) },
      'submitAnswers 403: query page is not in the document',
    ],
    [
      'without a header of the app',
      { headers: new Headers({ 'x-app-code': 'waymark', 'x-xsrf-token': 'token' }) },
      'submitAnswers 403: header X-App-Version is missing',
    ],
    [
      'without a token',
      { headers: new Headers({ 'x-app-code': 'waymark', 'x-app-version': '1' }) },
      'submitAnswers 403: header X-XSRF-TOKEN is missing',
    ],
    ['without its body', { body: null }, 'submitAnswers 403: the body is missing'],
    [
      'with a body of another kind',
      { body: { type: 'text/plain', value: 'x' } },
      "submitAnswers 403: the body is of the type 'text/plain', which the document does not have",
    ],
    [
      'with a body of another shape',
      { body: json({ answers: [{ id: '1', value: 2 }] }) },
      'submitAnswers 403: the body/answers/0/id must be number',
    ],
    [
      'with a key that the body does not have',
      { body: json({ answers: [], score: 100 }) },
      'submitAnswers 403: the body must NOT have additional properties',
    ],
    ['that is answered with another status', { status: 418 }, 'submitAnswers 418: the document has no such answer'],
    [
      'that is answered with another shape',
      { status: 200, reply: json({ assessment_id: '1' }) },
      "submitAnswers 200: the reply must have required property 'assessment_type_key'",
    ],
    [
      'that is answered with a page',
      { reply: { type: 'text/html', value: undefined } },
      "submitAnswers 403: the reply is of the type 'text/html', which the document does not have",
    ],
    ['that is answered with nothing', { reply: null }, 'submitAnswers 403: the reply is missing'],
    [
      'whose refusal has no message',
      { reply: json({ errors: {} }) },
      "submitAnswers 403: the reply must have required property 'message'",
    ],
  ] as const)('%s differs', (_, change, difference) => {
    expect(found(change)).toEqual([difference]);
  });

  test('without a body that sends one differs', () => {
    expect(found({ path: '/logout', query: new URLSearchParams(), status: 204, reply: null })).toEqual([
      'logout 204: a body is sent that the document does not have',
    ]);
  });

  test('whose body nobody read is compared by its type', () => {
    expect(found({ body: { type: 'application/json', value: undefined } })).toEqual([]);
  });

  test('refused for its content may hold any content, and one refused for its token none', () => {
    expect(found({ status: 422, body: json({ answers: 'none' }) })).toEqual([]);
    expect(found({ status: 419, headers: new Headers({ 'x-app-code': 'waymark', 'x-app-version': '1' }) })).toEqual([]);
  });

  const operationOf = (call: Omit<Parameters<typeof validator.operationOf>[0], 'query'>, query = '') =>
    validator.operationOf({ ...call, query: new URLSearchParams(query) });

  test('is known by the method that it stands for', () => {
    const headers = new Headers({ ...HEADERS, 'x-http-method-override': 'DELETE' });
    expect(operationOf({ method: 'POST', path: '/impersonate', headers })?.name).toBe('endImpersonation');
    expect(operationOf({ method: 'POST', path: '/impersonate', headers: new Headers(HEADERS) })?.name).toBe(
      'impersonate',
    );
  });

  test('is the same with a slash at its end', () => {
    expect(operationOf({ method: 'GET', path: '/thumbnails/1/300/250/', headers: new Headers() })?.name).toBe(
      'viewThumbnail',
    );
    expect(operationOf({ method: 'POST', path: '/files', headers: new Headers() })?.name).toBe('uploadFile');
  });

  test('is a download by its flag, where another reading has the address (0334)', () => {
    const reading = { method: 'GET', path: '/modules/705', headers: new Headers() };
    expect([operationOf(reading)?.name, operationOf(reading, 'download=true')?.name]).toEqual([
      'getModule',
      'downloadModule',
    ]);
  });

  test('whose path has no parameter comes before one whose parameter would take it', () => {
    expect(operationOf({ method: 'GET', path: '/me/points', headers: new Headers() })?.name).toBe('getPoints');
  });
});
