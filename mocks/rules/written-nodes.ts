import type { BuilderContent } from '#contracts/builder/content.schema.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfKeys = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.every((key) => typeof key === 'string'));

/** A block or a frame, as the editor of the real API stores it (P-23). */
const isNode = (value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { type, props, nodes } = value;
  const hasType = typeof type === 'string' || (isObject(type) && typeof type['resolvedName'] === 'string');
  return hasType && (props === undefined || props === null || isObject(props)) && isListOfKeys(nodes);
};

/** A server's own reading (0116): a map of nodes with a ROOT. */
const asDocument = (value: unknown): BuilderContent | null =>
  isObject(value) && 'ROOT' in value && Object.values(value).every(isNode) ? (value as BuilderContent) : null;

/** The node map of a document in base64 (P-23); null for what is none. */
export const nodesIn = (content: string | null): BuilderContent | null => {
  try {
    const bytes = Uint8Array.from(atob(content ?? ''), (mark) => mark.charCodeAt(0));
    return asDocument(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
};

/** The file of every block that names one, in the order in which the nodes are written, each once. */
export const fileIdsIn = (content: string | null): readonly number[] => {
  const named = Object.values(nodesIn(content) ?? {}).map(({ props }) => props?.['fileId']);
  return [...new Set(named.filter((id) => typeof id === 'number'))];
};
