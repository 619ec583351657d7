/** What a build is configured with, as far as the policy needs to know. */
export interface PolicyInput {
  /** `VITE_API_HOST`: a path of this origin, or an absolute address. */
  readonly apiHost: string;
  /** `VITE_REPORT_URL` (J-15) and `VITE_FEEDBACK_SCRIPT` (B-20): absolute addresses, or empty. */
  readonly reportTo?: string | undefined;
  readonly feedbackScript?: string | undefined;
  /** `VITE_REALTIME_HOST`: an absolute address; the API's host where there is none. */
  readonly realtimeHost?: string | undefined;
  /** The sources of inline scripts, as hashes; there is one, `src/app/boot/early.ts`. */
  readonly inlineScripts?: readonly string[];
}

/** The origin of an absolute address; nothing for a path of this origin, which 'self' covers. */
const originOf = (address: string): readonly string[] => (/^https?:\/\//.test(address) ? [new URL(address).origin] : []);

/** The sockets of another origin than the page's own, which 'self' covers. */
const socketOriginOf = (address: string): readonly string[] => (/^(?:https?|wss?):\/\//.test(address) ? [new URL(address).origin.replace(/^http/, 'ws')] : []);

/**
 * The one Content-Security-Policy of both builds. Hosts come from the build's configuration only.
 * Trusted Types: `default` is our own policy (src/app/boot/trusted-types.ts), `dompurify` the sanitiser's.
 */
export const contentSecurityPolicy = ({ apiHost, realtimeHost, inlineScripts = [], reportTo = '', feedbackScript = '' }: PolicyInput): string => {
  const api = originOf(apiHost);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...originOf(feedbackScript)],
    'style-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...socketOriginOf(realtimeHost ?? apiHost), ...originOf(reportTo), ...originOf(feedbackScript)],
    'img-src': ["'self'", 'blob:', 'data:', ...api],
    'media-src': ["'self'", 'blob:', ...api],
    'frame-src': ["'self'", 'blob:', ...api],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** The headers that a production host sends with every page. Framing can only be refused by a header, not by `<meta>`. */
export const securityHeaders = (input: PolicyInput): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${contentSecurityPolicy(input)}; frame-ancestors 'self'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});
