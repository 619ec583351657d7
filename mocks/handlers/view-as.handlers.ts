import { catalogue } from '#contracts/catalogue.ts';
import { endImpersonation, impersonate } from '../rules/view-as.rules.ts';
import { handle } from './handle.ts';

export const viewAsHandlers = {
  impersonate: handle(catalogue.impersonate, impersonate),
  endImpersonation: handle(catalogue.endImpersonation, endImpersonation),
};
