/**
 * The page's default policy for Trusted Types, created before anything else runs: it lets through the addresses of our own
 * scripts, of the worker of the demo and of the one widget that the build names (B-20), and refuses markup and code from strings altogether.
 */
const ownScript = (address: string): string => {
  if (new URL(address, location.href).origin === location.origin || address === import.meta.env.VITE_FEEDBACK_SCRIPT) return address;
  throw new TypeError(`Refused to load a script from ${address}`);
};

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: ownScript });
