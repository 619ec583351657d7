import type { HumanCheck } from './human-check.ts';
import { createProviderCheck } from './provider-check.ts';
import { loadProviderScript } from './provider-script.ts';
import { themeOf } from './theme-of.ts';

interface TurnstileOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark' | 'auto';
  /** As wide as its place, from `LEAST_FLEXIBLE` on; 150 by 140 px. */
  readonly size: 'flexible' | 'compact';
  /** Looks when it is told to, not when it is drawn. */
  readonly execution: 'execute';
  /** Shows itself only where it has to ask. */
  readonly appearance: 'interaction-only';
  readonly retry: 'never';
  readonly 'refresh-expired': 'manual';
  readonly 'refresh-timeout': 'manual';
  readonly 'response-field': false;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
  /** True: the error is handled, and needs no line in the console. */
  readonly 'error-callback': () => boolean;
  readonly 'unsupported-callback': () => void;
}

/** What the provider's script brings; `render` returns nothing where it could not draw. */
export interface Turnstile {
  readonly render: (container: HTMLElement, options: TurnstileOptions) => string | null | undefined;
  readonly execute: (widget: string) => void;
  readonly reset: (widget: string) => void;
  readonly remove: (widget: string) => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** The provider asks for exactly this address (developers.cloudflare.com/turnstile). */
export const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const brought = async (): Promise<Turnstile> => {
  if (window.turnstile === undefined) throw new Error('The script of Turnstile brought nothing.');
  return window.turnstile;
};

/** A flexible one is no narrower, in px (developers.cloudflare.com/turnstile). */
const LEAST_FLEXIBLE = 300;

/** As the place of `container` lets it be; the container itself has no width while it is empty. */
const sizeIn = ({ parentElement }: HTMLElement): TurnstileOptions['size'] =>
  (parentElement?.clientWidth ?? 0) < LEAST_FLEXIBLE ? 'compact' : 'flexible';

/** Cloudflare Turnstile (S-14): it looks when our box is ticked, and shows itself only where it has to ask. */
export const createTurnstile = (sitekey: string): HumanCheck =>
  createProviderCheck<Turnstile>({
    load: () => loadProviderScript(TURNSTILE_SCRIPT, brought),
    render: (turnstile, container, { passed, expired, refused }) => {
      const widget = turnstile.render(container, {
        sitekey,
        theme: themeOf(container),
        size: sizeIn(container),
        execution: 'execute',
        appearance: 'interaction-only',
        retry: 'never',
        'refresh-expired': 'manual',
        'refresh-timeout': 'manual',
        'response-field': false,
        callback: passed,
        'expired-callback': expired,
        'timeout-callback': expired,
        'error-callback': () => {
          refused();
          return true;
        },
        'unsupported-callback': refused,
      });
      if (widget === undefined || widget === null) throw new Error('Turnstile drew nothing.');
      return {
        execute: () => turnstile.execute(widget),
        reset: () => turnstile.reset(widget),
        remove: () => turnstile.remove(widget),
      };
    },
  });
