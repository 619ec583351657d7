import { globSync, readFileSync } from 'node:fs';

/** The files of the product, without tests and the demo's instruments; `more`: patterns of others that are asked, too. */
export const productFiles = (...more: readonly string[]): readonly string[] =>
  globSync(['src/**/*.{ts,tsx}', ...more]).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^src\/instruments\//.test(file),
  );

/** A file without its comments. */
export const codeOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
