import type { Assumption } from '../assumption.ts';
import { joinPath } from '../schema-node.ts';
import { ASSUMPTIONS } from './expectations.ts';

/** As much of an interaction as an assumption may concern. */
export interface Pinning {
  /** Name of its call or event. */
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: readonly string[];
  readonly status: number;
  /** Paths of the reply that are pinned, without positions in lists; null where no reply is read. */
  readonly replyPaths: readonly string[] | null;
}

/** Paths of what a pin says, matchers and positions in lists left out. */
export const pinnedPaths = (pin: unknown, path = ''): readonly string[] => {
  if (Array.isArray(pin)) return [...new Set(pin.flatMap((part) => pinnedPaths(part, path)))];
  if (pin === null || typeof pin !== 'object') return [];
  if ('pact:matcher:type' in pin) return pinnedPaths((pin as { readonly value?: unknown }).value, path);
  return Object.entries(pin).flatMap(([key, part]) => {
    const inner = joinPath(path, key);
    return [inner, ...pinnedPaths(part, inner)];
  });
};

/** Whether an assumption about a reply speaks of a path, or of the reply as a whole. */
const speaksOf = (assumption: Assumption, path: string): boolean =>
  assumption.part === 'reply' && (assumption.at === '' || path === assumption.at || path.endsWith(`.${assumption.at}`));

const restsOn = (assumption: Assumption, { params, query, body, headers, status, replyPaths }: Pinning): boolean => {
  switch (assumption.part) {
    case 'call':
    case 'event':
      return true;
    case 'path':
      return assumption.at in params;
    case 'query':
      return assumption.at in query;
    case 'pathValue':
      return status < 400 && assumption.value.test(String(params[assumption.at]));
    case 'body':
      return pinnedPaths(body).includes(assumption.at);
    case 'header':
      return headers.includes(assumption.at);
    case 'reply':
      return replyPaths?.some((path) => speaksOf(assumption, path)) === true;
    case 'refusal':
      return status === assumption.status;
  }
};

/**
 * The assumptions that an interaction rests on. Whether somebody has a session and its token is asked of every call
 * alike.
 */
const assumptionsOf = (pinning: Pinning): readonly Assumption[] =>
  pinning.status === 401 || pinning.status === 419
    ? []
    : ASSUMPTIONS.filter(
        (assumption) =>
          assumption.isPinned !== false &&
          (assumption.of as readonly string[]).includes(pinning.name) &&
          restsOn(assumption, pinning),
      );

const isAboutReply = ({ part }: Assumption): boolean => part === 'reply';

/** What is assumed of the replies of a call, pinned or not. */
const assumedReplies = (name: string): readonly Assumption[] =>
  ASSUMPTIONS.filter((assumption) => isAboutReply(assumption) && (assumption.of as readonly string[]).includes(name));

/** Whether the reply of a call is assumed at a path without positions in lists; the empty path is the reply as a whole. */
export const isAssumedAt = (name: string, path: string): boolean =>
  assumedReplies(name).some((assumption) =>
    path === '' ? 'at' in assumption && assumption.at === '' : speaksOf(assumption, path),
  );

/** Whether a call itself is assumed: its verb, its path, that there is one. */
export const isAssumedCall = (name: string): boolean =>
  ASSUMPTIONS.some(({ part, of }) => part === 'call' && (of as readonly string[]).includes(name));

/**
 * The questions to the owner of the API on which an interaction rests, each with what it was decided by; a pact's
 * comment holds them. `isOnlyOfReply`: its request is known, and so is that the call succeeds.
 */
export const questionsOf = (
  pinning: Pinning,
): { readonly questions: readonly string[]; readonly isOnlyOfReply: boolean } => {
  const found = assumptionsOf(pinning);
  return {
    questions: found.map(({ question, decision }) => `${question} (${decision})`),
    isOnlyOfReply: found.length > 0 && found.every(isAboutReply),
  };
};
