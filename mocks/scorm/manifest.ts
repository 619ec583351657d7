import { unzipFile } from './unzip.ts';

export type ScormVersion = '1.2' | '2004';

/** What a player needs of a package. */
export interface Manifest {
  readonly version: ScormVersion;
  /** Address of the first object that can be launched, within the package. */
  readonly launch: string;
  /** What the package wants to be told when it is launched. */
  readonly launchData: string;
  /** Ids of the objectives of that object, which a SCORM 2004 package finds when it starts. */
  readonly objectives: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string => text.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found === null ? undefined : unescaped(found[1] ?? found[2] ?? '');
};

const LAUNCHED_ITEM = /<item\b[^>]*\sidentifierref\s*=[^>]*?(?:\/>|>[^]*?<\/item>)/;

// Some tools leave the version out, and only the namespace tells.
const VERSION_1_2 = /<schemaversion>\s*1\.2\s*<|["']http:\/\/www\.adlnet\.org\/xsd\/adlcp_rootv1p2["']/;

/** Reads the manifest of a SCORM package; null where it is damaged, or nothing in it can be launched. */
export const readManifest = async (zip: Uint8Array<ArrayBuffer>): Promise<Manifest | null> => {
  try {
    // Comments may hold examples of the tags that are looked for.
    const text = new TextDecoder().decode((await unzipFile(zip, 'imsmanifest.xml')) ?? undefined).replaceAll(/<!--[^]*?-->/g, '');
    const item = LAUNCHED_ITEM.exec(text)?.[0] ?? '';
    const wanted = attribute(item, 'identifierref');
    const resource = [...text.matchAll(/<resource\b[^>]*>/g)].map(([tag]) => tag).find((tag) => attribute(tag, 'identifier') === wanted);
    const href = resource === undefined ? undefined : attribute(resource, 'href');
    if (resource === undefined || href === undefined) return null;
    const launch = [attribute(/<resources\b[^>]*>/.exec(text)?.[0] ?? '', 'xml:base'), attribute(resource, 'xml:base'), href].join('');
    if ((await unzipFile(zip, decodeURIComponent(launch.split(/[?#]/)[0] ?? ''))) === null) return null;
    return {
      version: VERSION_1_2.test(text) ? '1.2' : '2004',
      launch,
      launchData: unescaped(/<adlcp:dataFromLMS>([^<]*)</i.exec(item)?.[1]?.trim() ?? ''),
      objectives: [...item.matchAll(/<imsss:(?:primaryObjective|objective)\b[^>]*>/g)].flatMap(([tag]) => attribute(tag, 'objectiveID') ?? []),
    };
  } catch {
    return null;
  }
};
