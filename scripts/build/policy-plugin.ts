import type { Plugin } from 'vite';
import { cachingOf } from '../../mocks/http/static-files.ts';
import { contentSecurityPolicy, securityHeaders, type PolicyInput } from './content-security-policy.ts';

/**
 * Puts the policy into force: as `<meta>` in the static demo, which has no server of its own, and as files for web
 * hosts in the production build (`_headers` for hosts that read it, `headers.json` for `npm run serve`).
 */
export const policyPlugin = (mode: string, input: PolicyInput): Plugin => ({
  name: 'waymark-policy',
  apply: 'build',
  transformIndexHtml: () =>
    mode === 'demo'
      ? [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(input) },
            injectTo: 'head-prepend',
          },
          { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head-prepend' },
        ]
      : [],
  generateBundle() {
    const headers = securityHeaders(input);
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    const caching = (path: string): string => `  Cache-Control: ${cachingOf(path)}`;
    // A document of an older build names files that are gone: it is asked for at every visit. Hosts that join the headers
    // of all rules read `!` as leaving out what a former rule said; one that does neither only asks more often.
    const rules = ['/*', ...lines, caching('/'), '/assets/*', '  ! Cache-Control', caching('/assets/'), ''];
    this.emitFile({ type: 'asset', fileName: '_headers', source: rules.join('\n') });
    this.emitFile({ type: 'asset', fileName: 'headers.json', source: `${JSON.stringify(headers, null, 2)}\n` });
  },
});
