import * as z from 'zod/mini';

/** N-02: video, document, link, external, SCORM. Apart from the module itself: cards on the first page need no more. */
export const ModuleType = z.enum(['VID', 'DOC', 'LNK', 'EXT', 'SCO']);
export type ModuleType = z.output<typeof ModuleType>;
