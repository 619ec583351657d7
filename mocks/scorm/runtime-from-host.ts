// The bundler makes them: addresses of the two files.
/* eslint-disable import/default */
import scorm12 from 'scorm-again/scorm12/min?url';
import scorm2004 from 'scorm-again/scorm2004/min?url';
/* eslint-enable import/default */
import type { ScormRuntimeText } from './scorm.handlers.ts';

/** The runtime of a version from the host that the demo came from. */
export const scormRuntimeFromHost: ScormRuntimeText = async (version) =>
  (await fetch(version === '1.2' ? scorm12 : scorm2004)).text();
