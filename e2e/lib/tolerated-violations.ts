const PARSED_ELSEWHERE =
  'DOMPurify parses hostile markup in a document of its own; Chromium reports what the policy refuses in there, although nothing of it reaches the page. Only where hostile markup is shown.';

/** Reports of the policy that a test may declare (`watch.expectViolation`), each with the reason why nothing is wrong. */
export const toleratedViolations = {
  'script-src-attr': PARSED_ELSEWHERE,
  'style-src-attr': PARSED_ELSEWHERE,
  'style-src-elem': PARSED_ELSEWHERE,
} as const;
