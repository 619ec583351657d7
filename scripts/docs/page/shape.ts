import type { JsonSchema } from '../json-schemas.ts';
import { html, type Html, prose } from './html.ts';

/** The parts of a JSON Schema that the contract's shapes use. */
interface Read {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly description?: string;
  readonly contentMediaType?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly pattern?: string;
}

export const shapeAnchor = (name: string): string => `shape-${name}`;

/** The name that a schema refers to; null where it stands by itself. */
export const nameOf = ({ $ref }: Read): string | null => $ref?.replace('#/components/schemas/', '') ?? null;

const limitsOf = ({ minLength, maxLength, minItems, pattern }: Read): string => {
  const characters =
    maxLength === undefined
      ? minLength === undefined
        ? []
        : [`at least ${minLength} characters`]
      : [`${minLength ?? 0} to ${maxLength} characters`];
  const found = [
    ...characters,
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
    ...(pattern === undefined ? [] : [pattern]),
  ];
  return found.length === 0 ? '' : ` /* ${found.join(', ')} */`;
};

const joined = (parts: readonly Html[]): Html =>
  html`${parts.map((part, at) => html`${at === 0 ? null : ' | '}${part}`)}`;

const objectText = ({ properties = {}, required = [], additionalProperties }: Read, indent: string): Html => {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([key, value]) => {
    const { description } = value as Read;
    return html`${inner}${key}${required.includes(key) ? '' : '?'}: ${shapeText(value, inner)};${description === undefined ? '' : ` // ${description}`}\n`;
  });
  const rest =
    typeof additionalProperties === 'object' ? html`${inner}[key]: ${shapeText(additionalProperties, inner)};\n` : null;
  const isClosed = additionalProperties === false;
  return html`{\n${lines}${rest}${isClosed ? `${inner}// and no other key\n` : null}${indent}}`;
};

/** A shape in the notation of TypeScript, with each named shape linked to its own. */
export const shapeText = (schema: JsonSchema, indent = ''): Html => {
  const read = schema as Read;
  const name = nameOf(read);
  if (name !== null) return html`<a href="#${shapeAnchor(name)}">${name}</a>`;
  if (read.contentMediaType !== undefined) return html`file`;
  if (read.const !== undefined) return html`${JSON.stringify(read.const)}`;
  if (read.enum !== undefined) return joined(read.enum.map((value) => html`${JSON.stringify(value)}`));
  if (read.anyOf !== undefined) return joined(read.anyOf.map((option) => shapeText(option, indent)));
  if (read.type === 'array') {
    const items = read.items as Read;
    const element = shapeText(read.items ?? {}, indent);
    return html`${Array.isArray(items.type) || items.anyOf !== undefined ? html`(${element})` : element}[]${limitsOf(read)}`;
  }
  if (read.type === 'object') return objectText(read, indent);
  return html`${read.type === undefined ? 'any' : [read.type].flat().join(' | ')}${limitsOf(read)}`;
};

/** Every named shape of the document. */
export const shapesSection = (
  schemas: Readonly<Record<string, JsonSchema>>,
): Html => html`<section id="shapes" aria-labelledby="shapes-title"><h2 id="shapes-title">Shapes</h2>
<p>What the app takes. A key with a question mark may be missing; an object may hold more keys unless it says otherwise.</p>
${Object.entries(schemas).map(
  ([
    name,
    schema,
  ]) => html`<article class="entry" id="${shapeAnchor(name)}" aria-labelledby="${shapeAnchor(name)}-title">
<h3 id="${shapeAnchor(name)}-title">${name}</h3>${(schema as Read).description === undefined ? null : html`<p>${prose((schema as Read).description ?? '')}</p>`}
<pre><code>${shapeText(schema)}</code></pre></article>`,
)}</section>`;
