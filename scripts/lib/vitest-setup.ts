// A machine that is busy must not make a test red: waiting ends when what is waited for is there, whatever the limit.
if (typeof document !== 'undefined') {
  const { configure, prettyDOM } = await import('@testing-library/react');
  configure({
    asyncUtilTimeout: 10_000,
    // Waiting fails many times before it does not, and nobody reads that: the page is printed where the message is read.
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let whole: string | null = null;
      Object.defineProperty(error, 'message', { get: () => (whole ??= [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n')) });
      return error;
    },
  });
  // React notes where each element was made, for its warnings: a tenth of what drawing costs. Its own limit turns it off.
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = (await import('react')) as unknown as { readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {}, configurable: true });
  // As newer browsers do, and jsdom does not: an effect that hands this on to React breaks the page when it is cleaned up.
  for (const name of ['scrollIntoView', 'scroll', 'scrollTo', 'scrollBy']) Object.assign(Element.prototype, { [name]: () => Promise.resolve() });
}

export {};
