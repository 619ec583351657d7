import type { WrongRule } from './wrong-rule.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'anybody hears the channel of anybody',
    file: 'mocks/rules/notifications.rules.ts',
    from: 'body.channel_name === userChannel(user.id)',
    to: "body.channel_name !== ''",
  },
];
