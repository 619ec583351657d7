import type { JsonSchema } from './json-schemas.ts';
import type { OpenApiDocument } from './openapi.ts';

/** A parameter, a response or a body with its references followed. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly example?: string | number;
  readonly schema: JsonSchema;
}

/** What may stand in a body, by media type; none: no body is told of. */
type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>> | undefined;

/** An operation of the document, ready to be compared with a call. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Whether the flag of a download tells it from another operation at its path (0334). */
  readonly isDownload: boolean;
  readonly pattern: RegExp;
  readonly parameters: readonly Parameter[];
  readonly body: Content;
  readonly responses: ReadonlyMap<number, { readonly content: Content }>;
  readonly needsToken: boolean;
}

/**
 * The text of a path template as a pattern: each parameter is one part, under its name. A slash at the end makes no
 * other path: the specification writes both (X-044), and Laravel reads both.
 */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`)
      .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`,
  );

const DOWNLOAD = '?download=true';

/** Follows a reference into the components. */
const resolved = (document: OpenApiDocument, value: unknown): unknown => {
  const { $ref } = value as { readonly $ref?: string };
  const [, group = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec($ref ?? '') ?? [];
  return $ref === undefined ? value : document.components[group]?.[name];
};

const operationAt = (document: OpenApiDocument, path: string, method: string, declared: JsonSchema): Operation => {
  const {
    operationId,
    parameters = [],
    requestBody,
    responses,
    security = [],
  } = declared as {
    readonly operationId: string;
    readonly parameters?: readonly unknown[];
    readonly requestBody?: { readonly content: Content };
    readonly responses: Readonly<Record<string, unknown>>;
    readonly security?: readonly Readonly<Record<string, unknown>>[];
  };
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    isDownload: path.endsWith(DOWNLOAD),
    pattern: patternOf(path.replace(DOWNLOAD, '')),
    parameters: parameters.map((parameter) => resolved(document, parameter) as Parameter),
    body: requestBody?.content,
    responses: new Map(
      Object.entries(responses).map(([status, response]) => [
        Number(status),
        resolved(document, response) as { readonly content: Content },
      ]),
    ),
    needsToken: security.some((requirement) => 'csrf' in requirement),
  };
};

/**
 * Every operation; those whose path has no parameter come first, because a parameter takes any text, and downloads
 * before what they are a download of.
 */
export const operationsOf = (document: OpenApiDocument): readonly Operation[] =>
  Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, declared]) => operationAt(document, path, method, declared)),
    )
    .toSorted(
      (one, other) =>
        Number(other.isDownload) - Number(one.isDownload) ||
        Number(one.path.includes('{')) - Number(other.path.includes('{')),
    );
