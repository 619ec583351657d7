import type { WrongRule } from './wrong-rule.ts';

const moduleView = 'mocks/rules/module-view.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a module lists everybody’s evidence',
    file: moduleView,
    from: '.where((one) => one.user_id === userId && one.organisation_id',
    to: '.where((one) => one.organisation_id',
  },
  {
    name: 'a module lists no evidence that was decided',
    file: moduleView,
    from: '.where((one) => one.user_id === userId && one.organisation_id',
    to: ".where((one) => one.status === 'pending' && one.user_id === userId && one.organisation_id",
  },
];
