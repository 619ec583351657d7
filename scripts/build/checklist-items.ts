const BULLET = /\*\*([A-Z]{1,2}-?\d+)\*\* ?([\s\S]*?)(?= \*\*[A-Z]{1,2}-?\d+\*\*|$)/g;
const ROW = /^\| ?([A-Z]-?\d+) ?\| ?(.+?) ?\|(?: |$)/;

/** The text of each item of the checklist, by its number; of a table the first cell that says something. */
export const checklistItems = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    markdown.split('\n').flatMap((line) => {
      if (line.startsWith('- '))
        return [...line.matchAll(BULLET)].map(([, item = '', text = '']) => [item, text.trim()] as const);
      const [, item, text = ''] = ROW.exec(line) ?? [];
      return item === undefined ? [] : [[item, text] as const];
    }),
  );
