import { areasIn } from '../lib/areas.ts';

const IDENTIFIER = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `late-fees` as `lateFees`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `late-fees` as `LateFees`. */
export const pascalCase = (name: string): string => capitalised(camelCase(name));

/** `late-fees` as `late fees`. */
const inText = (name: string): string => name.replaceAll('-', ' ');

/** `Late fees`: the first word of a heading. */
const asTitle = (name: string): string => capitalised(inText(name));

/** `categories` as `category`, `awards` as `award`; what has no plural stays as it is. */
const singularOf = (name: string): string => {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (name.endsWith('sses')) return name.slice(0, -2);
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name;
};

/** Names of a list, from those of its area. */
export interface ListNames {
  readonly area: string;
  /** Of its files: `awards-list`. */
  readonly file: string;
  /** `awards`, in code. */
  readonly many: string;
  /** `Awards`, in code. */
  readonly Many: string;
  /** `Award`, in code. */
  readonly One: string;
  /** `award`, in a sentence. */
  readonly one: string;
  /** `awards`, in a sentence. */
  readonly text: string;
  /** `Awards`, in a heading. */
  readonly title: string;
  /** `award`, in the name of a file. */
  readonly record: string;
  /** The table of the fixtures that its rule reads. */
  readonly table: string;
}

/** Names of a flow, from its area and its own. */
export interface FlowNames {
  readonly area: string;
  /** Of its files: `view-as`. */
  readonly file: string;
  /** `viewAs`, in code; also the id of its state chart. */
  readonly flow: string;
  /** `ViewAs`, in code. */
  readonly Flow: string;
  /** `view as`, in a sentence. */
  readonly text: string;
  /** `View as`, in a heading. */
  readonly title: string;
  /** `booking`, for the area `bookings`: the traits of its scenarios have that name. */
  readonly subject: string;
}

/** Throws where this is no name for a folder or a file. */
const checkIdentifier = (name: string): void => {
  if (!IDENTIFIER.test(name))
    throw new Error(`'${name}' is no name: small letters and digits, words joined by hyphens, a letter first.`);
};

const checkArea = (root: string, area: string): void => {
  checkIdentifier(area);
  const areas = areasIn(root);
  if (!areas.includes(area))
    throw new Error(
      `There is no area '${area}'. There are: ${areas.join(', ')}. An area that is new begins with its folder: mkdir contracts/${area}`,
    );
};

/** Names for a list of an area of the checkout at `root`. Throws on anything that is no area. */
export const listNames = (root: string, area: string): ListNames => {
  checkArea(root, area);
  const one = singularOf(area);
  return {
    area,
    file: `${area}-list`,
    many: camelCase(area),
    Many: pascalCase(area),
    One: pascalCase(one),
    one: inText(one),
    record: one,
    text: inText(area),
    title: asTitle(area),
    table: area.replaceAll('-', '_'),
  };
};

/** Names for `<area>/<name>`. Throws on anything else, and on an area that the checkout at `root` lacks. */
export const flowNames = (root: string, given: string): FlowNames => {
  const [area = '', file = '', ...rest] = given.split('/');
  if (rest.length > 0 || !given.includes('/'))
    throw new Error(`A flow is named <area>/<name>, 'bookings/transfer' for instance, not '${given}'.`);
  checkArea(root, area);
  checkIdentifier(file);
  return {
    area,
    file,
    flow: camelCase(file),
    Flow: pascalCase(file),
    text: inText(file),
    title: asTitle(file),
    subject: singularOf(area),
  };
};
