import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScormRuntimeText } from './scorm.handlers.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/scorm-again/dist/esm');

/** The runtime of a version from its npm package. */
export const scormRuntimeFromDisk: ScormRuntimeText = (version) =>
  readFile(join(FOLDER, version === '1.2' ? 'scorm12.min.js' : 'scorm2004.min.js'), 'utf8');
