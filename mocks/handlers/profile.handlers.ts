import { catalogue } from '#contracts/catalogue.ts';
import { getMe, listUsers, viewAvatar } from '../rules/profile.rules.ts';
import { handle } from './handle.ts';

export const profileHandlers = {
  getMe: handle(catalogue.getMe, getMe),
  listUsers: handle(catalogue.listUsers, listUsers),
  viewAvatar: handle(catalogue.viewAvatar, viewAvatar),
};
