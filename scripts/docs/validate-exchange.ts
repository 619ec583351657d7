import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schemas.ts';
import type { OpenApiDocument } from './openapi.ts';
import { type Operation, operationsOf, type Parameter } from './operation-index.ts';

/** A body with its media type. Of JSON and of a form the value is parsed; where it is undefined nobody read it. */
export interface ExchangeBody {
  readonly type: string;
  readonly value: unknown;
}

/** One call as it travelled, and its answer. */
export interface Exchange {
  readonly method: string;
  /** Below the base URL, with its leading slash, encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Of the request. */
  readonly headers: Headers;
  readonly body: ExchangeBody | null;
  readonly status: number;
  readonly reply: ExchangeBody | null;
}

export interface ExchangeValidator {
  /** The operation that a call is of, by the method that it stands for; undefined where the document has none. */
  readonly operationOf: (call: Pick<Exchange, 'method' | 'path' | 'query' | 'headers'>) => Operation | undefined;
  /** Where a call and its answer differ from the document, or its answer alone; empty where they do not. */
  readonly differences: (exchange: Exchange, only?: 'answer') => readonly string[];
}

/** What a refusal for the content of a request proves wrong is not to be right. */
const REFUSED_FOR_CONTENT: readonly number[] = [413, 422];

/** The value that the text of a path, a query or a header stands for. */
const meantBy = (text: string, { type }: JsonSchema): unknown => {
  if (type === 'array') return text.split(',');
  return type === 'number' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

const isJson = (type: string): boolean => /[/+]json\b/.test(type);

/** The schema for a body of this media type; undefined where the content has none of it. */
const mediaOf = (content: NonNullable<Operation['body']>, type: string): { readonly schema?: JsonSchema } | undefined =>
  content['*/*'] ??
  Object.entries(content).find(([name]) => type.startsWith(name) || (isJson(name) && isJson(type)))?.[1];

/** Compares calls with an OpenAPI document. Schemas are compiled when they are first needed, each once. */
export const exchangeValidator = (document: OpenApiDocument): ExchangeValidator => {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  // The parts of the document are compiled one by one, so their references must not count from a root.
  const based = JSON.parse(
    JSON.stringify(document).replaceAll('"#/components/schemas/', '"schema:'),
  ) as OpenApiDocument;
  for (const [name, schema] of Object.entries(based.components['schemas'] ?? {}))
    ajv.addSchema(schema, `schema:${name}`);
  const operations = operationsOf(based);

  const wrong = (where: string, schema: JsonSchema, value: unknown): readonly string[] => {
    const validate: ValidateFunction = ajv.compile(schema);
    if (validate(value)) return [];
    const { instancePath = '', message = 'is wrong' } = validate.errors?.[0] ?? {};
    return [`${where}${instancePath} ${message}`];
  };

  const operationOf: ExchangeValidator['operationOf'] = ({ method, path, query, headers }) => {
    const meant = method === 'POST' ? (headers.get('x-http-method-override') ?? method).toUpperCase() : method;
    return operations.find(
      ({ isDownload, ...operation }) =>
        operation.method === meant && operation.pattern.test(path) && (!isDownload || query.get('download') === 'true'),
    );
  };

  const wrongParameter = (
    { pattern }: Operation,
    { path, query, headers }: Exchange,
    { name, in: location, required, schema }: Parameter,
  ): readonly string[] => {
    const inPath = (): string => decodeURIComponent(pattern.exec(path)?.groups?.[name] ?? '');
    const text = location === 'path' ? inPath() : location === 'query' ? query.get(name) : headers.get(name);
    if (text === null) return required ? [`${location} ${name} is missing`] : [];
    return wrong(`${location} ${name}`, schema, meantBy(text, schema));
  };

  const wrongBody = (where: string, content: Operation['body'], body: ExchangeBody | null): readonly string[] => {
    if (content === undefined) return [];
    if (body === null) return [`${where} is missing`];
    const media = mediaOf(content, body.type);
    if (media === undefined) return [`${where} is of the type '${body.type}', which the document does not have`];
    return media.schema === undefined || body.value === undefined ? [] : wrong(where, media.schema, body.value);
  };

  const wrongRequest = (operation: Operation, exchange: Exchange): readonly string[] => {
    const { query, headers, body, status } = exchange;
    const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    return [
      ...operation.parameters.flatMap((parameter) => wrongParameter(operation, exchange, parameter)),
      ...[...query.keys()]
        .filter((name) => !known.includes(name))
        .map((name) => `query ${name} is not in the document`),
      ...(operation.needsToken && status !== 419 && !headers.has('x-xsrf-token')
        ? ['header X-XSRF-TOKEN is missing']
        : []),
      ...(operation.body === undefined && body !== null
        ? ['a body is sent that the document does not have']
        : wrongBody('the body', operation.body, body)),
    ];
  };

  return {
    operationOf,
    differences: (exchange, only) => {
      const operation = operationOf(exchange);
      if (operation === undefined) return [`${exchange.method} ${exchange.path}: the document has no such call`];
      const { status } = exchange;
      const response = operation.responses.get(status);
      const found = [
        ...(only === 'answer' || REFUSED_FOR_CONTENT.includes(status) ? [] : wrongRequest(operation, exchange)),
        ...(response === undefined
          ? ['the document has no such answer']
          : wrongBody('the reply', response.content, exchange.reply)),
      ];
      return found.map((difference) => `${operation.name} ${status}: ${difference}`);
    },
  };
};
