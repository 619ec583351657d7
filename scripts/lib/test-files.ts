import { globSync, readFileSync } from 'node:fs';

const REPLACES_MODULES = /\bvi\.(?:mock|doMock)\(/;

/** Unit tests that put something in a module's place: whatever loaded that module before would go on without them. */
export const filesThatReplaceModules = (include: readonly string[]): readonly string[] =>
  globSync([...include]).filter((file) => REPLACES_MODULES.test(readFileSync(file, 'utf8')));
