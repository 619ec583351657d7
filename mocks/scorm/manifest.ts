import { unzipFile } from './unzip.ts';

export type ScormVersion = '1.2' | '2004';

/** What a player needs of a package. */
export interface Manifest {
  readonly version: ScormVersion;
  /** Of the first object that can be launched, within the package. */
  readonly launch: string;
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Reads the manifest of a SCORM package; null where it is damaged, or nothing in it can be launched. */
export const readManifest = async (zip: Uint8Array<ArrayBuffer>): Promise<Manifest | null> => {
  try {
    const text = new TextDecoder().decode((await unzipFile(zip, 'imsmanifest.xml')) ?? undefined);
    const wanted = /<item\b[^>]*\bidentifierref="([^"]*)"/.exec(text)?.[1];
    const resource = [...text.matchAll(/<resource\b[^>]*>/g)].map(([tag]) => tag).find((tag) => attribute(tag, 'identifier') === wanted);
    const launch = resource === undefined ? undefined : attribute(resource, 'href');
    if (launch === undefined || (await unzipFile(zip, launch.split(/[?#]/)[0] ?? '')) === null) return null;
    return { version: /<schemaversion>\s*1\.2\s*</.test(text) ? '1.2' : '2004', launch };
  } catch {
    return null;
  }
};
