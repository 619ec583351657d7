import { catalogue } from '#contracts/catalogue.ts';
import { getBand } from '../rules/bands.rules.ts';
import { handle } from './handle.ts';

export const organisationsHandlers = { getBand: handle(catalogue.getBand, getBand) };
