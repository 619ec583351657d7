/** The payment provider's scripts (F-11), some of which lie on hosts below the one that its pages name (B-4). */
const isPaymentProvider = (origin: string): boolean => /^https:\/\/(?:[a-z\d-]+\.)*js\.stripe\.com$/.test(origin);

/** The scripts of the human check that the build names (S-14), the second one included that the first asks for. */
const HUMAN_CHECKS: Readonly<Record<string, RegExp>> = {
  recaptcha: /^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//,
  turnstile: /^https:\/\/challenges\.cloudflare\.com\/turnstile\//,
};
const isHumanCheck = (href: string): boolean =>
  HUMAN_CHECKS[import.meta.env.VITE_HUMAN_CHECK ?? '']?.test(href) ?? false;

/**
 * The page's default policy for Trusted Types, created before anything else runs: it lets through the addresses of our
 * own scripts, of the worker of the demo, of the payment provider (F-11), of the one widget (B-20) and of the human
 * check (S-14) that the build names, and refuses markup and code from strings altogether.
 */
const ownScript = (address: string): string => {
  const { origin, href } = new URL(address, location.href);
  if (
    origin === location.origin ||
    isPaymentProvider(origin) ||
    isHumanCheck(href) ||
    address === import.meta.env.VITE_FEEDBACK_SCRIPT
  )
    return address;
  throw new TypeError(`Refused to load a script from ${address}`);
};

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: ownScript });
