import type { WrongRule } from './wrong-rule.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a release has no name',
    file: 'mocks/rules/releases.rules.ts',
    from: "without(release, ['id', 'reason'])",
    to: "without(release, ['id', 'reason', 'name'])",
  },
];
