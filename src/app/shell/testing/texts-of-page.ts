import type { QueryClient } from '@tanstack/react-query';

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return isDate(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
/** Every text that this page holds: cached answers and their keys, what is shown, what is on the device. */
export const textsOf = (queries: QueryClient): ReadonlySet<string> => {
  const cached = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => [...stringsIn(queryKey), ...stringsIn(state.data)]);
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (walker.nextNode() !== null) shown.push(walker.currentNode.textContent ?? '');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'data-initials'].map((name) => element.getAttribute(name) ?? ''),
  );
  return new Set([
    ...cached,
    ...shown,
    ...attributes,
    ...[localStorage, sessionStorage].flatMap((device) => Object.entries(device).flat() as string[]),
  ]);
};

/** Those of the texts in which one of the words stands. */
export const traceOf = (texts: ReadonlySet<string>, ...searched: readonly string[]) =>
  [...texts].filter((text) => searched.some((word) => text.includes(word)));
