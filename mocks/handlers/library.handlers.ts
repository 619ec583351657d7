import { catalogue } from '#contracts/catalogue.ts';
import { viewThumbnail } from '../rules/library.rules.ts';
import { handle } from './handle.ts';

export const libraryHandlers = { viewThumbnail: handle(catalogue.viewThumbnail, viewThumbnail) };
