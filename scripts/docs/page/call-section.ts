import type { Endpoint } from '#contracts/endpoint.ts';
import { type Answer, answersOf } from '../app-does.ts';
import type { OpenQuestion } from '../assumptions.ts';
import type { JsonSchema } from '../json-schemas.ts';
import type { Operation } from '../operation-index.ts';
import type { RecordedCall } from '../recordings.ts';
import { html, type Html, type HtmlPart, prose } from './html.ts';
import { refusalsTable, successExample } from './interactions.ts';
import { certaintyMark, questionNote } from './parts.ts';
import { nameOf, shapeText } from './shape.ts';

/** A call with everything that is told of it. */
export interface DocumentedCall {
  readonly endpoint: Endpoint;
  readonly operation: Operation;
  readonly questions: readonly OpenQuestion[];
  readonly recorded: readonly RecordedCall[];
}

const SESSIONS: Readonly<Record<Endpoint['session'], string>> = {
  none: 'anybody',
  challenged: 'somebody who gave the password and owes the code',
  required: 'somebody signed in',
};

const needsOf = ({ needs = {} }: Endpoint): readonly string[] =>
  Object.entries(needs).map(([object, actions]) => `${object}: ${actions.join(', ')}`);

const REPLIES: Readonly<Record<NonNullable<Endpoint['replies']>, string>> = {
  json: 'JSON',
  empty: 'no body, or any JSON',
  blob: 'the bytes of a file',
};

/** The schema of the body, or of the reply to a success. */
const schemaOf = (content: Operation['body']): JsonSchema | undefined => Object.values(content ?? {})[0]?.schema;

const bodySchema = ({ body }: Operation): JsonSchema | undefined => schemaOf(body);
const replySchema = ({ endpoint, operation }: Pick<DocumentedCall, 'endpoint' | 'operation'>): JsonSchema | undefined =>
  schemaOf(operation.responses.get(endpoint.success[0] ?? 200)?.content);

/** A shape in one line: its name, or that of its elements. Others are spelled out below. */
const inLine = (schema: JsonSchema | undefined): Html | null => {
  if (schema === undefined) return null;
  const { items } = schema as { readonly items?: JsonSchema };
  return nameOf(schema) !== null || (items !== undefined && nameOf(items) !== null)
    ? html`<code>${shapeText(schema)}</code>`
    : null;
};

const spelledOut = (title: string, schema: JsonSchema | undefined): Html | null =>
  schema === undefined || inLine(schema) !== null
    ? null
    : html`<h4>${title}</h4><pre><code>${shapeText(schema)}</code></pre>`;

const facts = ({ endpoint, operation }: DocumentedCall): readonly (readonly [name: string, value: HtmlPart])[] => [
  ['Who', SESSIONS[endpoint.session]],
  ...(inLine(bodySchema(operation)) === null ? [] : [['Body', inLine(bodySchema(operation))] as const]),
  [
    'Answer',
    html`${endpoint.success.join(' or ')}, ${inLine(replySchema({ endpoint, operation })) ?? REPLIES[endpoint.replies ?? 'json']}`,
  ],
  ...(endpoint.method === 'GET' ? [] : [['CSRF token', endpoint.csrf === 'exempt' ? 'not needed' : 'needed'] as const]),
  ...needsOf(endpoint).map((need) => ['Permission', need] as const),
];

const kindOf = ({ type, const: value, enum: members }: Readonly<Record<string, unknown>>): Html => {
  if (value !== undefined)
    return html`always <code>${(Array.isArray(value) ? value : [value]).map(String).join(',')}</code>`;
  if (Array.isArray(members)) return html`one of ${members.join(', ')}`;
  return html`${type === 'array' ? 'texts, joined with commas' : [type].flat().join(' or ') || 'any'}`;
};

const parametersTable = ({ parameters }: Operation): Html | null => {
  const own = parameters.filter((parameter) => parameter.in !== 'header');
  if (own.length === 0) return null;
  return html`<h4>Parameters</h4>
<table class="table"><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Value</th><th scope="col">Sent</th></tr></thead>
<tbody>${own.map(
    ({ name, in: location, schema, required, example }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${location}</td><td>${kindOf(schema)}${example === undefined ? null : html`, such as ${example}`}</td><td>${required ? 'always' : 'sometimes'}</td></tr>`,
  )}</tbody></table>`;
};

const answersTable = (answers: readonly Answer[]): Html => html`<h4>What the app does</h4>
<table class="table"><thead><tr><th scope="col">Answer</th><th scope="col">The app</th></tr></thead>
<tbody>${answers.map(({ cases, does }) => html`<tr><th scope="row">${cases.join(', ')}</th><td>${does}</td></tr>`)}</tbody></table>`;

const OVERRIDE = 'Travels as POST with the header X-HTTP-Method-Override: DELETE.';

/** One call: what it is, what is open about it, its examples, and what the app does with each answer. */
export const callSection = (call: DocumentedCall): Html => {
  const { endpoint, operation, questions, recorded } = call;
  // What is assumed of a call that the specification fixes comes after what is known.
  const successes = recorded
    .filter(({ response }) => endpoint.success.includes(response.status))
    .toSorted((one, other) => one.provider.length - other.provider.length);
  const refusals = recorded.filter(({ response }) => !endpoint.success.includes(response.status));
  return html`<article class="entry" id="${endpoint.name}" aria-labelledby="${endpoint.name}-title">
<h3 id="${endpoint.name}-title"><a href="#${endpoint.name}"><span class="verb">${endpoint.method}</span> <code>/${endpoint.path}</code></a></h3>
<p class="meta facts"><span>${endpoint.number}</span><span>${endpoint.name}</span>${certaintyMark(endpoint.contract)}</p>
<p>${prose(endpoint.description)}</p>
${endpoint.method === 'DELETE' ? html`<p>${OVERRIDE}</p>` : null}
${questionNote(questions)}
<dl class="facts">${facts(call).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${parametersTable(operation)}
${spelledOut('Body', bodySchema(operation))}
${spelledOut('Reply', replySchema(call))}
${successes.map((call, at) => successExample(call, at === 0))}
${refusalsTable(refusals)}
${answersTable(answersOf(endpoint))}
</article>`;
};
