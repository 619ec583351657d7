import type { WrongRule } from './wrong-rule.ts';

const bands = 'mocks/rules/bands.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a band is sorted the other way',
    file: bands,
    from: 'now - RECENT_DAYS * DAY ? [{ ...one, at: -addedAt',
    to: 'now - RECENT_DAYS * DAY ? [{ ...one, at: addedAt',
  },
  {
    name: 'an unknown band is empty',
    file: bands,
    from: "return notFound('Band'",
    to: "return reply(200, []) ?? notFound('Band'",
  },
];
