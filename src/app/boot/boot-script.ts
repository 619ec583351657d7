import { applyTheme, storedTheme } from '#ui/theme/theme.ts';
import { TOUCHES } from '#ui/inputs/touched/on-first-touch.ts';
import { isSessionRemembered } from '../state/remembered.ts';
import { capturePresses } from './captured-presses.ts';
import { captureToken } from './capture-token.ts';

/**
 * Stands in every page that is served, as text, and runs before the page asks for anything: the build bundles it by itself
 * and the policy allows it by its hash. It takes tokens out of the address, keeps a form from flashing by where a session is
 * remembered, and on a page with a form loads the app once the form has been painted, or with the first touch of it.
 */

const bootAddress = captureToken(window);
if (bootAddress !== undefined) window.bootAddress = bootAddress;

/** The entry of the app: only a page with a form leaves it to this script. */
const app = document.currentScript?.dataset['app'];

/** What every page of somebody who is signed in needs beside the entry, and nobody else. */
const ahead = document.currentScript?.dataset['ahead'];

/** A device that denies storage remembers nothing. */
const remembered = (): boolean => {
  try {
    applyTheme(storedTheme());
    return isSessionRemembered(localStorage);
  } catch {
    return false;
  }
};

const isRemembered = remembered();
if (isRemembered) {
  document.documentElement.dataset['session'] = 'remembered';
  for (const href of ahead?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

if (app !== undefined) {
  let asked = false;
  const start = (): void => {
    if (asked) return;
    asked = true;
    import(/* @vite-ignore */ app).catch(() => {
      // The line broke: the next touch of the form asks again.
      asked = false;
    });
  };
  // A link with a token signs in by itself: there is nothing to wait for either.
  if (isRemembered || bootAddress !== undefined) start();
  else {
    window.capturedPresses = capturePresses(document);
    const touched = (): void => {
      // What waits for somebody to be at the page need not wait for another touch (`on-first-touch.ts`).
      document.documentElement.dataset['touched'] = '';
      start();
    };
    for (const touch of TOUCHES) addEventListener(touch, touched, true);
    // Safari has no idle callback.
    addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start)));
  }
}
