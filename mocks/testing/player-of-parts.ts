import { runInThisContext } from 'node:vm';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { expect, onTestFinished, vi } from 'vitest';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { listParts } from '../scorm/part-list.ts';
import { play, type PlayerConfig, type PlayerTools } from '../scorm/play.ts';
import { isComplete } from '../scorm/scorm-state.ts';
import { stateAsLeft } from '../scorm/state-as-left.ts';
import { storeStates } from '../scorm/store-states.ts';
import { packageOfParts } from './package-of-parts.ts';
import { house } from './visit.ts';
import { zip } from './zip.ts';

/** What a package finds above it. */
interface Api {
  LMSInitialize(none: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(none: ''): string;
  LMSFinish(none: ''): string;
}

const AT = scormInProgress.module_id;

/** The API of the part that is open. */
export const api = (): Api => Reflect.get(window, 'API') as Api;
export const text = (selector: string): string | null | undefined => document.querySelector(selector)?.textContent;
export const rows = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('nav li button'),
];
export const states = (): readonly (string | undefined)[] =>
  rows().map((row) => row.querySelector('small')?.textContent);
export const current = (): readonly number[] =>
  rows().flatMap((row, position) => (row.getAttribute('aria-current') === 'true' ? [position] : []));
export const frame = (): HTMLIFrameElement => document.querySelector('iframe') as HTMLIFrameElement;
export const next = (): HTMLButtonElement => document.querySelector('[role=status] + button') as HTMLButtonElement;

/** A function as the player's page gets it: by its source, with nothing around it. */
const alone = <T extends (...rest: never[]) => unknown>(one: T): T => runInThisContext(`(${one.toString()})`) as T;

/** What the player's page gets beside `play`. */
const PLAYER_TOOLS: PlayerTools = {
  listParts: alone(listParts),
  isComplete: alone(isComplete),
  stateAsLeft: alone(stateAsLeft),
  storeStates: alone(storeStates),
};

/** What the open player listens to: in a browser it would be gone with its window. */
let heard: readonly (readonly [EventTarget, string, EventListener])[] = [];
const dropListeners = (): void => {
  for (const [target, type, listener] of heard) target.removeEventListener(type, listener);
  heard = [];
};
/** Plays as the player's page does, by the source alone; what it listens to goes with the test. */
export const playAlone = (config: PlayerConfig, leftCalls?: string | null): void => {
  dropListeners();
  // The next file may share the window.
  onTestFinished(dropListeners);
  const listening = [window, document].map((target) => ({ target, spy: vi.spyOn(target, 'addEventListener') }));
  alone(play)({ Scorm12API, Scorm2004API }, config, PLAYER_TOOLS, leftCalls);
  heard = listening.flatMap(({ target, spy }) =>
    spy.mock.calls.map(([type, listener]) => [target, type, listener as EventListener] as const),
  );
  for (const { spy } of listening) spy.mockRestore();
};

/** Amara, whose module is this package. */
export const openedByAmara = async (entries: Readonly<Record<string, string>> = packageOfParts) => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const { id } = (await visitor.upload('course.zip', Uint8Array.from(zip(entries)))).body as { id: number };
  await visitor.backend.write((db) => db.tables.modules.update(AT, { file_id: id }));
  const sent: { readonly object?: string; readonly open?: string; readonly state: string }[] = [];
  const send = (address: string, init: RequestInit): Promise<Response> => {
    const body = JSON.parse(init.body as string) as Partial<(typeof sent)[number]>;
    // Claiming the package stores nothing.
    if (body.state !== undefined) sent.push({ ...body, state: body.state });
    return visitor.fetch(`modules/${AT}/${address}`, init);
  };
  const rowId = scormInProgress.entity_id * 100 + amaraOsei.id;
  const row = () => visitor.backend.read((db) => db.tables.user_entities.get(rowId));
  const stored = async (part: string): Promise<void> =>
    vi.waitFor(async () => expect((await row())?.state ?? '').toContain(part));
  /** The package is the open player's. */
  const claimed = async (): Promise<void> => vi.waitFor(async () => expect((await row())?.state_version?.step).toBe(0));
  const store = (state: string) => visitor.backend.write((db) => db.tables.user_entities.update(rowId, { state }));
  let step = 0;
  const post = async (body: object) => {
    const replaces = (await row())?.state_version?.player ?? null;
    step += 1;
    const { status } = await visitor.fetch(`__scorm/${AT}/state`, {
      method: 'POST',
      headers: { 'x-xsrf-token': visitor.token() },
      body: JSON.stringify({ learner: amaraOsei.id, player: 'a test', step, replaces, ...body }),
    });
    return status;
  };
  const view = async (): Promise<string> => (await visitor.fetch(`modules/${AT}/view?organisation_id=1`)).text();
  /** Opens the player's page as a browser would; `leftCalls` as in `play`. */
  const open = async (leftCalls: string | null = null): Promise<void> => {
    document.body.replaceChildren();
    Reflect.deleteProperty(window, 'API');
    const config = JSON.parse(
      /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(await view())?.[1] ?? '',
    ) as PlayerConfig;
    vi.stubGlobal('fetch', send);
    document.cookie = `XSRF-TOKEN=${encodeURIComponent(visitor.token())}; Path=/`;
    playAlone(config, leftCalls);
  };
  return { ...visitor, sent, send, row, stored, claimed, store, postState: post, view, open };
};
