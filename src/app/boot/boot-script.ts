import { deviceStore } from '#current/device-store.ts';
import { stripSecret } from '#features/commerce/strip-secret.ts';
import { applyTheme, storedTheme } from '#ui/theme/theme.ts';
import { TOUCHES } from '#ui/inputs/touched/on-first-touch.ts';
import { askOpeningCalls } from '../state/opening-calls.ts';
import { isSessionRemembered } from '../state/remembered.ts';
import { watchBoot } from './boot-watch.ts';
import { capturePresses } from './captured-presses.ts';
import { captureToken } from './capture-token.ts';

/**
 * Stands in every page that is served, as text, and runs before the page asks for anything: the build bundles it by
 * itself and the policy allows it by its hash. It takes tokens out of the address, keeps a form from flashing by where
 * a session is remembered, and on a page with a form loads the app once the form has been painted, or with the first
 * touch of it. What does not come it says: nothing else of the app is there to say it.
 */

stripSecret(window);
const bootAddress = captureToken(window);
if (bootAddress !== undefined) window.bootAddress = bootAddress;

const ANSWERED_WITHIN_MILLISECONDS = 3000;

const watch = watchBoot(window, {
  storage: () => sessionStorage,
  isHostThere: () =>
    fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MILLISECONDS),
    }).then(
      () => true,
      () => false,
    ),
  reload: () => {
    // A link that nobody has followed yet is followed by the page that comes.
    if (window.bootAddress !== undefined)
      history.replaceState(history.state, '', `${window.bootAddress}${location.hash}`);
    location.reload();
  },
});
window.bootWatch = watch;

/** The entry of the app: only a page with a form leaves it to this script. */
const app = document.currentScript?.dataset['app'];

/**
 * What pages of somebody who is signed in need beside the entry, and nobody else: of every page, then by the pattern of
 * its path.
 */
const [always = '', ...opened] = (document.currentScript?.dataset['ahead'] ?? '').split('|');

applyTheme(storedTheme());
const isRemembered = isSessionRemembered(() => localStorage);
if (isRemembered) {
  document.documentElement.dataset['session'] = 'remembered';
  const here = opened
    .map((page) => page.split(' '))
    .filter(([pattern = '']) => new RegExp(pattern, 'u').test(location.pathname));
  for (const href of [...always.split(' '), ...here.flatMap(([, ...files]) => files)].filter(Boolean)) {
    const link = document.createElement('link');
    if (href.endsWith('.css')) {
      // Put into use when its page comes; until then it changes nothing.
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    // As the bundler's own links have it: another mode would be fetched another time.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  // After the code, which everything waits for. A link that signs in makes somebody else of whoever is here.
  if (bootAddress === undefined) askOpeningCalls(window, deviceStore(), location.pathname);
}

if (app === undefined) watch.begun();
else {
  let asked = false;
  const start = (): void => {
    if (asked) return;
    asked = true;
    watch.begun();
    import(/* @vite-ignore */ app).catch(() => {
      // The line broke: the next touch of the form asks again.
      asked = false;
      void watch.failed();
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
