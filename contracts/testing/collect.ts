import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a file of an area exports. */
export interface Collected<T> {
  readonly area: string;
  /** From the root of the checkout. */
  readonly file: string;
  readonly value: T;
}

/**
 * What the files of all areas export under one name, in the order of their paths: an area adds a file, and no list
 * names it. For tests and scripts, which run in the root of the checkout; a bundle cannot search for files. Rejects
 * with the file that lacks the export.
 *
 * @param pattern A glob from the root; the name of each file begins with its area.
 */
export const collect = <T>(pattern: string, name: string): Promise<readonly Collected<T>[]> =>
  Promise.all(
    globSync(pattern)
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map(async (file) => {
        const { [name]: value } = (await import(pathToFileURL(resolve(file)).href)) as Readonly<
          Record<string, T | undefined>
        >;
        if (value === undefined) throw new Error(`${file} exports no \`${name}\`.`);
        return { area: basename(file).split('.')[0] ?? '', file, value };
      }),
  );
