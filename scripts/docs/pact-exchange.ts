import { headerOf, queryOf, type RecordedBody, type RecordedCall } from './recordings.ts';
import type { Exchange, ExchangeBody } from './validate-exchange.ts';

/** The parts of a form by name: text as it is, a file by its name. */
const formOf = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Readonly<Record<string, string>>> => {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, part]) => [name, typeof part === 'string' ? part : part.name]));
};

const bodyOf = async (body: RecordedBody | undefined, type: string | null): Promise<ExchangeBody | null> => {
  if (body?.content === undefined || type === null) return null;
  const bytes = body.encoded === 'base64' ? Uint8Array.from(Buffer.from(body.content as string, 'base64')) : undefined;
  if (bytes !== undefined && type.startsWith('multipart/form-data')) return { type, value: await formOf(bytes, type) };
  return { type, value: bytes === undefined ? body.content : null };
};

/** A recorded call as it travelled. */
export const exchangeOf = async ({ request, response }: RecordedCall): Promise<Exchange> => ({
  method: request.method,
  path: request.path,
  query: queryOf(request),
  headers: new Headers(
    Object.keys(request.headers ?? {}).map((name) => [name, headerOf(request, name) ?? ''] as [string, string]),
  ),
  body: await bodyOf(request.body, headerOf(request, 'content-type')),
  status: response.status,
  reply: await bodyOf(response.body, headerOf(response, 'content-type')),
});
