/** Reports of the policy that a test may declare (`watch.expectViolation`), each with the reason why nothing is wrong. */
export const toleratedViolations = {
  'script-src-attr':
    'DOMPurify parses hostile markup in a document of its own; Chromium reports the `onerror=` in it although nothing runs. Only where hostile markup is on the page.',
} as const;
