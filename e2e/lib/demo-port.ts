import type { BrowserContext, Page } from '@playwright/test';
import type { Demo, Fault, LoggedCall, Mail } from '#contracts/demo.ts';

/** The demo's console as tests speak to it, through whichever door stands (`contracts/demo.ts` describes the verbs). */
export interface DemoPort {
  /** Whoever leaves the page leaves the console, too. */
  readonly livesInPage: boolean;
  reset(): Promise<void>;
  scenario(name: string): Promise<void>;
  /** A session at once. The app hears of it at its next boot; through HTTP only where this browser remembers a session. */
  as(email: string): Promise<void>;
  advance(by: number | string): Promise<void>;
  /** Replaces the armed faults; none clears them. */
  faults(...faults: readonly Fault[]): Promise<void>;
  /** How many calls have been paused under this name. */
  pausedCalls(pause: string): Promise<number>;
  /** Lets the calls go on that are paused under this name. */
  release(pause: string): Promise<void>;
  emit(event: string, payload: unknown, email?: string): Promise<void>;
  mail(email?: string): Promise<readonly Mail[]>;
  totp(email: string): Promise<string>;
  log(): Promise<readonly LoggedCall[]>;
  export(): Promise<string>;
  import(json: string, preserveSession?: boolean): Promise<void>;
  /** Changes rows of some tables on the server; sessions go on. */
  edit<Tables extends Readonly<Record<string, readonly unknown[]>>>(
    names: readonly (keyof Tables & string)[],
    change: (tables: Tables) => Tables,
  ): Promise<void>;
  link(): Promise<string>;
}

interface Door {
  readonly livesInPage: boolean;
  readonly call: (verb: string, ...args: readonly unknown[]) => Promise<unknown>;
}

/**
 * Calls a verb in the page; says `notYet` where there is no console so far. Runs in the page, so it refers to nothing
 * outside.
 */
const callInPage = async (
  [name, given]: readonly [string, readonly unknown[]],
  view = window,
): Promise<{ readonly notYet: true } | { readonly answer: unknown }> => {
  const demo = view.demo as unknown as Record<string, unknown> | undefined;
  if (demo === undefined) return { notYet: true };
  const [group = '', verbInGroup] = name.split('.');
  const owner = (verbInGroup === undefined ? demo : demo[group]) as Record<
    string,
    (...rest: readonly unknown[]) => unknown
  >;
  return { answer: await owner[verbInGroup ?? group]?.(...given) };
};

/** `window.demo` of the page, which is opened first where there is none yet. */
export const consoleOfPage = (page: Page): Door => ({
  livesInPage: true,
  call: async (verb, ...args) => {
    if (page.url() === 'about:blank') await page.goto('/login');
    for (;;) {
      const called = await page.evaluate(callInPage, [verb, args] as const);
      if ('answer' in called) return called.answer;
      await page.waitForFunction((_, { demo } = window) => demo !== undefined);
    }
  },
});

/** `POST /__demo/<verb>`, with the cookies of the browser, so that `as` signs this browser in. */
export const consoleOverHttp = (context: BrowserContext, baseUrl: string): Door => ({
  livesInPage: false,
  call: async (verb, ...args) => {
    const reply = await context.request.post(`${baseUrl}/__demo/${verb}`, { data: args });
    const text = await reply.text();
    if (!reply.ok()) throw new Error(`demo.${verb}: ${reply.status()} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  },
});

export const demoPort = ({ livesInPage, call }: Door): DemoPort => ({
  livesInPage,
  reset: async () => void (await call('reset')),
  scenario: async (name) => void (await call('scenario', name)),
  as: async (email) => void (await call('as', email)),
  advance: async (by) => void (await call('clock.advance', by)),
  faults: async (...faults) => void (await call('faults.set', faults)),
  pausedCalls: (pause) => call('faults.pausedCalls', pause) as Promise<number>,
  release: async (pause) => void (await call('faults.release', pause)),
  emit: async (event, payload, email) =>
    void (await call('emit', event, payload, ...(email === undefined ? [] : [email]))),
  mail: (email) => call('mail', ...(email === undefined ? [] : [email])) as ReturnType<Demo['mail']>,
  totp: (email) => call('totp', email) as ReturnType<Demo['totp']>,
  log: () => call('log') as ReturnType<Demo['log']>,
  export: () => call('db.export') as ReturnType<Demo['db']['export']>,
  import: async (json, preserveSession = false) => void (await call('db.import', json, preserveSession)),
  edit: async (names, change) =>
    void (await call('db.replace', change((await call('db.read', names)) as Parameters<typeof change>[0]))),
  link: () => call('link') as ReturnType<Demo['link']>,
});

/** How often a call reached the backend. */
export const timesCalled = async (demo: DemoPort, call: string): Promise<number> =>
  (await demo.log()).filter((entry) => entry.call === call).length;
