import { BuilderContent } from '#contracts/builder/content.schema.ts';

/** The node map of a document in base64 (P-23); null for what is none. */
export const nodesIn = (content: string | null): BuilderContent | null => {
  try {
    const bytes = Uint8Array.from(atob(content ?? ''), (mark) => mark.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return BuilderContent.safeParse(value).data ?? null;
  } catch {
    return null;
  }
};

/** The file of every block that names one, in the order in which the nodes are written, each once. */
export const fileIdsIn = (content: string | null): readonly number[] => {
  const named = Object.values(nodesIn(content) ?? {}).map(({ props }) => props?.['fileId']);
  return [...new Set(named.filter((id) => typeof id === 'number'))];
};
