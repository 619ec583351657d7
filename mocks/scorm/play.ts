import type { Scorm12API, Scorm2004API } from 'scorm-again';
import type { listParts } from './part-list.ts';
import type { isComplete } from './scorm-state.ts';

/** An object of the package, which the page calls a part. */
export interface PlayerPart {
  readonly id: string;
  readonly title: string;
  /** Its address relative to the player's page; null where its file is missing. */
  readonly launch: string | null;
  /** What the runtime starts with, in its own form. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Whether it was visited before. */
  readonly isStored: boolean;
  readonly isDone: boolean;
  /** A plain page, which is done when it was opened. */
  readonly isAsset: boolean;
}

/** What the page of a player is told. */
export interface PlayerConfig {
  readonly version: '1.2' | '2004';
  readonly title: string;
  /** The id of whom it was opened for: what is stored is stored for them, or not at all (T15). */
  readonly learner: number;
  /** What it tells the page around it once the session is somebody else's. */
  readonly sessionChanged: string;
  /** Relative to the player's page. */
  readonly stateUrl: string;
  readonly parts: readonly PlayerPart[];
  /** The id of the part that it opens at. */
  readonly open: string;
}

export type ScormRuntime = Partial<{
  readonly Scorm12API: typeof Scorm12API;
  readonly Scorm2004API: typeof Scorm2004API;
}>;

/** What the player of several parts needs beside the runtime. */
export interface PartTools {
  readonly listParts: typeof listParts;
  readonly isComplete: typeof isComplete;
}

/**
 * Offers the open part of the package its API, shows it, stores what it says, and tells the person in place what cannot
 * be stored (N-24). A package of several parts has a list of them, and each part an API and a stored state of its own.
 * It runs in the player's page, which gets its source: it uses nothing from around it.
 */
export const play = (runtime: ScormRuntime, config: PlayerConfig, tools?: PartTools): void => {
  const settings = { autocommit: false, logLevel: 5 } as const;
  const is2004 = config.version === '2004';
  const names = is2004
    ? { api: 'API_1484_11', begin: 'Initialize', set: 'SetValue', commit: 'Commit', end: 'Terminate' }
    : { api: 'API', begin: 'LMSInitialize', set: 'LMSSetValue', commit: 'LMSCommit', end: 'LMSFinish' };
  const Api = is2004 ? runtime.Scorm2004API : runtime.Scorm12API;
  if (Api === undefined) throw new Error('The runtime has no API of this version.');

  const parts = config.parts.map((part) => ({
    ...part,
    hasBegun: part.isStored,
    hasEnded: false,
    api: undefined as InstanceType<typeof Scorm12API> | InstanceType<typeof Scorm2004API> | undefined,
    stored: '',
    calls: Promise.resolve(),
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  }));
  type Part = (typeof parts)[number];
  let open = parts.find(({ id }) => id === config.open) ?? parts[0];
  const isSeveral = parts.length > 1;

  const warning = document.createElement('p');
  warning.setAttribute('role', 'alert');
  const warnings = new Map<string, string>();
  const warn = (about: string, text: string): void => {
    warnings.set(about, text);
    warning.textContent = [...new Set(warnings.values())].filter(Boolean).join(' ');
  };

  // In bytes: a browser refuses more to a call that outlives its page.
  const LONGEST_LAST_CALL = 60_000;
  const QUIET_MS = 1000;
  const RETRY_MS = 5000;

  let isStopped = false;
  /** The session is somebody else's: nothing is stored any more, and the page around finds out who is here. */
  const stop = (): void => {
    isStopped = true;
    for (const part of parts) clearTimeout(part.timer);
    warn('stopped', 'Somebody else is signed in now, so nothing of this package is stored any more.');
    window.parent.postMessage(config.sessionChanged, '*');
  };

  const saveIn = (part: Part, milliseconds: number): void => {
    clearTimeout(part.timer);
    part.timer = setTimeout(() => save(part, false), milliseconds);
  };
  const save = (part: Part, isLast: boolean): void => {
    clearTimeout(part.timer);
    const state = part.api?.renderCMIToJSONString();
    if (isStopped || state === undefined || state === part.stored) return;
    part.stored = state;
    const send = async (): Promise<void> => {
      // A last call overtakes those that wait: an older state must not arrive after it.
      if (isStopped || part.stored !== state) return;
      const body = JSON.stringify({
        learner: config.learner,
        ...(isSeveral ? { object: part.id, open: open?.id } : {}),
        state,
      });
      // The token is read when it is sent: signing in again brings a new one.
      const token = decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token };
      const answer = await fetch(config.stateUrl, {
        method: 'POST',
        headers,
        body,
        credentials: 'include',
        keepalive: isLast && new Blob([body]).size < LONGEST_LAST_CALL,
      }).catch(() => null);
      // By part: the success of another part must not take the message away.
      const about = `not stored: ${part.id}`;
      if (answer?.ok === true) return warn(about, '');
      if (answer?.status === 409) return stop();
      if (part.stored !== state) return;
      const isSignedOut = answer?.status === 401;
      warn(
        about,
        isSignedOut
          ? 'Your session has expired, so your latest steps are not stored yet. Keep this page open and sign in again, here or in another tab: then they are stored.'
          : 'Your latest steps could not be stored. Keep this page open: it is tried again every few seconds.',
      );
      part.stored = '';
      saveIn(part, RETRY_MS);
    };
    // The last call leaves at once: nothing waits for a page that goes.
    part.calls = isLast ? send() : part.calls.then(send);
  };

  const isOpenable = ({ launch, isDone }: Part): boolean => launch !== null && !isDone;
  const showProgress = (part: Part): void => {
    const state = part.api?.renderCMIToJSONString();
    const isNewlyDone =
      !part.isDone &&
      state !== undefined &&
      ((part.isAsset && part.hasBegun) ||
        tools?.isComplete(JSON.parse(state) as Readonly<Record<string, unknown>>) === true);
    if (isNewlyDone) part.isDone = true;
    if (open !== undefined) list?.show(parts.indexOf(open));
    if (!isNewlyDone || part !== open) return;
    const position = parts.indexOf(part);
    const next = [...parts.slice(position + 1), ...parts.slice(0, position)].find(isOpenable);
    const rest = parts.every(({ isDone }) => isDone)
      ? 'All parts of this package are completed.'
      : 'A part that is left cannot be opened: your training administrator can replace the package.';
    list?.offer(
      `“${part.title}” is completed.${next === undefined ? ` ${rest}` : ''}`,
      next === undefined ? null : parts.indexOf(next),
    );
  };

  let frame: HTMLElement = document.createElement('iframe');
  const launch = (part: Part): void => {
    if (part.launch === null) {
      frame = document.createElement('p');
      frame.setAttribute('role', 'alert');
      frame.textContent =
        'Sorry, this part cannot be opened: its file is missing. Your training administrator can replace the package.';
      room.append(frame);
      return;
    }
    const api = new Api(settings);
    api.loadFromJSON(part.state as never);
    part.api = api;
    part.hasEnded = false;
    Object.assign(window, { [names.api]: api });
    api.on(names.begin, () => {
      part.hasBegun = true;
      showProgress(part);
    });
    api.on(names.set, () => saveIn(part, QUIET_MS));
    api.on(names.commit, () => save(part, false));
    api.on(names.end, () => {
      part.hasEnded = true;
      save(part, true);
      showProgress(part);
    });

    // A package seldom says what was refused to it.
    const set = Reflect.get(api, names.set) as (name: string, value: unknown) => unknown;
    Reflect.set(api, names.set, (name: string, value: unknown): unknown => {
      const answer = set.call(api, name, value);
      const isRefused = String(answer) === 'false';
      if (name === 'cmi.suspend_data')
        warn(
          'too long',
          isRefused
            ? 'Your latest steps could not be stored: this package asks for more room than there is. Please finish it before you leave, or you go on from an earlier step.'
            : '',
        );
      if (/^cmi\.(core\.)?score\./.test(name))
        warn('score', isRefused ? 'This package reported a score that is not valid. It was not stored.' : '');
      if (String(name).endsWith('_status')) showProgress(part);
      return answer;
    });

    const shown = document.createElement('iframe');
    shown.src = part.launch;
    shown.title = (isSeveral && part.title) || config.title;
    frame = shown;
    room.append(shown);
    if (!part.isAsset || part.isStored || !isSeveral) return;
    part.hasBegun = true;
    save(part, false);
    showProgress(part);
  };

  const leave = (part: Part): void => {
    // Packages set their last values when their frame goes, so the API stays until then.
    frame.remove();
    Reflect.deleteProperty(window, names.api);
    warn('too long', '');
    warn('score', '');
    if (part.api === undefined || !part.hasBegun) return;
    // Ending the session stores it.
    if (!part.hasEnded) (Reflect.get(part.api, names.end) as (none: '') => string).call(part.api, '');
    const { cmi } = JSON.parse(part.api.renderCMIToJSONString()) as { cmi: { readonly core?: object } };
    part.state = { cmi: is2004 ? { ...cmi, entry: 'resume' } : { ...cmi, core: { ...cmi.core, entry: 'resume' } } };
  };

  const choose = (position: number): void => {
    const [left, next] = [open, parts[position]];
    if (left === undefined || next === undefined || (next === left && !left.hasEnded)) return;
    // The last call of the part that is left names the one that is open from now on.
    open = next;
    list?.offer('', null);
    leave(left);
    launch(next);
    list?.show(position);
  };

  const list = isSeveral ? tools?.listParts(parts, choose) : undefined;
  const room = list === undefined ? document.body : document.createElement('main');
  if (list !== undefined) {
    document.body.classList.add('parts');
    document.body.append(list.nav, room);
  }
  room.append(warning, ...(list === undefined ? [] : [list.line]));
  if (open === undefined) return;
  list?.show(parts.indexOf(open));
  launch(open);
};
