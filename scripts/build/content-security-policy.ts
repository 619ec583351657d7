import type { HumanCheckProvider } from './human-check-plugin.ts';

/** What a build is configured with, as far as the policy needs to know. */
export interface PolicyInput {
  /** `VITE_API_HOST`: a path of this origin, or an absolute address. */
  readonly apiHost: string;
  /** `VITE_REPORT_URL` (J-15) and `VITE_FEEDBACK_SCRIPT` (B-20): absolute addresses, or empty. */
  readonly reportTo?: string | undefined;
  readonly feedbackScript?: string | undefined;
  /** `VITE_HUMAN_CHECK` (S-14), read by `humanCheckOf`; null for none. */
  readonly humanCheck?: HumanCheckProvider | null | undefined;
  /** `VITE_FRAME_ORIGINS`: other sites that authored content may frame (P-25), separated by commas. */
  readonly frameOrigins?: string | undefined;
  /** `VITE_PACKAGE_ORIGIN`: where SCORM packages and their player lie (0342); the API's host unless given. */
  readonly packageOrigin?: string | undefined;
  /** `VITE_POLICY_REPORT_URL`: where browsers report what the policy stopped; nowhere unless given. */
  readonly policyReportTo?: string | undefined;
  /** `VITE_REALTIME_HOST`: an absolute address; the API's host where there is none. */
  readonly realtimeHost?: string | undefined;
  /** The sources of inline scripts, as hashes; there is one, `src/app/boot/boot-script.ts`. */
  readonly inlineScripts?: readonly string[];
}

/** The origin of an absolute address; nothing for a path of this origin, which 'self' covers. */
const originOf = (address: string): readonly string[] =>
  /^https?:\/\//.test(address) ? [new URL(address).origin] : [];

/** The sockets of another origin than the page's own, which 'self' covers. */
const socketOriginOf = (address: string): readonly string[] =>
  /^(?:https?|wss?):\/\//.test(address) ? [new URL(address).origin.replace(/^http/, 'ws')] : [];

/**
 * Stripe's scripts and frames: some lie on hosts below the one that its pages name (B-4,
 * docs.stripe.com/security/guide).
 */
const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Stripe's scripts, the frames of its fields and of a bank's question, and its API (F-11). In the demo a worker answers
 * there (F-12, 0207).
 */
const PAYMENTS = {
  script: STRIPE,
  frame: [...STRIPE, 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const;

interface AdmittedSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  /** The names of its policies for Trusted Types. */
  readonly trustedTypes: readonly string[];
}

/**
 * S-14: what each human check needs. Google's (cloud.google.com/recaptcha/docs/faq; its Trusted Types since
 * google/recaptcha issue 387) shares its hosts with everything else of Google's, so paths stand beside them;
 * Cloudflare's (developers.cloudflare.com/turnstile/reference/content-security-policy) has a host of its own.
 */
const HUMAN_CHECKS: Readonly<Record<HumanCheckProvider, AdmittedSources>> = {
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    trustedTypes: ['recaptcha', 'goog#html'],
  },
  turnstile: {
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
    connect: ['https://challenges.cloudflare.com'],
    trustedTypes: [],
  },
};

const NO_HUMAN_CHECK: AdmittedSources = { script: [], frame: [], connect: [], trustedTypes: [] };

/** P-25: a video of an author's, which plays once somebody presses. */
const VIDEOS = ['https://www.youtube-nocookie.com'];

/**
 * The one Content-Security-Policy of both builds. Hosts come from the build's configuration, and the payment
 * provider's. Trusted Types: `default` is our own policy (src/app/boot/trusted-types.ts), `dompurify` the sanitiser's,
 * others those of the human check.
 */
export const contentSecurityPolicy = ({
  apiHost,
  realtimeHost,
  inlineScripts = [],
  reportTo = '',
  feedbackScript = '',
  frameOrigins = '',
  packageOrigin = '',
  humanCheck = null,
}: PolicyInput): string => {
  const api = originOf(apiHost);
  const human = humanCheck === null ? NO_HUMAN_CHECK : HUMAN_CHECKS[humanCheck];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...originOf(feedbackScript), ...PAYMENTS.script, ...human.script],
    'style-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...api,
      ...socketOriginOf(realtimeHost ?? apiHost),
      ...originOf(reportTo),
      ...originOf(feedbackScript),
      ...PAYMENTS.connect,
      ...human.connect,
    ],
    'img-src': ["'self'", 'blob:', 'data:', ...api],
    'media-src': ["'self'", 'blob:', ...api],
    'frame-src': [
      "'self'",
      'blob:',
      ...api,
      ...PAYMENTS.frame,
      ...human.frame,
      ...VIDEOS,
      ...originOf(packageOrigin),
      ...frameOrigins.split(',').flatMap(originOf),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify', ...human.trustedTypes],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** The name of the endpoint that `report-to` sends to. */
const POLICY_REPORTS = 'policy';

/**
 * What no page of the app uses, refused for it and for every frame in it. Few, because each file of the build carries
 * them (0183).
 */
const REFUSED_FEATURES = 'camera=(), geolocation=(), microphone=()';

/**
 * A browser that came once by https comes back by https only, for a year. Names below the host's own are their owners'
 * to decide.
 */
const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * The headers that a production host sends with every page (0183). Framing, and where violations are reported, can only
 * be said by a header, not by `<meta>`.
 */
export const securityHeaders = (input: PolicyInput): Readonly<Record<string, string>> => {
  const { policyReportTo = '' } = input;
  // `report-uri` for browsers that do not know `report-to`; those that do ignore it.
  const reporting = policyReportTo === '' ? '' : `; report-uri ${policyReportTo}; report-to ${POLICY_REPORTS}`;
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(input)}; frame-ancestors 'self'${reporting}`,
    ...(policyReportTo === '' ? {} : { 'Reporting-Endpoints': `${POLICY_REPORTS}="${policyReportTo}"` }),
    'Strict-Transport-Security': STRICT_TRANSPORT,
    // A wallet's window has to answer the page that opened it; a window that opens the app still has no handle on it
    // (0291).
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': REFUSED_FEATURES,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
};
