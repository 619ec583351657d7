import { printJson } from '../print-json.ts';
import { headerOf, queryOf, type RecordedCall } from '../recordings.ts';

/** Headers that curl writes by itself, or that stand for a session that only the reader has. */
const OWN: readonly string[] = ['accept', 'content-type', 'x-xsrf-token'];

/** For a shell: in single quotes, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const queryText = (request: RecordedCall['request']): string => {
  const query = [...queryOf(request)].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
};

/** The parts of a recorded form, from its text. */
const formArguments = (text: string): readonly string[] =>
  [...text.matchAll(/name="([^"]+)"(?:; filename="([^"]+)")?[^]*?\r\n\r\n([^]*?)\r\n--/g)].map(
    ([, name = '', file, value = '']) => `-F ${quoted(file === undefined ? `${name}=${value}` : `${name}=@${file}`)}`,
  );

const bodyArguments = ({ body }: RecordedCall['request'], type: string | null): readonly string[] => {
  if (body?.content === undefined || type === null) return [];
  if (type.startsWith('multipart/form-data'))
    return formArguments(Buffer.from(body.content as string, 'base64').toString('utf8'));
  return [`-H ${quoted('Content-Type: application/json')}`, `--data ${quoted(printJson(body.content))}`];
};

/**
 * A recorded call as a command for a shell in which `HOST` is the base URL and `TOKEN` the decoded cookie XSRF-TOKEN,
 * with the session in the file `session.txt`.
 */
export const curlOf = ({ request }: RecordedCall): string => {
  const sent = Object.keys(request.headers ?? {}).filter((name) => !OWN.includes(name.toLowerCase()));
  const writes = request.method !== 'GET';
  const type = headerOf(request, 'content-type');
  return [
    `curl ${writes ? `-X ${request.method} ` : ''}"$HOST"${quoted(`${request.path}${queryText(request)}`)}`,
    '-b session.txt -c session.txt',
    `-H 'Accept: application/json'`,
    ...sent.map((name) => `-H ${quoted(`${name}: ${headerOf(request, name) ?? ''}`)}`),
    ...(writes ? [`-H "X-XSRF-TOKEN: $TOKEN"`] : []),
    ...bodyArguments(request, type),
  ].join(' \\\n  ');
};
