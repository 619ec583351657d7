import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { bundleScript } from '../build/bundle-script.ts';
import { securityHeaders } from '../build/content-security-policy.ts';
import { findChromium } from '../find-chromium.mjs';
import { CHROMIUM_FLAGS } from '../lib/chromium-flags.ts';
import type { Finding } from './try-rest.ts';

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Cards</title><link rel="icon" href="data:,"><script src="/page.js"></script></html>';

/** A page of this machine with the headers of a production build. Answers its address and how to stop it. */
const servePage = async (): Promise<{ readonly address: string; readonly stop: () => void }> => {
  const script = await bundleScript('scripts/cards/page-script.ts');
  const headers = securityHeaders({ apiHost: '/api' });
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response
      .writeHead(200, {
        ...headers,
        'Content-Type': isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8',
      })
      .end(isScript ? script : PAGE);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
};

/** Loads Stripe's script in Chromium under the production policy, and draws the elements of a payment. */
export const tryPage = async (publishable: string, clientSecret: string): Promise<readonly Finding[]> => {
  const executablePath = await findChromium();
  const { address, stop } = await servePage();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = await browser.newPage();
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type|TrustedScript/i.test(message.text())) stopped.push(message.text());
    });
    await page.goto(address);
    const sight = await page.evaluate(([key, secret]) => window.trySight?.(key, secret), [
      publishable,
      clientSecret,
    ] as const);
    const hosts = [
      ...new Set(
        page
          .frames()
          .map((frame) => frame.url())
          .filter((url) => url.startsWith('https://'))
          .map((url) => new URL(url).host),
      ),
    ].toSorted();
    return [
      {
        tried: 'Stripe’s script loads under the production policy',
        seen: sight?.isLoaded === true ? 'loaded' : 'not loaded',
        isAsExpected: sight?.isLoaded === true,
      },
      ...Object.entries(sight?.elements ?? {}).map(([name, seen]) => ({
        tried: `the element ${name} with the secret of the payment`,
        seen,
        isAsExpected: seen.startsWith('ready'),
      })),
      {
        tried: 'the payment is asked after',
        seen: sight?.status ?? '',
        isAsExpected: sight?.status === 'requires_payment_method',
      },
      {
        tried: 'the hosts of Stripe’s frames',
        seen: hosts.join(', '),
        isAsExpected: hosts.every((host) => /(?:^|\.)js\.stripe\.com$|^hooks\.stripe\.com$/.test(host)),
      },
      { tried: 'the policy stops nothing', seen: stopped.join(' | ') || 'nothing', isAsExpected: stopped.length === 0 },
    ];
  } finally {
    await browser.close();
    stop();
  }
};
