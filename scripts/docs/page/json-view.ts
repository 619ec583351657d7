import { printJson } from '../print-json.ts';
import type { RecordedRules } from '../recordings.ts';
import { html, type Html, trusted } from './html.ts';

/** A path as pact writes it: the elements of a list may be meant one by one or all together. */
const spellings = (path: string): readonly string[] => [path, path.replaceAll(/\[\d+\]/g, '[*]')];

/** The path above: without its last step; undefined above the root. */
const parentOf = (path: string): string | undefined =>
  path === '$' ? undefined : path.replace(/(\.\w+|\[[^\]]*\])$/, '');

const ruleAt = (rules: RecordedRules, path: string): RecordedRules[string] | undefined => {
  const spelled = spellings(path).find((each) => each in rules);
  return spelled === undefined ? undefined : rules[spelled];
};

/** An equal value, the same moment in the other encoding of dates (beside the number a pattern of its text), or null. */
const pinsValue = (rule: NonNullable<RecordedRules[string]>): boolean => {
  const kinds = new Set(rule.matchers?.map(({ match }) => match));
  if (kinds.has('equality')) return kinds.isSubsetOf(new Set(['equality', 'regex']));
  return kinds.size === 1 && kinds.has('null');
};

/**
 * Whether verification compares the value at a path as it stands: a rule says so, or no rule does at the path nor above
 * it (a rule by kind holds for everything below).
 */
const isExact = (rules: RecordedRules, path: string): boolean => {
  for (let at: string | undefined = path; at !== undefined; at = parentOf(at)) {
    const rule = ruleAt(rules, at);
    if (rule !== undefined) return pinsValue(rule);
  }
  return true;
};

/** Recorded JSON with the values marked that are compared as they stand. */
export const jsonView = (value: unknown, rules: RecordedRules): Html =>
  trusted(
    printJson(value, {
      text: (text) => html`${text}`.markup,
      leaf: (text, path) => (isExact(rules, path) ? html`<mark>${text}</mark>` : html`${text}`).markup,
    }),
  );
