import type { Endpoint } from '#contracts/endpoint.ts';

/** Stands for an inserted value. */
const VALUE = '\u{FFFC}';
const SEGMENT = `(?:${VALUE}|[\\w.-]+)`;

/** Calls whose path is that of a page, too: a link to the page looks the same. */
const PAGES: readonly string[] = [
  'assessments/{id}',
  'modules/{id}',
  'collections/{id}',
  'categories/{id}',
  'pages/{id}',
  'a/{key}',
  'e/{key}',
  'users/{userId}/assessments/{assessmentId}',
  'register/{path}',
  'subscribe/{path}',
];

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`);
const withValues = (template: string): string => escaped(template).replaceAll(/\{\w+\}/g, SEGMENT);

/** The texts in quotes of a source, without comments and imports; what is inserted into a template is `VALUE`. */
const textsIn = (source: string): readonly string[] => {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import [^;]*;$/gm, '');
  return [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) =>
    text.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, VALUE),
  );
};

/**
 * What an address of this endpoint looks like in a source: the whole path, below any base; and where a page loads the
 * bytes itself, also the end of the path, from its first parameter on or behind it. A path of one word is a word like
 * any other.
 */
const patternsOf = ({ path, replies }: Endpoint): readonly RegExp[] => {
  if (!path.includes('/') || PAGES.includes(path)) return [];
  const whole = new RegExp(`^(?:${VALUE}|/|\\w+://[^?]*/|/api/)?/?${withValues(path)}/?(?:\\?.*)?$`);
  const end = /\{\w+\}(\/.*)$/s.exec(path)?.[1];
  return replies === 'blob' && end !== undefined
    ? [whole, new RegExp(`^${VALUE}?${withValues(end)}(?:\\?.*)?$`)]
    : [whole];
};

/** The texts of a source that spell an address of the API, or a part of one. */
export const spelledAddresses = (source: string, endpoints: readonly Endpoint[]): readonly string[] => {
  const patterns = endpoints.flatMap(patternsOf);
  return textsIn(source)
    .filter((text) => patterns.some((pattern) => pattern.test(text)))
    .map((text) => text.replaceAll(VALUE, '…'));
};
