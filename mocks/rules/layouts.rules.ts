import type { Catalogue } from '#contracts/catalogue.ts';
import { layouts } from '#fixtures/generated/generated-layouts.ts';
import { reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** the file that lies beside a built app. */
export const listLayouts: Rule<Catalogue['listLayouts']> = () => reply(200, [...layouts]);
