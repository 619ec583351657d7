import type { Catalogue } from '#contracts/catalogue.ts';
import { userChannel } from '#contracts/notifications/realtime-events.schema.ts';
import { signatureOf } from '../realtime/signature.ts';
import { forbidden, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** L26, I-09, I-11: a person hears their own channel and no other; while viewing as a learner, the learner's. */
export const authoriseChannel: Rule<Catalogue['authoriseChannel']> = ({ user, body }) =>
  body.channel_name === userChannel(user.id)
    ? reply(200, { auth: signatureOf(body.socket_id, body.channel_name) })
    : forbidden();
