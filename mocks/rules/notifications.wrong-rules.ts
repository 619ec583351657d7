import type { WrongRule } from './wrong-rule.ts';

const publishing = 'mocks/realtime/publish.ts';
const works = 'mocks/jobs/works.ts';
const viewing = 'mocks/rules/view-as.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'anybody hears the channel of anybody',
    file: 'mocks/rules/notifications.rules.ts',
    from: 'body.channel_name === userChannel(user.id)',
    to: "body.channel_name !== ''",
  },
  {
    name: 'nobody may hear anything',
    file: 'mocks/rules/notifications.rules.ts',
    from: 'body.channel_name === userChannel(user.id)',
    to: 'body.channel_name === userChannel(0)',
  },
  {
    name: 'events reach nobody',
    file: publishing,
    from: 'for (const userId of new Set(to)) publishRaw',
    to: 'for (const userId of new Set<number>()) publishRaw',
  },
  {
    name: 'events tell nothing',
    file: publishing,
    from: 'publishRaw(from, event, payload, userId)',
    to: 'publishRaw(from, event, {}, userId)',
  },
  {
    name: 'an event is told once for each reason to hear it',
    file: publishing,
    from: 'of new Set(to))',
    to: 'of to)',
    unseen: 'no state gives somebody two reasons',
  },
  {
    name: 'a sender hears what they did',
    file: publishing,
    from: 'exceptSocketId: socketId',
    to: 'exceptSocketId: null',
    unseen: 'whoever listens in a message pact did nothing',
  },
  {
    name: 'a report that failed was delivered',
    file: works,
    from: "publish(shop, 'export.failed', {}",
    to: "publish(shop, 'export.delivered', { file_id: 1 }",
  },
  {
    name: 'an import is complete once it was checked',
    file: works,
    from: "publish(shop, 'import.verified'",
    to: "publish(shop, 'import.complete'",
  },
  {
    name: 'nobody hears that roles have changed',
    file: works,
    from: "publish(shop, 'roles.updated', {}, [userId])",
    to: "publish(shop, 'roles.updated', {}, [])",
  },
  {
    name: 'a booking is completed in no organisation',
    file: works,
    from: "publish(shop, 'booking.completed', { organisation_id: organisationId }",
    to: "publish(shop, 'booking.completed', { organisation_id: 0 }",
    unseen: 'a pact takes any number as the organisation of an event',
  },
  {
    name: 'the end of viewing is not told',
    file: viewing,
    from: "if (viewedId !== null) publish(from, 'impersonation.ended', {}, [viewedId]);",
    to: '',
  },
  {
    name: 'the viewer is told that they are viewed',
    file: viewing,
    from: "publish(call, 'impersonation.started', {}, [viewed.id])",
    to: "publish(call, 'impersonation.started', {}, [call.user.id])",
  },
  {
    name: 'nobody hears what a reviewer decided',
    file: 'mocks/rules/review.rules.ts',
    from: '[taken.user_id, ...reviewer_ids, user.id]',
    to: '[...reviewer_ids, user.id]',
  },
];
