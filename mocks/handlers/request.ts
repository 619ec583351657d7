import { trimmed } from '../rules/validation.ts';
import { parseMultipart } from './multipart.ts';

/** A body that grew past what a server takes at once: 32 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

const isForm = (type: string): boolean => type.startsWith('application/x-www-form-urlencoded');

/**
 * L22: the method that a POST stands for, by header, query or body. The body is read from a copy, and only where it is
 * small text.
 */
export const methodOf = async (request: Request): Promise<string> => {
  if (request.method !== 'POST') return request.method;
  const named = request.headers.get('x-http-method-override') ?? new URL(request.url).searchParams.get('_method');
  if (named !== null) return named.toUpperCase();
  const type = request.headers.get('content-type') ?? '';
  if (!type.includes('json') && !isForm(type)) return 'POST';
  const text = await request.clone().text();
  if (!text.includes('_method')) return 'POST';
  if (isForm(type)) return (new URLSearchParams(text).get('_method') ?? 'POST').toUpperCase();
  const body = parseJson(text);
  return typeof body === 'object' && body !== null && '_method' in body ? String(body._method).toUpperCase() : 'POST';
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // What Laravel does with a body that is no JSON: it sees an empty one, and validation says what is missing.
    return {};
  }
};

const withoutMethod = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('_method' in body)) return body;
  const { _method: _, ...rest } = body;
  return rest;
};

/** The query as a record, trimmed (L24). A key that comes twice keeps its last value. */
export const queryOf = (request: Request): Record<string, unknown> => {
  const { _method: _, ...query } = Object.fromEntries(new URL(request.url).searchParams);
  return trimmed(Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim() !== ''))) as Record<
    string,
    unknown
  >;
};

/** The body: JSON, a form, or parts of which files stay as they are; trimmed (L24). Undefined where the size is refused. */
export const bodyOf = async (request: Request): Promise<unknown> => {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data'))
    return trimmed(parseMultipart(new Uint8Array(await request.arrayBuffer()), type));
  if (isForm(type)) return trimmed(withoutMethod(Object.fromEntries(new URLSearchParams(await request.text()))));
  return trimmed(withoutMethod(parseJson(await request.text())));
};

const SECRETS = new Set([
  'password',
  'password_confirmation',
  'password_current',
  'current_password',
  'token',
  'code',
  'recovery_code',
  'secret',
  'cookie',
]);

/** A copy for the log: secrets hidden, a file by its name and size. */
export const redacted = (value: unknown, key = ''): unknown => {
  if (SECRETS.has(key)) return value === null || value === undefined ? value : '[hidden]';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => redacted(part, key));
  if ('size' in value && 'arrayBuffer' in value)
    return `[file ${'name' in value ? String(value.name) : ''}, ${String(value.size)} bytes]`;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redacted(part, name)]));
};
