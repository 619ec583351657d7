import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { nodeOf, unwrapped } from '#contracts/schema-node.ts';

/** The cells of a row of table X as they are written. */
export interface TableRow {
  readonly number: string;
  readonly call: string;
  readonly query: string;
  readonly body: string;
  readonly success: string;
  readonly errors: string;
  readonly contract: string;
}

/** What a row or an endpoint says of a call, in one notation. */
export interface CallDescription {
  /** Verb and path, without prefix. */
  readonly call: string;
  /** Names, sorted. */
  readonly query: string;
  /** `name=value` for each value that never varies, sorted. */
  readonly fixedQuery: string;
  /** Names of every form the body may have, sorted, nested ones with their path; `multipart` before those of a form. */
  readonly body: string;
  /** Statuses, sorted. */
  readonly success: string;
  /** Preset, then the exceptions by status. */
  readonly errors: string;
  /** Certainty. */
  readonly contract: string;
}

const listed = (names: Iterable<string>): string => [...new Set(names)].toSorted().join(', ');

/** Reads the rows of table X out of the checklist. A pipe within a cell is escaped there. */
export const readTableX = (checklist: string): readonly TableRow[] =>
  [...checklist.matchAll(/^\| X-\d+ \|.*$/gm)].map(([line]) => {
    const [, number = '', call = '', query = '', body = '', success = '', errors = '', contract = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.replaceAll('\\|', '|').trim());
    return { number, call, query, body, success, errors, contract };
  });

/** A cell without its remarks, which stand in parentheses; a dash stands for nothing. */
const withoutRemarks = (cell: string): string => cell.replaceAll(/\s*\([^)]*\)/g, '').replace(/^–$/, '');

/**
 * The items of a query cell: `, ` separates them, a comma alone the values of one item; what may be left out stands in
 * brackets.
 */
const queryItems = (cell: string): readonly string[] =>
  withoutRemarks(cell)
    .replaceAll(/\s*\[, ([^\]]*)\]/g, ', $1')
    .split(', ')
    .filter((item) => item !== '')
    .map((item) => (item === 'org' ? 'organisation_id' : item));

/** Every name in a body cell; those in braces belong to the name before them. */
const bodyNames = (cell: string): readonly string[] => {
  const path: string[] = [];
  let last = '';
  return [...cell.matchAll(/\w+|[{}]/g)].flatMap(([token]) => {
    if (token === '{') path.push(last);
    else if (token === '}') path.pop();
    else {
      last = token;
      return [[...path, token].join('.')];
    }
    return [];
  });
};

const bodyOf = (cell: string): string => {
  const [, multipart = '', names = ''] =
    /^(multipart )?(.*)$/.exec(withoutRemarks(cell).replaceAll('**or**', ',')) ?? [];
  return `${multipart}${listed(bodyNames(names))}`;
};

const CERTAINTIES: Readonly<Record<string, string>> = { K: 'known', P: 'partly', A: 'assumed' };

/** What a row says. A cell of success without a status means 200; an order of exceptions means nothing. */
export const describeRow = ({ call, query, body, success, errors, contract }: TableRow): CallDescription => {
  const items = queryItems(query);
  const [preset = '', ...exceptions] = withoutRemarks(errors).split(', ');
  return {
    call: withoutRemarks(call),
    query: listed(items.map((item) => item.replace(/=.*$/, ''))),
    fixedQuery: listed(items.filter((item) => item.includes('='))),
    body: bodyOf(body),
    success: listed([...success.matchAll(/\b2\d\d\b/g)].map(([status]) => status)) || '200',
    errors: [preset, ...exceptions.toSorted()].join(', '),
    contract: CERTAINTIES[contract.slice(0, 1)] ?? contract,
  };
};

/** The names of every object that a schema describes, nested ones with their path. */
const schemaNames = (schema: Schema, path: readonly string[] = []): readonly string[] => {
  const { shape = {}, element, options = [] } = nodeOf(unwrapped(schema));
  const parts = Object.entries(shape).flatMap(([name, part]) => [
    [...path, name].join('.'),
    ...schemaNames(part, [...path, name]),
  ]);
  return [
    ...parts,
    ...[...options, ...(element === undefined ? [] : [element])].flatMap((part) => schemaNames(part, path)),
  ];
};

/** What an endpoint declares. */
export const describeEndpoint = ({
  method,
  path,
  query,
  fixedQuery = {},
  body,
  encoding,
  success,
  errors,
  contract,
}: Endpoint): CallDescription => ({
  call: `${method} ${path}`,
  query: listed([...(query === undefined ? [] : schemaNames(query)), ...Object.keys(fixedQuery)]),
  fixedQuery: listed(
    Object.entries(fixedQuery).map(([name, value]) => `${name}=${typeof value === 'object' ? value.join(',') : value}`),
  ),
  body: `${encoding === 'multipart' ? 'multipart ' : ''}${listed(body === undefined ? [] : schemaNames(body))}`,
  success: listed(success.map(String)),
  errors: [
    errors.preset,
    ...Object.entries(errors.on ?? {})
      .map(([failure, treatment]) => `${failure} ${treatment}`)
      .toSorted(),
  ].join(', '),
  contract,
});
