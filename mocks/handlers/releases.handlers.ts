import { catalogue } from '#contracts/catalogue.ts';
import { listReleases } from '../rules/releases.rules.ts';
import { handle } from './handle.ts';

export const releasesHandlers = { listReleases: handle(catalogue.listReleases, listReleases) };
