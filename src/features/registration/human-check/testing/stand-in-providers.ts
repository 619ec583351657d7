import { vi } from 'vitest';
import type { HumanCheck, HumanCheckState } from '../human-check.ts';
import { createRecaptcha, RECAPTCHA_SCRIPT, type Recaptcha } from '../recaptcha.ts';
import { createTurnstile, TURNSTILE_SCRIPT, type Turnstile } from '../turnstile.ts';

/** What a provider's stand-in was asked, and how it answers. */
export interface StandIn {
  readonly script: string;
  readonly create: () => HumanCheck;
  /** Its script came; with `refuses` it throws when the widget is drawn, as for a wrong key. */
  readonly bring: (refuses?: boolean) => void;
  readonly take: () => void;
  readonly executed: () => number;
  readonly reset: () => number;
  readonly pass: (token?: string) => void;
  readonly expire: () => void;
  readonly fail: () => void;
  /** What the widget was drawn with. */
  readonly options: () => object;
}

const NOT_DRAWN = new Error('The widget was not drawn.');

export const turnstileStandIn = (): StandIn => {
  let options: Parameters<Turnstile['render']>[1] | undefined;
  const drawn = () => {
    if (options === undefined) throw NOT_DRAWN;
    return options;
  };
  const [execute, reset] = [vi.fn<Turnstile['execute']>(), vi.fn<Turnstile['reset']>()];
  return {
    script: TURNSTILE_SCRIPT,
    create: () => createTurnstile('key-of-the-site'),
    bring: (refuses = false) => {
      window.turnstile = {
        render: (container, given) => {
          if (refuses) return undefined;
          options = given;
          container.append(document.createElement('iframe'));
          return 'widget-1';
        },
        execute,
        reset,
        remove: vi.fn<Turnstile['remove']>(),
      };
    },
    take: () => delete window.turnstile,
    executed: () => execute.mock.calls.length,
    reset: () => reset.mock.calls.length,
    pass: (token = 'token-1') => drawn().callback(token),
    expire: () => drawn()['expired-callback'](),
    fail: () => drawn()['error-callback'](),
    options: drawn,
  };
};

export const recaptchaStandIn = (): StandIn => {
  let options: Parameters<Recaptcha['render']>[1] | undefined;
  const drawn = () => {
    if (options === undefined) throw NOT_DRAWN;
    return options;
  };
  const [execute, reset] = [vi.fn<Recaptcha['execute']>(), vi.fn<Recaptcha['reset']>()];
  return {
    script: RECAPTCHA_SCRIPT,
    create: () => createRecaptcha('key-of-the-site'),
    bring: (refuses = false) => {
      window.grecaptcha = {
        ready: (then) => then(),
        render: (container, given) => {
          if (refuses) throw new Error('Invalid site key or not loaded in api.js');
          options = given;
          container.append(document.createElement('iframe'));
          return 0;
        },
        execute,
        reset,
      };
    },
    take: () => delete window.grecaptcha,
    executed: () => execute.mock.calls.length,
    reset: () => reset.mock.calls.length,
    pass: (token = 'token-1') => drawn().callback(token),
    expire: () => drawn()['expired-callback'](),
    fail: () => drawn()['error-callback'](),
    options: drawn,
  };
};

/** Lets promises run, without a timer of the test's clock. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
};

/** The check on the page, with all that it told. */
export const mountCheck = (check: HumanCheck) => {
  const told: HumanCheckState[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const mounted = check.mount(container, (state) => void told.push(state));
  return { ...mounted, container, told, last: () => told.at(-1), statuses: () => told.map(({ status }) => status) };
};
