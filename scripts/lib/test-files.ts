// As a whole: an old node, which lacks some of it, is to get as far as saying so (`require-node.ts`).
import fs from 'node:fs';

const REPLACES_MODULES = /\bvi\.(?:mock|doMock)\(/;

/** Unit tests that put something in a module's place: whatever loaded that module before would go on without them. */
export const filesThatReplaceModules = (include: readonly string[]): readonly string[] =>
  fs.globSync([...include]).filter((file) => REPLACES_MODULES.test(fs.readFileSync(file, 'utf8')));
