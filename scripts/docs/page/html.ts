/** Markup that is safe to write as it stands. Only `html` makes it. */
export interface Html {
  readonly markup: string;
}

/** What may stand in a template: text is escaped, markup is not, null leaves nothing. */
export type HtmlPart = string | number | Html | null | readonly HtmlPart[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const isList = (part: HtmlPart): part is readonly HtmlPart[] => Array.isArray(part);

const write = (part: HtmlPart): string => {
  if (part === null) return '';
  if (isList(part)) return part.map(write).join('');
  return typeof part === 'object' ? part.markup : escaped(String(part));
};

/** A template of markup. Attributes with a value stand in double quotes, so that escaped text cannot end them. */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html => ({
  markup: strings.reduce((text, string, at) => `${text}${write(parts[at - 1] ?? null)}${string}`),
});

/** Markup of files of this repository: style sheets, scripts. Never of recorded or described text. */
export const trusted = (markup: string): Html => ({ markup });

/** A sentence of a docstring: what stands between backticks is code. */
export const prose = (text: string): Html =>
  html`${text.split('`').map((piece, at) => (at % 2 === 0 ? piece : html`<code>${piece}</code>`))}`;
