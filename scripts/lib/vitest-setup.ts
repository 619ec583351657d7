// A machine that is busy must not make a test red: waiting ends when what is waited for is there, whatever the limit.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
