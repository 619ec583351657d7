
import { loginModel } from '#e2e/session/login.model.ts';
import type { Model } from './model.ts';

/** The model of each flow, by area and name. */
export const models: Readonly<Record<string, Model>> = {
  'session/login': loginModel,

};
