import { catalogue } from '#contracts/catalogue.ts';
import { authoriseChannel } from '../rules/notifications.rules.ts';
import { handle } from './handle.ts';

export const notificationsHandlers = { authoriseChannel: handle(catalogue.authoriseChannel, authoriseChannel) };
