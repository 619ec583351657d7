import type { Scorm12API, Scorm2004API } from 'scorm-again';
import type { listParts } from './part-list.ts';
import type { isComplete, ScormState } from './scorm-state.ts';
import type { stateAsLeft } from './state-as-left.ts';
import type { storeStates, StoringConfig, WhyStopped } from './store-states.ts';

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
  /** SCORM 2004: only the object itself may set its completion. */
  readonly isCompletionByContent: boolean;
}

/** What the page of a player is told. */
export interface PlayerConfig extends StoringConfig {
  readonly version: '1.2' | '2004';
  readonly title: string;
  /** What it and the page around it tell each other (`contracts/library/player-message.ts`). */
  readonly messages: {
    readonly sessionChanged: string;
    readonly sessionEnded: string;
    readonly farewell: string;
    readonly farewellHeard: string;
    readonly farewellAnswered: string;
  };
  readonly parts: readonly PlayerPart[];
  /** The id of the part that it opens at. */
  readonly open: string;
}

export type ScormRuntime = Partial<{
  readonly Scorm12API: typeof Scorm12API;
  readonly Scorm2004API: typeof Scorm2004API;
}>;

/** What the player needs beside the runtime. */
export interface PlayerTools {
  readonly listParts: typeof listParts;
  readonly isComplete: typeof isComplete;
  readonly stateAsLeft: typeof stateAsLeft;
  readonly storeStates: typeof storeStates;
}

/**
 * Offers the open part of the package its API, shows it, has stored what it says, does the host's part of its
 * navigation, and tells the person in place what cannot be stored (N-24). A package of several parts has a list of
 * them, and each part an API and a stored state of its own. It runs in the player's page, which gets its source: it
 * uses nothing from around it. `leftCalls`: see `storeStates`.
 */
export const play = (
  runtime: ScormRuntime,
  config: PlayerConfig,
  tools: PlayerTools,
  leftCalls: string | null = null,
): void => {
  const { version, messages } = config;
  const settings = {
    autocommit: false,
    logLevel: 5,
    // SCORM 1.2: the score is compared with that for mastery. (What it does where no status was set comes too late.)
    mastery_override: true,
    scoItemIds: config.parts.map(({ id }) => id),
  } as const;
  const is2004 = version === '2004';
  const names = is2004
    ? { api: 'API_1484_11', begin: 'Initialize', set: 'SetValue', commit: 'Commit', end: 'Terminate' }
    : { api: 'API', begin: 'LMSInitialize', set: 'LMSSetValue', commit: 'LMSCommit', end: 'LMSFinish' };
  const Api = is2004 ? runtime.Scorm2004API : runtime.Scorm12API;
  if (Api === undefined) throw new Error('The runtime has no API of this version.');
  const ENDED_SHOWN_AFTER_MS = 1000;

  const parts = config.parts.map((part) => {
    const it = {
      ...part,
      hasBegun: part.isStored,
      /** Ended by the package itself. */
      hasEnded: false,
      beganAtMs: 0,
      endedAtMs: 0,
      totalTime: '',
      request: '',
      api: undefined as InstanceType<typeof Scorm12API> | InstanceType<typeof Scorm2004API> | undefined,
      render: () => {
        if (it.api === undefined) return undefined;
        const written = it.api.renderCMIToJSONString();
        const left = tools.stateAsLeft(JSON.parse(written) as ScormState, {
          version,
          totalTime: it.totalTime,
          seconds: it.beganAtMs === 0 ? 0 : Math.round(((it.endedAtMs || Date.now()) - it.beganAtMs) / 1000),
          hasEnded: it.hasEnded,
          request: it.request,
          isCompletionByContent: it.isCompletionByContent,
        });
        return { mark: `${written} ${it.hasEnded} ${it.request}`, state: JSON.stringify(left) };
      },
    };
    return it;
  });
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
  const tellPage = (message: string): void => window.parent.postMessage(message, '*');

  /** A sentence about the package with a button that goes on. */
  const offer = (label: string, go: () => void) => {
    const element = document.createElement('div');
    const sentence = document.createElement('p');
    sentence.setAttribute('role', 'status');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.hidden = true;
    button.addEventListener('click', go);
    element.append(sentence, button);
    const say = (text: string): void => {
      sentence.textContent = text;
      button.hidden = text === '';
    };
    return { element, say };
  };
  const WHY_STOPPED: Readonly<Record<WhyStopped, string>> = {
    learner: 'Somebody else is signed in now, so nothing of this package is stored any more.',
    replaced:
      'This package was opened in another tab or on another device and goes on there. What you do here is not stored any more.',
    restarted: 'This module was started again. What you do here is not stored any more.',
  };
  const afresh = offer('Open it here again', () => location.reload());
  const storing = tools.storeStates(
    config,
    {
      open: () => open?.id,
      warn,
      stop: (why) => {
        warn('stopped', WHY_STOPPED[why]);
        if (why === 'learner') tellPage(messages.sessionChanged);
        else afresh.say('Open it again to go on.');
      },
      sessionEnded: () => tellPage(messages.sessionEnded),
    },
    leftCalls,
  );

  const isOpenable = ({ launch, isDone }: Part): boolean => launch !== null && !isDone;
  const showProgress = (part: Part): void => {
    const state = part.render()?.state;
    const isNewlyDone =
      !part.isDone &&
      state !== undefined &&
      ((part.isAsset && part.hasBegun) || tools.isComplete(JSON.parse(state) as ScormState));
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
  /** Takes the open part away. What it says as its frame goes is stored, so the API stays until then. */
  const leave = (part: Part): void => {
    clearTimeout(endedTimer);
    ended.say('');
    frame.remove();
    Reflect.deleteProperty(window, names.api);
    warn('too long', '');
    warn('score', '');
    if (!part.hasBegun) return;
    storing.now(part, true);
    const left = part.render();
    if (left !== undefined) part.state = JSON.parse(left.state) as ScormState;
  };

  let endedTimer: ReturnType<typeof setTimeout> | undefined;
  const ended = offer('Continue', () => {
    if (open === undefined) return;
    leave(open);
    launch(open);
  });
  /** L-03: a package that ended its session stores nothing more, and its person hears of it. */
  const showEnd = (part: Part): void => {
    if (part !== open || !part.hasEnded) return;
    const { request } = part;
    const position = parts.indexOf(part);
    const target = /^\{target=(.*)\}(?:choice|jump)$/.exec(request)?.[1];
    const wanted =
      target === undefined
        ? { continue: position + 1, previous: position - 1 }[request]
        : parts.findIndex(({ id }) => id === target);
    if (wanted !== undefined && wanted in parts) return choose(wanted);
    const isLeft = request !== '';
    if (isLeft) leave(part);
    ended.say(
      isLeft ? 'You left the package.' : 'The package has ended. What you do in it from here on is not stored.',
    );
  };

  /** The runtime begins with the state of the part, and is heard. */
  const arm = (part: Part, api: NonNullable<Part['api']>): void => {
    const start = (part.state['cmi'] ?? {}) as ScormState;
    const { total_time: total } = (is2004 ? start : (start['core'] ?? {})) as ScormState;
    const totalTime = typeof total === 'string' ? total : '';
    Object.assign(part, { hasEnded: false, beganAtMs: 0, endedAtMs: 0, totalTime, request: '' });
    api.loadFromJSON(part.state as never);
    api.on(names.begin, () => {
      part.hasBegun = true;
      part.beganAtMs = Date.now();
      clearTimeout(endedTimer);
      ended.say('');
      showProgress(part);
    });
    api.on(names.set, () => storing.soon(part));
    api.on(names.commit, () => storing.now(part, false));
    api.on(names.end, () => {
      part.hasEnded = true;
      part.endedAtMs = Date.now();
      storing.now(part, true);
      showProgress(part);
      // The code that ended it runs on, and a next page of the package may begin again.
      endedTimer = setTimeout(() => showEnd(part), part.request === '' ? ENDED_SHOWN_AFTER_MS : 0);
    });
  };

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
    part.api = api;
    arm(part, api);
    Object.assign(window, { [names.api]: api });

    // A page of a package that begins again after another one ended is a session of its own.
    const begin = Reflect.get(api, names.begin) as (none: string) => string;
    Reflect.set(api, names.begin, (none: string): string => {
      const left = part.hasEnded ? part.render() : undefined;
      if (left !== undefined) {
        part.state = JSON.parse(left.state) as ScormState;
        api.reset(settings);
        arm(part, api);
      }
      return begin.call(api, none);
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
      if (!isRefused && (name === 'adl.nav.request' || name === 'nav.event'))
        part.request = value === '_none_' ? '' : String(value);
      if (String(name).endsWith('_status')) showProgress(part);
      return answer;
    });

    const shown = document.createElement('iframe');
    shown.src = part.launch;
    shown.title = (isSeveral && part.title) || config.title;
    shown.allow = 'fullscreen';
    frame = shown;
    room.append(shown);
    if (!part.isAsset || part.isStored || !isSeveral) return;
    part.hasBegun = true;
    storing.now(part, false);
    showProgress(part);
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

  const list = isSeveral ? tools.listParts(parts, choose) : undefined;
  const room = document.createElement('main');
  if (list !== undefined) {
    document.body.classList.add('parts');
    document.body.append(list.nav);
  }
  document.body.append(room);
  room.append(warning, ...(list === undefined ? [] : [list.line]), afresh.element, ended.element);
  if (open === undefined) return;

  // The frame of this page goes, in whichever way: the page around it says so where it can, the browser where not.
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || data !== messages.farewell || open === undefined) return;
    tellPage(messages.farewellHeard);
    leave(open);
    void storing.settled().then(() => tellPage(messages.farewellAnswered));
  });
  const storeLast = (): void => {
    // The package may say something after this, in a handler of its own, so its session is not ended here.
    if (open?.hasBegun === true && open.api !== undefined) storing.now(open, true);
  };
  window.addEventListener('pagehide', storeLast);
  // A tab that is closed, or a telephone that is put away, may hear of nothing else.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeLast();
  });

  storing.claim();
  list?.show(parts.indexOf(open));
  launch(open);
};
