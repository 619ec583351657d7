import type { Scorm12API, Scorm2004API } from 'scorm-again';

/** What the page of a player is told. */
export interface PlayerConfig {
  readonly version: '1.2' | '2004';
  readonly title: string;
  /** Addresses relative to the player's page. */
  readonly launch: string;
  readonly stateUrl: string;
  /** Of the session, for the calls that store. */
  readonly token: string;
  /** What the package stored before, as the runtime wrote it; null before the first visit and after a restart. */
  readonly state: Readonly<Record<string, unknown>> | null;
}

export type ScormRuntime = Partial<{ readonly Scorm12API: typeof Scorm12API; readonly Scorm2004API: typeof Scorm2004API }>;

/**
 * Offers the package its API, shows it, and stores what it says (N-24). It runs in the player's page, which gets its source:
 * it uses nothing from around it.
 */
export const play = (runtime: ScormRuntime, config: PlayerConfig): void => {
  const settings = { autocommit: false, logLevel: 5 } as const;
  const is2004 = config.version === '2004';
  const Api = is2004 ? runtime.Scorm2004API : runtime.Scorm12API;
  if (Api === undefined) throw new Error('The runtime has no API of this version.');
  const api = new Api(settings);
  if (config.state !== null) api.loadFromJSON(config.state as never);
  Object.assign(window, { [is2004 ? 'API_1484_11' : 'API']: api });

  const warning = document.createElement('p');
  warning.setAttribute('role', 'alert');
  let stored = '';
  let calls: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const LONGEST_LAST_CALL = 60_000;
  const QUIET_MS = 1000;

  const save = (isLast: boolean): void => {
    clearTimeout(timer);
    const body = JSON.stringify({ state: api.renderCMIToJSONString() });
    if (body === stored) return;
    stored = body;
    const send = async (): Promise<void> => {
      const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': config.token };
      const answer = await fetch(config.stateUrl, { method: 'POST', headers, body, credentials: 'include', keepalive: isLast && body.length < LONGEST_LAST_CALL }).catch(() => null);
      if (answer?.ok !== true) stored = '';
      warning.textContent = answer?.ok === true ? '' : 'Your progress could not be stored. It is tried again with your next step.';
    };
    // The last call leaves at once: nothing waits for a page that goes.
    calls = isLast ? send() : calls.then(send);
  };
  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => save(false), QUIET_MS);
  };
  api.on(is2004 ? 'SetValue' : 'LMSSetValue', saveSoon);
  api.on(is2004 ? 'Commit' : 'LMSCommit', () => save(false));
  api.on(is2004 ? 'Terminate' : 'LMSFinish', () => save(true));

  const frame = document.createElement('iframe');
  frame.src = config.launch;
  frame.title = config.title;
  document.body.append(warning, frame);
};
