let bundled: Promise<string> | undefined;

/**
 * The stand-in for the card provider's script, for a host that answers in its place. Bundled when a page asks for it
 * first.
 */
export const bundleCardProvider = (): Promise<string> => {
  // The bundler takes a second to load: most pages pay nothing.
  bundled ??= import('./bundle-script.ts').then(({ bundleScript }) => bundleScript('mocks/payments/script/entry.ts'));
  return bundled;
};
