import type { PactJson } from './merge-pacts.ts';

interface RuleList {
  readonly combine: string;
  readonly matchers: readonly unknown[];
}

type Rules = Readonly<Record<string, RuleList>>;

const asAlternatives = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).map(([path, list]) => [path, list.matchers.length > 1 ? { ...list, combine: 'OR' } : list] as const));

interface Part {
  readonly matchingRules?: { readonly body?: Rules };
}

const ofPart = <P extends Part>(part: P): P => (part.matchingRules?.body === undefined ? part : { ...part, matchingRules: { ...part.matchingRules, body: asAlternatives(part.matchingRules.body) } });

/**
 * Says of each place of a body with several rules that one of them is enough: a number or null, a number or a date (0120).
 * Pact's format knows it (`combine`), the language in which pacts are written for node does not; there, rules at one place
 * must all hold, which these never can.
 */
export const withAlternatives = (pact: PactJson): PactJson => ({
  ...pact,
  interactions: pact.interactions.map((interaction) => {
    const { response, contents } = interaction as { response?: Part; contents?: Part };
    return { ...interaction, ...(response === undefined ? {} : { response: ofPart(response) }), ...(contents === undefined ? {} : { contents: ofPart(contents) }) };
  }),
});
