/** A style rule with one of its selectors. */
export interface StyleRule {
  readonly selector: string;
  /** Where the rule begins, from 1. */
  readonly line: number;
  /** The innermost `@layer` around it, or undefined outside of every layer. */
  readonly layer: string | undefined;
  /** Stands within a media query. */
  readonly isConditional: boolean;
}

/** Replaces matches by spaces of the same length, so that every position and every line keeps its number. */
const blank = (css: string, pattern: RegExp): string =>
  css.replaceAll(pattern, (text) => text.replaceAll(/[^\n]/g, ' '));

const COMMENTS = /\/\*[\s\S]*?\*\//g;
const STRINGS = /"[^"\n]*"|'[^'\n]*'/g;

/** Splits at commas that stand outside of parentheses and brackets: `a, :is(b, c)` are two. */
const splitSelectors = (list: string): readonly string[] => {
  const selectors: string[] = [''];
  let depth = 0;
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors.map((selector) => selector.trim().replaceAll(/\s+/g, ' '));
};

/** Reads every rule of a style sheet, one entry for each selector. Steps of `@keyframes` are no rules. */
export const readStyleRules = (css: string): readonly StyleRule[] => {
  const code = blank(css, COMMENTS);
  const text = blank(code, STRINGS);
  const rules: StyleRule[] = [];
  /** The preludes of the blocks around a position. */
  const around: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '{') {
      const written = code.slice(start, index);
      const prelude = written.trim();
      const isNested = around.some((one) => !one.startsWith('@') || one.startsWith('@keyframes'));
      if (!prelude.startsWith('@') && !isNested) {
        const line = text.slice(0, start + written.length - written.trimStart().length).split('\n').length;
        const layer = around
          .findLast((one) => one.startsWith('@layer'))
          ?.slice('@layer'.length)
          .trim();
        const isConditional = around.some((one) => one.startsWith('@media'));
        rules.push(...splitSelectors(prelude).map((selector) => ({ selector, line, layer, isConditional })));
      }
      around.push(prelude);
    } else if (letter === '}') around.pop();
    if (letter === '{' || letter === '}' || letter === ';') start = index + 1;
  }
  return rules;
};

const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** What stands before the first space or combinator outside of parentheses and brackets. */
const headOf = (selector: string): string => {
  let depth = 0;
  for (let index = 0; index < selector.length; index += 1) {
    const letter = selector[index] ?? '';
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && ' >+~'.includes(letter)) return selector.slice(0, index);
  }
  return selector;
};

/**
 * The rules of the layer `screens` that can match on any page: their selector does not begin with a class, so that a
 * style sheet which one page has loaded changes the next one. A class within `:has()` or `:is()` counts, one within
 * `:not()` does not.
 */
export const leakingRules = (css: string): readonly StyleRule[] =>
  readStyleRules(css).filter(
    ({ selector, layer }) => layer === 'screens' && !/\.[a-z_-]/i.test(headOf(selector).replaceAll(NEGATION, '')),
  );

/**
 * Rules of the layer `screens` in media queries whose rule without the query stands in another style sheet, as
 * `file:line selector`. The two may be loaded by different pages, so that a narrow screen keeps what is meant for a
 * wide one. `sheets`: texts by file.
 */
export const strayOverrides = (sheets: Readonly<Record<string, string>>): readonly string[] => {
  const read = Object.entries(sheets).map(([file, css]) => ({ file, rules: readStyleRules(css) }));
  const plain = read.map(({ file, rules }) => ({
    file,
    selectors: new Set(rules.filter(({ isConditional }) => !isConditional).map(({ selector }) => selector)),
  }));
  return read.flatMap(({ file, rules }) =>
    rules
      .filter(
        ({ layer, isConditional, selector }) =>
          layer === 'screens' &&
          isConditional &&
          !plain.some((sheet) => sheet.file === file && sheet.selectors.has(selector)) &&
          plain.some(({ selectors }) => selectors.has(selector)),
      )
      .map(({ line, selector }) => `${file}:${line} ${selector}`),
  );
};
