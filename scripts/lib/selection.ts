import { catalogue } from '#contracts/catalogue.ts';
import { callNamesOf } from './area-calls.ts';
import { AREAS } from './areas.ts';
import type { RecordedPact } from './pacts.ts';

/** Real-time events are declared and pinned here. */
const AREA_OF_EVENTS = 'notifications';
/** The cookies of a provider are those of its sessions. */
const AREA_OF_COOKIES = 'session';

type Interaction = Pick<RecordedPact['interactions'][number], 'type' | 'description'>;

/** Which part of the recorded pacts a command is about. */
export interface Selection {
  readonly includes: (interaction: Interaction) => boolean;
  /** Whether a pact takes part, by the name of its provider. */
  readonly includesPact: (provider: string) => boolean;
  /** Whether the assertions about cookies belong to it. */
  readonly includesCookies: boolean;
}

export interface SelectionOptions {
  /** The provider of the only pact that takes part: `portal` or `portal-assumed`. */
  readonly pact?: string | undefined;
  /** Without events no socket is opened. */
  readonly hasEvents?: boolean;
}

const isCall = (name: string): boolean => Object.hasOwn(catalogue, name);

/** What is wrong with a list of areas and calls, or null. */
export const selectionProblem = (only: string): string | null => {
  const unknown = only.split(',').filter((name) => !AREAS.includes(name) && !isCall(name));
  return unknown.length === 0
    ? null
    : `There is no area and no call '${unknown.join("', '")}'. Areas: ${AREAS.join(', ')}. Calls: ${Object.keys(catalogue).join(', ')}.`;
};

/**
 * Everything, or what belongs to areas and calls, separated by commas: the interactions of their calls, and of areas
 * the events and the cookies.
 */
export const selectionOf = async (
  only: string | undefined,
  { pact, hasEvents = true }: SelectionOptions = {},
): Promise<Selection> => {
  const names = only?.split(',') ?? AREAS;
  const calls = new Set(
    (await Promise.all(names.map(async (name) => (isCall(name) ? [name] : callNamesOf(name))))).flat(),
  );
  return {
    // The description of a call begins with its name (`pins`).
    includes: ({ type, description }) =>
      type === 'Asynchronous/Messages'
        ? hasEvents && names.includes(AREA_OF_EVENTS)
        : calls.has(description.split(':')[0] ?? ''),
    includesPact: (provider) => pact === undefined || provider === pact,
    includesCookies: names.includes(AREA_OF_COOKIES) && pact !== 'portal-assumed',
  };
};
