import type { WrongRule } from './wrong-rule.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a payment is counted as the viewing of a module',
    file: 'mocks/rules/module-progress.rules.ts',
    from: "if (data.type === 'payment') return reply(204, null);",
    to: "if (data.type === 'payment') return notFound('Module', data.basket);",
  },
];
