import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { PactJson } from './merge-pacts.ts';

const endpoints: Readonly<Record<string, Endpoint>> = catalogue;

interface RuleList {
  readonly combine: string;
  readonly matchers: readonly unknown[];
}

type Rules = Readonly<Record<string, RuleList>>;

const asAlternatives = (rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(
      ([path, list]) => [path, list.matchers.length > 1 ? { ...list, combine: 'OR' } : list] as const,
    ),
  );

interface Part {
  readonly matchingRules?: { readonly body?: Rules };
}

const ofPart = <P extends Part>(part: P): P =>
  part.matchingRules?.body === undefined
    ? part
    : { ...part, matchingRules: { ...part.matchingRules, body: asAlternatives(part.matchingRules.body) } };

/** Table X lets some calls succeed with 200 or 204: which of them is the server's own. */
const withStatuses = (interaction: {
  readonly description: string;
  readonly response?: Part & { readonly status?: number };
}): object => {
  const { description, response } = interaction;
  if (response?.status === undefined) return interaction;
  const { success = [] } = endpoints[description.split(':')[0] ?? ''] ?? {};
  if (success.length < 2 || !success.includes(response.status)) return interaction;
  return {
    ...interaction,
    response: {
      ...response,
      matchingRules: {
        ...response.matchingRules,
        status: { $: { combine: 'AND', matchers: [{ match: 'statusCode', status: 'success' }] } },
      },
    },
  };
};

/**
 * Says of each place of a body with several rules that one of them is enough: a number or null, a number or a date
 * (0120). Pact's format knows it (`combine`), the language in which pacts are written for node does not; there, rules
 * at one place must all hold, which these never can. So it is with calls that may succeed with several statuses.
 */
export const withAlternatives = (pact: PactJson): PactJson => ({
  ...pact,
  interactions: pact.interactions.map((interaction) => {
    const { response, contents } = interaction as { response?: Part; contents?: Part };
    return withStatuses({
      ...interaction,
      ...(response === undefined ? {} : { response: ofPart(response) }),
      ...(contents === undefined ? {} : { contents: ofPart(contents) }),
    }) as PactJson['interactions'][number];
  }),
});
