import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Names of the calls that an area's `*.endpoints.ts` files declare. */
export const callNamesOf = async (area: string): Promise<readonly string[]> => {
  const files = globSync(`contracts/${area}/*.endpoints.ts`, { cwd: ROOT });
  const modules = await Promise.all(
    files.map(
      async (file) =>
        (await import(pathToFileURL(`${ROOT}${file}`).href)) as Readonly<Record<string, { readonly name?: string }>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module).flatMap(({ name }) => name ?? []));
};
