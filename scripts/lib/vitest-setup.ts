// A machine that is busy must not make a test red: waiting ends when what is waited for is there, whatever the limit.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  // As newer browsers do, and jsdom does not: an effect that hands this on to React breaks the page when it is cleaned up.
  for (const name of ['scrollIntoView', 'scroll', 'scrollTo', 'scrollBy']) Object.assign(Element.prototype, { [name]: () => Promise.resolve() });
}

export {};
