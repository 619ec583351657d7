import type { WrongRule } from './wrong-rule.ts';

const profile = 'mocks/rules/profile.rules.ts';
const paging = 'mocks/rules/paging.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'nobody is asked for a permission',
    file: 'mocks/rules/permissions.ts',
    from: 'if (requirement === undefined) return true;',
    to: 'if (userId !== 0) return true;',
  },
  {
    name: 'a profile does not say that somebody views as its person',
    file: profile,
    from: 'impersonated: visitor.session?.viewer_id !== undefined',
    to: 'impersonated: false',
  },
  {
    name: 'everybody is a super user',
    file: profile,
    from: 'super: user.super',
    to: 'super: true',
    unseen: 'missing means that somebody is none, and pact cannot say false or missing',
  },
  { name: 'nobody is a super user', file: profile, from: 'super: user.super', to: 'super: false' },
  {
    name: 'a page holds one row too many',
    file: paging,
    from: 'current * perPage);',
    to: 'current * perPage + 1);',
  },
  {
    name: 'a page begins a row late',
    file: paging,
    from: 'rows.slice((current - 1) * perPage',
    to: 'rows.slice((current - 1) * perPage + 1',
  },
  {
    name: 'a page says that it is another',
    file: paging,
    from: 'current_page: current,',
    to: 'current_page: current + 1,',
  },
  {
    name: 'a page says another length',
    file: paging,
    from: 'per_page: perPage,',
    to: 'per_page: DEFAULT_PER_PAGE,',
  },
];
