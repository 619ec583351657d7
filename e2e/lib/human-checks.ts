import type { Page } from '@playwright/test';

/** The public key of the site in a build whose human check is stood in for. */
export const SITE_KEY = 'the-key-of-this-site';

/** What the demo's backend takes for a person. */
const TOKEN = 'passed-in-the-demo';

/** What the provider's script does: it says, once it is told to look, that it has seen a person. */
const TURNSTILE = `window.turnstile = {
  render: (container, { sitekey, size, callback }) => {
    if (sitekey !== '${SITE_KEY}') throw new Error('another key');
    const frame = document.createElement('iframe');
    frame.title = 'Turnstile';
    frame.width = size === 'compact' ? '150' : '300';
    frame.src = 'https://challenges.cloudflare.com/frame';
    container.append(frame);
    window.turnstile.execute = () => setTimeout(callback, 50, '${TOKEN}');
    return 'widget';
  },
  reset: () => undefined,
  remove: () => undefined,
};`;

/** The first script: it brings the second one through a policy of its own, and `ready` waits for that. */
const RECAPTCHA = `(() => {
  const policy = trustedTypes.createPolicy('recaptcha', { createScriptURL: (address) => address });
  const second = document.createElement('script');
  const loaded = new Promise((resolve) => second.addEventListener('load', resolve));
  second.src = policy.createScriptURL('https://www.gstatic.com/recaptcha/releases/1/recaptcha__en_gb.js');
  document.head.append(second);
  window.grecaptcha = { ready: (then) => void loaded.then(then) };
})();`;

/** The second: it draws its mark in a frame, and asks the provider as soon as it is told to look. */
const RECAPTCHA_SECOND = `trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
Object.assign(window.grecaptcha, {
  render: (container, { sitekey, callback }) => {
    if (sitekey !== '${SITE_KEY}') throw new Error('another key');
    const frame = document.createElement('iframe');
    frame.title = 'reCAPTCHA';
    frame.src = 'https://www.google.com/recaptcha/api2/anchor';
    container.append(frame);
    window.grecaptcha.execute = () =>
      fetch('https://www.google.com/recaptcha/api2/userverify').then(() => callback('${TOKEN}'));
    return 0;
  },
  reset: () => undefined,
});`;

const FRAME = '<!doctype html><html lang="en"><title>Human check</title>';

/** Answers for an address of a provider (S-14): a script, a frame, or a question. */
const answer = (scripts: Readonly<Record<string, string>>, address: string) => {
  const script = Object.entries(scripts).find(([part]) => address.includes(part))?.[1];
  return script === undefined
    ? { contentType: 'text/html', body: FRAME, headers: { 'access-control-allow-origin': '*' } }
    : { contentType: 'text/javascript', body: script };
};

/** Stands in for the provider at these addresses. The addresses that were asked for, as they come. */
const standIn = async (
  page: Page,
  at: readonly string[],
  scripts: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const asked: string[] = [];
  for (const address of at)
    await page.route(address, (route) => {
      asked.push(route.request().url());
      return route.fulfill(answer(scripts, route.request().url()));
    });
  return asked;
};

/** Answers for Turnstile. */
export const standInForTurnstile = (page: Page): Promise<readonly string[]> =>
  standIn(page, ['https://challenges.cloudflare.com/**'], { '/api.js': TURNSTILE });

/** Answers for reCAPTCHA, which lives on two hosts. */
export const standInForRecaptcha = (page: Page): Promise<readonly string[]> =>
  standIn(page, ['https://www.google.com/recaptcha/**', 'https://www.gstatic.com/recaptcha/**'], {
    '/api.js': RECAPTCHA,
    '/recaptcha__': RECAPTCHA_SECOND,
  });
