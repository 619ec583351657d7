import { callNamesOf } from './area-calls.ts';
import type { RecordedPact } from './pacts.ts';

/** Real-time events are declared and pinned here. */
const AREA_OF_EVENTS = 'notifications';
/** The cookies of a provider are those of its sessions. */
const AREA_OF_COOKIES = 'session';

type Interaction = Pick<RecordedPact['interactions'][number], 'type' | 'description'>;

/** Which part of the recorded pacts a command is about. */
export interface Selection {
  readonly includes: (interaction: Interaction) => boolean;
  /** Whether the assertions about cookies belong to it. */
  readonly includesCookies: boolean;
}

/** Everything, or what belongs to one area: the interactions of its calls, the events, the cookies. */
export const selectionOf = async (area: string | undefined): Promise<Selection> => {
  if (area === undefined) return { includes: () => true, includesCookies: true };
  const calls = await callNamesOf(area);
  return {
    // The description of a call begins with its name (`pins`).
    includes: ({ type, description }) => (type === 'Asynchronous/Messages' ? area === AREA_OF_EVENTS : calls.includes(description.split(':')[0] ?? '')),
    includesCookies: area === AREA_OF_COOKIES,
  };
};
