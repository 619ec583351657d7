import './scripts/lib/require-node.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundleBootScript } from './scripts/build/boot-script.ts';
import { drawServed } from './scripts/build/draw-served.ts';
import { instrumentsPlugin } from './scripts/build/instruments-plugin.ts';
import { aheadPlugin } from './scripts/build/ahead-plugin.ts';
import { FILES_OF_PAGES } from './scripts/build/files-of-pages.ts';
import { humanCheckOf, humanCheckPlugin } from './scripts/build/human-check-plugin.ts';
import { layoutsPlugin } from './scripts/build/layouts-plugin.ts';
import { policyPlugin } from './scripts/build/policy-plugin.ts';
import { walkerFactsPlugin } from './scripts/build/walker-facts-plugin.ts';
import { servedPagesPlugin } from './scripts/build/served-pages-plugin.ts';
import { unitTests } from './scripts/lib/unit-tests.ts';

// eslint-disable-next-line import/no-default-export -- Vite reads the default export
export default defineConfig(async ({ mode, command }) => {
  const demo = mode === 'demo';
  const outDir = demo ? 'dist-demo' : 'dist';
  // In the demo the fake backend answers below the app's own address: other origins are never intercepted.
  const env = demo ? {} : loadEnv(mode, process.cwd(), 'VITE_');
  const apiHost = env['VITE_API_HOST'] ?? '/api';
  const humanCheck = humanCheckOf(env);
  const define = { 'import.meta.env.VITE_FAKE_BACKEND': JSON.stringify(demo || mode === 'development' ? '1' : '') };
  // What is tested of a demo below a sub-path is the product: its instruments take half of the build.
  const hasInstruments = mode === 'development' || (demo && process.env['WAYMARK_PRODUCT_ONLY'] === undefined);
  const walkerFacts = walkerFactsPlugin({ isBuild: hasInstruments && command === 'build' });
  const early = command === 'build' ? await bundleBootScript() : null;
  const cssTarget = ['chrome125', 'edge125', 'firefox128', 'safari18'];
  return {
    publicDir: false as const,
    plugins: [
      react(),
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      // The worker belongs to the demo: the plugin would emit it into every build.
      ...(demo || mode === 'development' ? [msw({ mode: 'worker-only' })] : []),
      ...(hasInstruments
        ? [
            instrumentsPlugin(
              { apiHost },
              {
                define,
                plugins: [react(), walkerFacts],
                build: { cssTarget, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
              },
            ),
          ]
        : []),
      aheadPlugin({ files: { 'signed-in': '', common: '.+' }, first: demo ? ['mocks/browser.ts'] : [] }),
      walkerFacts,
      ...(early === null
        ? []
        : [
            policyPlugin(mode, {
              apiHost,
              inlineScripts: [early.source],
              realtimeHost: env['VITE_REALTIME_HOST'],
              reportTo: env['VITE_REPORT_URL'],
              policyReportTo: env['VITE_POLICY_REPORT_URL'],
              feedbackScript: env['VITE_FEEDBACK_SCRIPT'],
              frameOrigins: env['VITE_FRAME_ORIGINS'],
              packageOrigin: env['VITE_PACKAGE_ORIGIN'],
              humanCheck,
            }),
            ...(demo ? [] : [humanCheckPlugin(humanCheck)]),
            layoutsPlugin(),
            servedPagesPlugin(early.text, (base) => drawServed({ mode, base, define, plugins: [react()] })),
          ]),
    ],
    define,
    build: {
      outDir,
      // The design's colours need light-dark() and relative colours; a polyfill of them would double the tokens.
      cssTarget,
      // No inline script and no data: address, so that the policy needs no exception.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // What pages ask for is budgeted from it.
      manifest: true,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { output: { codeSplitting: { groups: FILES_OF_PAGES } } },
    },
    server: { port: 5173 },
    test: mode === 'test' ? unitTests() : {},
  };
});
