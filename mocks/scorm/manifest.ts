import { itemsOf } from './manifest-items.ts';
import { attribute, manifestText, unescaped } from './manifest-text.ts';
import type { Zip } from './unzip.ts';

export type ScormVersion = '1.2' | '2004';

/** One object of a package that can be launched: an item of its organization. */
export interface ScormObject {
  /** The item's identifier; another where the manifest gives it none or an earlier item's. */
  readonly id: string;
  readonly title: string;
  /** Its address within the package; null where its file is missing. */
  readonly launch: string | null;
  /** What the object wants to be told when it is launched. */
  readonly launchData: string;
  /** Ids of its objectives, which a SCORM 2004 object finds when it starts. */
  readonly objectives: readonly string[];
  /** SCORM 1.2: the score that passes; SCORM 2004: the measures that complete and pass. Empty where none is named. */
  readonly masteryScore: string;
  readonly completionThreshold: string;
  readonly passingScore: string;
  /** SCORM 2004: only the object itself may set its completion. */
  readonly isCompletionByContent: boolean;
  /** A plain page that never calls the API, so that it never reports a status. */
  readonly isAsset: boolean;
}

/** What a player needs of a package. */
export interface Manifest {
  readonly version: ScormVersion;
  /** In the order of the organization; at least one of them has its file. */
  readonly objects: readonly [ScormObject, ...ScormObject[]];
}

// Some tools leave the version out, and only the namespace tells.
const VERSION_1_2 = /<schemaversion>\s*1\.2\s*<|["']http:\/\/www\.adlnet\.org\/xsd\/adlcp_rootv1p2["']/;

/** The first tag of this name, whatever its prefix, and the text within it; empty where there is none. */
const tagOf = (text: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'i').exec(text)?.[0] ?? '';
const textOf = (text: string, name: string): string =>
  unescaped(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>([^<]*)<`, 'i').exec(text)?.[1]?.trim() ?? '');

/** Adds the parameters of an item to the address of its resource, as the content packaging of SCORM 2004 says. */
const withParameters = (address: string, parameters: string): string => {
  const rest = parameters.replace(/^[?&]+/, '');
  if (rest === '') return address;
  if (rest.startsWith('#')) return address.includes('#') ? address : address + rest;
  return `${address}${address.includes('?') ? '&' : '?'}${rest}`;
};

/** What a browser may ask for, whatever stands in the name of the file. */
const encodedPath = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** The name of a file as a manifest writes it: some escape it, and some have a per cent sign in it. */
const namesOf = (address: string): readonly string[] => {
  try {
    return [decodeURIComponent(address), address];
  } catch {
    return [address];
  }
};

/** Reads the manifest of a SCORM package; null where it is damaged, or nothing in it can be launched. */
export const readManifest = async (zip: Zip): Promise<Manifest | null> => {
  try {
    const text = manifestText((await zip.read('imsmanifest.xml')) ?? new Uint8Array());
    const resources = [...text.matchAll(/<resource\b[^>]*>/g)].map(([tag]) => tag);
    const folder = attribute(/<resources\b[^>]*>/.exec(text)?.[0] ?? '', 'xml:base');

    /** The address of a resource; null where the package does not hold its file. */
    const addressOf = (resource: string): string | null => {
      const href = attribute(resource, 'href');
      if (href === undefined) return null;
      const [, path = '', rest = ''] =
        /^([^?#]*)(.*)$/s.exec([folder, attribute(resource, 'xml:base'), href].join('')) ?? [];
      const name = namesOf(path)
        .map(zip.find)
        .find((found) => found !== null);
      return name === undefined || name === null ? null : encodedPath(name) + rest;
    };

    const objects: ScormObject[] = [];
    for (const [index, { tag, own }] of itemsOf(text).entries()) {
      const id = attribute(tag, 'identifier') ?? '';
      const wanted = attribute(tag, 'identifierref');
      const resource = resources.find((one) => attribute(one, 'identifier') === wanted) ?? '';
      const address = addressOf(resource);
      objects.push({
        id: id === '' || objects.some((one) => one.id === id) ? `${id}#${index + 1}` : id,
        title: unescaped(
          /<title\b[^>]*>([^]*?)<\/title>/
            .exec(own)?.[1]
            ?.replace(/^\s*<!\[CDATA\[([^]*?)\]\]>\s*$/, '$1')
            .trim() ?? '',
        ),
        launch: address === null ? null : withParameters(address, attribute(tag, 'parameters') ?? ''),
        launchData: textOf(own, 'dataFromLMS'),
        objectives: [...own.matchAll(/<imsss:(?:primaryObjective|objective)\b[^>]*>/g)].flatMap(
          ([one]) => attribute(one, 'objectiveID') ?? [],
        ),
        masteryScore: textOf(own, 'masteryscore'),
        completionThreshold:
          attribute(tagOf(own, 'completionThreshold'), 'minProgressMeasure') ?? textOf(own, 'completionThreshold'),
        passingScore:
          attribute(tagOf(own, 'primaryObjective'), 'satisfiedByMeasure') === 'true'
            ? textOf(own, 'minNormalizedMeasure')
            : '',
        isCompletionByContent: attribute(tagOf(own, 'deliveryControls'), 'completionSetByContent') === 'true',
        isAsset: /\s(?:[\w.-]+:)?scormtype\s*=\s*["']asset["']/i.test(resource),
      });
    }
    const [first, ...others] = objects;
    if (first === undefined || objects.every(({ launch }) => launch === null)) return null;
    return { version: VERSION_1_2.test(text) ? '1.2' : '2004', objects: [first, ...others] };
  } catch {
    return null;
  }
};
