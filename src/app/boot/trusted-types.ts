/** The payment provider's scripts (F-11), some of which lie on hosts below the one that its pages name (B-4). */
const isPaymentProvider = (origin: string): boolean => /^https:\/\/(?:[a-z\d-]+\.)*js\.stripe\.com$/.test(origin);

/**
 * The page's default policy for Trusted Types, created before anything else runs: it lets through the addresses of our
 * own scripts, of the worker of the demo, of the payment provider (F-11) and of the one widget that the build names
 * (B-20), and refuses markup and code from strings altogether.
 */
const ownScript = (address: string): string => {
  const { origin } = new URL(address, location.href);
  if (origin === location.origin || isPaymentProvider(origin) || address === import.meta.env.VITE_FEEDBACK_SCRIPT)
    return address;
  throw new TypeError(`Refused to load a script from ${address}`);
};

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: ownScript });
