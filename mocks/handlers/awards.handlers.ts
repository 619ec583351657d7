import { catalogue } from '#contracts/catalogue.ts';
import { getPoints } from '../rules/awards.rules.ts';
import { handle } from './handle.ts';

export const awardsHandlers = { getPoints: handle(catalogue.getPoints, getPoints) };
