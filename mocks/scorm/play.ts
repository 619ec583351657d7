import type { Scorm12API, Scorm2004API } from 'scorm-again';

/** What the page of a player is told. */
export interface PlayerConfig {
  readonly version: '1.2' | '2004';
  readonly title: string;
  /** Addresses relative to the player's page. */
  readonly launch: string;
  readonly stateUrl: string;
  /** What the runtime starts with, in its own form. */
  readonly state: Readonly<Record<string, unknown>>;
}

export type ScormRuntime = Partial<{ readonly Scorm12API: typeof Scorm12API; readonly Scorm2004API: typeof Scorm2004API }>;

/**
 * Offers the package its API, shows it, stores what it says, and tells the person in place what cannot be stored (N-24). It
 * runs in the player's page, which gets its source: it uses nothing from around it.
 */
export const play = (runtime: ScormRuntime, config: PlayerConfig): void => {
  const settings = { autocommit: false, logLevel: 5 } as const;
  const is2004 = config.version === '2004';
  const Api = is2004 ? runtime.Scorm2004API : runtime.Scorm12API;
  if (Api === undefined) throw new Error('The runtime has no API of this version.');
  const api = new Api(settings);
  api.loadFromJSON(config.state as never);
  Object.assign(window, { [is2004 ? 'API_1484_11' : 'API']: api });

  const warning = document.createElement('p');
  warning.setAttribute('role', 'alert');
  const warnings = { notStored: '', tooLong: '', score: '' };
  const warn = (about: keyof typeof warnings, text: string): void => {
    warnings[about] = text;
    warning.textContent = Object.values(warnings).filter(Boolean).join(' ');
  };

  let stored = '';
  let calls: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In bytes: a browser refuses more to a call that outlives its page.
  const LONGEST_LAST_CALL = 60_000;
  const QUIET_MS = 1000;
  const RETRY_MS = 5000;

  const saveIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => save(false), milliseconds);
  };
  const save = (isLast: boolean): void => {
    clearTimeout(timer);
    const body = JSON.stringify({ state: api.renderCMIToJSONString() });
    if (body === stored) return;
    stored = body;
    const send = async (): Promise<void> => {
      // The token is read when it is sent: signing in again brings a new one.
      const token = decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token };
      const answer = await fetch(config.stateUrl, { method: 'POST', headers, body, credentials: 'include', keepalive: isLast && new Blob([body]).size < LONGEST_LAST_CALL }).catch(() => null);
      if (answer?.ok === true) return warn('notStored', '');
      const isSignedOut = answer?.status === 401;
      warn('notStored', isSignedOut ? 'Your session has expired, so your latest steps are not stored yet. Keep this page open and sign in again, here or in another tab: then they are stored.' : 'Your latest steps could not be stored. Keep this page open: it is tried again every few seconds.');
      stored = '';
      saveIn(RETRY_MS);
    };
    // The last call leaves at once: nothing waits for a page that goes.
    calls = isLast ? send() : calls.then(send);
  };
  api.on(is2004 ? 'SetValue' : 'LMSSetValue', () => saveIn(QUIET_MS));
  api.on(is2004 ? 'Commit' : 'LMSCommit', () => save(false));
  api.on(is2004 ? 'Terminate' : 'LMSFinish', () => save(true));

  // A package seldom says what was refused to it.
  const setName = is2004 ? 'SetValue' : 'LMSSetValue';
  const set = Reflect.get(api, setName) as (name: string, value: unknown) => unknown;
  Reflect.set(api, setName, (name: string, value: unknown): unknown => {
    const answer = set.call(api, name, value);
    const isRefused = String(answer) === 'false';
    if (name === 'cmi.suspend_data') warn('tooLong', isRefused ? 'Your latest steps could not be stored: this package asks for more room than there is. Please finish it before you leave, or you go on from an earlier step.' : '');
    if (/^cmi\.(core\.)?score\./.test(name)) warn('score', isRefused ? 'This package reported a score that is not valid. It was not stored.' : '');
    return answer;
  });

  const frame = document.createElement('iframe');
  frame.src = config.launch;
  frame.title = config.title;
  document.body.append(warning, frame);
};
