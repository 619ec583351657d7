import { catalogue } from '#contracts/catalogue.ts';
import { confirmTwoFactor, forgotPassword, getCsrfCookie, identify, login, logout, resetPassword } from '../rules/session.rules.ts';
import { endImpersonation, impersonate } from '../rules/view-as.rules.ts';
import { handle } from './handle.ts';

export const sessionHandlers = {
  getCsrfCookie: handle(catalogue.getCsrfCookie, getCsrfCookie),
  login: handle(catalogue.login, login),
  identify: handle(catalogue.identify, identify),
  confirmTwoFactor: handle(catalogue.confirmTwoFactor, confirmTwoFactor),
  logout: handle(catalogue.logout, logout),
  forgotPassword: handle(catalogue.forgotPassword, forgotPassword),
  resetPassword: handle(catalogue.resetPassword, resetPassword),
  impersonate: handle(catalogue.impersonate, impersonate),
  endImpersonation: handle(catalogue.endImpersonation, endImpersonation),
};
