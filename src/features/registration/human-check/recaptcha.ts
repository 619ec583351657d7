import type { HumanCheck } from './human-check.ts';
import { createProviderCheck } from './provider-check.ts';
import { loadProviderScript } from './provider-script.ts';
import { themeOf } from './theme-of.ts';

interface RecaptchaOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  /** Looks when it is told to; its pictures come only where it is in doubt, in a frame of its own. */
  readonly size: 'invisible';
  /** Beside our box, not above a corner of the page. */
  readonly badge: 'inline';
  /** Its mark comes after our box in the order of focus. */
  readonly tabindex: 0;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** What the provider's script brings. `ready` calls back once the second script is there, which the first asks for. */
export interface Recaptcha {
  readonly ready: (then: () => void) => void;
  readonly render: (container: HTMLElement, options: RecaptchaOptions) => number;
  readonly execute: (widget: number) => unknown;
  readonly reset: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Without `trustedtypes` its second script would be refused by the page's policy (google/recaptcha issue 387). */
export const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true';

const brought = async (): Promise<Recaptcha> => {
  const { grecaptcha } = window;
  if (grecaptcha === undefined) throw new Error('The script of reCAPTCHA brought nothing.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
};

/** Google reCAPTCHA v2, invisible (S-14): it looks when our box is ticked. */
export const createRecaptcha = (sitekey: string): HumanCheck =>
  createProviderCheck<Recaptcha>({
    load: () => loadProviderScript(RECAPTCHA_SCRIPT, brought),
    render: (recaptcha, container, { passed, expired, refused }) => {
      const widget = recaptcha.render(container, {
        sitekey,
        theme: themeOf(container) === 'dark' ? 'dark' : 'light',
        size: 'invisible',
        badge: 'inline',
        tabindex: 0,
        callback: passed,
        'expired-callback': expired,
        'error-callback': refused,
      });
      return {
        execute: () => void recaptcha.execute(widget),
        reset: () => recaptcha.reset(widget),
        // It has no way of removing a widget: a reset one asks nothing, and its element leaves with the page.
        remove: () => recaptcha.reset(widget),
      };
    },
  });
