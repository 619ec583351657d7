import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { documentPath, openApiDocument, type OpenApiDocument } from './openapi.ts';
import { readCommittedDocument } from './committed-document.ts';
import { operationsOf } from './operation-index.ts';
import { refusalsOf } from './refusals.ts';

const document = await openApiDocument(new Map(Object.keys(catalogue).map((name) => [name, 'area'])));
const operations = operationsOf(document);
const endpoints: readonly Endpoint[] = Object.values(catalogue);

/** What an independent validator says; it writes into what it reads. */
const verdictOn = (read: OpenApiDocument) =>
  new Validator().validate(structuredClone(read) as Readonly<Record<string, unknown>>);

const schemaOf = (name: string): unknown => document.components['schemas']?.[name];
const at = (path: string, method: string): unknown => document.paths[path]?.[method];

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await verdictOn(document)).toEqual({ valid: true });
  });

  test.each([
    ['a response without a description', { ...document, paths: { '/me': { get: { responses: { 200: {} } } } } }],
    [
      'a parameter without a place',
      { ...document, paths: { '/me': { get: { parameters: [{ name: 'id', schema: {} }], responses: {} } } } },
    ],
    [
      'a reference that leads nowhere',
      { ...document, paths: { '/me': { get: { responses: { 200: { $ref: '#/components/responses/None' } } } } } },
    ],
  ])('is not valid with %s', async (_, broken) => {
    expect(await verdictOn(broken as OpenApiDocument)).toMatchObject({ valid: false });
  });

  test('has every call once, under its own name, row and certainty', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(catalogue).toSorted());
    for (const endpoint of endpoints) {
      const { name, number, contract, method } = endpoint;
      expect(at(documentPath(endpoint), method.toLowerCase())).toMatchObject({
        operationId: name,
        'x-row': number,
        'x-certainty': contract,
      });
    }
  });

  test('declares every parameter of a path', () => {
    for (const { path, parameters } of operations) {
      const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect({ path, declared }).toEqual({ path, declared: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name) });
    }
  });

  test('has the statuses of success and the refusals of each call, the parts of a file, and no other', () => {
    for (const endpoint of endpoints) {
      const { responses } = operations.find(({ name }) => name === endpoint.name) ?? {};
      const parts = endpoint.replies === 'blob' ? [206, 416] : [];
      expect(new Set(responses?.keys())).toEqual(new Set([...endpoint.success, ...parts, ...refusalsOf(endpoint)]));
    }
  });
});

describe('what Redocly recommends, of the document as it is committed', () => {
  const committed = readCommittedDocument();
  const written = operationsOf(committed);

  test('each tag says what it is for, and each operation has one of them', () => {
    const tags = committed['tags'] as readonly { readonly name: string; readonly description?: string }[];
    expect(tags.filter(({ description = '' }) => description === '')).toEqual([]);
    const names = new Set(tags.map(({ name }) => name));
    const used = Object.values(committed.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => (operation as { readonly tags: readonly string[] }).tags),
    );
    expect(used).toHaveLength(written.length);
    expect(used.filter((own) => own.length !== 1 || !names.has(own[0] ?? ''))).toEqual([]);
  });

  test('each operation may be refused', () =>
    expect(
      written
        .filter(({ responses }) => ![...responses.keys()].some((status) => status >= 400 && status < 500))
        .map(({ name }) => name),
    ).toEqual([]));

  test('it has a license, and no server of an example or of the reader’s own name', () => {
    expect(committed['info']).toMatchObject({ license: { name: expect.any(String) as string } });
    const servers = committed['servers'] as readonly { readonly url: string }[];
    expect(servers.map(({ url }) => new URL(url).hostname)).toEqual(['api.example', '127.0.0.1']);
  });

  test('but for three paths that are the specification’s own', () =>
    expect(Object.keys(committed.paths).filter((path) => path.endsWith('/') || path.includes('?'))).toEqual([
      '/files/',
      '/thumbnails/{id}/{width}/{height}/',
      '/modules/{id}?download=true',
    ]));
});

describe('a call', () => {
  test('of a method that travels as another tells how', () => {
    expect(at('/impersonate', 'delete')).toMatchObject({
      'x-sent-as': { method: 'POST', headers: { 'X-HTTP-Method-Override': 'DELETE' } },
    });
    expect(at('/impersonate', 'post')).not.toHaveProperty('x-sent-as');
  });

  test('has the values that never vary, and a size as an example', () => {
    expect(at('/assessments/{id}', 'get')).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({
          name: 'with',
          required: true,
          explode: false,
          schema: { type: 'array', items: { type: 'string' }, const: ['collection', 'module'] },
        }),
      ]) as unknown,
    });
    expect(at('/assessments', 'get')).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'per_page', example: 100, schema: { type: 'number' } }),
      ]) as unknown,
    });
  });

  test('that writes needs session and token, one that reads the session, one for anybody nothing', () => {
    expect(at('/assessments/{id}/answers', 'post')).toMatchObject({ security: [{ session: [], csrf: [] }] });
    expect(at('/me', 'get')).toMatchObject({ security: [{ session: [] }] });
    expect(at('/broadcasting/auth', 'post')).toMatchObject({ security: [{ session: [] }] });
    expect(at('/releases', 'get')).toMatchObject({ security: [] });
  });

  test('sends a form with its file as bytes', () => {
    expect(at('/files/', 'post')).toMatchObject({
      requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Upload' } } } },
    });
    expect(schemaOf('Upload')).toMatchObject({
      properties: { file: { contentMediaType: 'application/octet-stream' } },
      required: ['file', 'type'],
    });
  });

  test.each([
    ['401 where a session is required', 'getMe', 401, true],
    ['no 401 where anybody may call', 'logout', 401, false],
    ['404 where a record is named', 'getAssessment', 404, true],
    ['404 where an organisation is named', 'listCategories', 404, true],
    ['no 404 where none is', 'getMe', 404, false],
    ['419 for a write', 'login', 419, true],
    ['429 where anybody may call', 'listReleases', 429, true],
    ['404 where a file of the app may not be', 'listLayouts', 404, true],
    ['no 419 where no token is needed', 'authoriseChannel', 419, false],
    ['413 for an upload', 'uploadFile', 413, true],
    ['what its policy names', 'impersonate', 423, true],
    ['what the register assumes', 'submitBookings', 409, true],
    ['not by what it assumes of another call', 'submitAnswers', 409, false],
  ] as const)('may be refused: %s', (_, name, status, isRefused) => {
    expect(refusalsOf(catalogue[name]).includes(status)).toBe(isRefused);
  });
});

describe('a shape', () => {
  test('is what travels, not what the app makes of it', () => {
    expect(schemaOf('WireDate')).toMatchObject({ type: ['number', 'string', 'null'] });
  });

  test('that refers to itself is a reference', () => {
    expect(schemaOf('Prerequisite')).toMatchObject({
      properties: {
        prerequisites: {
          anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Prerequisite' } }, { type: 'null' }],
        },
      },
    });
  });

  test('has no default that only the app knows, and leaves open what the contract leaves open', () => {
    expect(JSON.stringify(schemaOf('OrganisationSettings'))).not.toContain('"default":');
    expect(schemaOf('OrganisationSettings')).not.toHaveProperty('required');
    expect(schemaOf('OrganisationMembership')).toHaveProperty('required', ['organisation_id', 'name', 'roles']);
    expect(schemaOf('StoredFile')).not.toHaveProperty('additionalProperties');
    expect(schemaOf('NewPassword')).toHaveProperty('additionalProperties', false);
  });

  test('has the description of its docstring, and those of its keys', () => {
    expect(schemaOf('Evidence')).toMatchObject({
      description: expect.stringContaining('proof of training done elsewhere') as string,
      properties: { score: { description: '0 to 100.' } },
    });
  });

  test('that no call needs is left out', () => {
    expect(schemaOf('BuilderContent')).toBeUndefined();
    expect(schemaOf('Refusal')).toMatchObject({ required: ['message'] });
  });
});
