import './scripts/lib/require-node.ts';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { bundleBootScript } from './scripts/build/boot-script.ts';
import { drawServed } from './scripts/build/draw-served.ts';
import { entryChunk } from './scripts/build/entry-chunk-plugin.ts';
import { instrumentsPlugin } from './scripts/build/instruments-plugin.ts';
import { layersFirstPlugin } from './scripts/build/layers-first-plugin.ts';
import { policyPlugin } from './scripts/build/policy-plugin.ts';
import { walkerFactsPlugin } from './scripts/build/walker-facts-plugin.ts';
import { servedPagesPlugin } from './scripts/build/served-pages-plugin.ts';
import { FileOrder } from './scripts/lib/file-order.ts';
import { filesThatReplaceModules } from './scripts/lib/test-files.ts';

const UNIT_TESTS = ['{contracts,machines,fixtures,mocks,src,scripts}/**/*.test.{ts,tsx}'];
const NO_UNIT_TESTS = ['**/*.pact.test.ts', 'node_modules/**'];

/**
 * What lazy pages share that is worth asking for ahead of the file that imports it; the document asks for what every
 * signed-in page needs.
 */
const LARGE = /\/(assessment|useFocusWithin|Dialog)-/;

// eslint-disable-next-line import/no-default-export -- Vite reads the default export
export default defineConfig(async ({ mode, command }) => {
  const demo = mode === 'demo';
  const outDir = demo ? 'dist-demo' : 'dist';
  // In the demo the fake backend answers below the app's own address: other origins are never intercepted.
  const env = demo ? {} : loadEnv(mode, process.cwd(), 'VITE_');
  const apiHost = env['VITE_API_HOST'] ?? '/api';
  const entry = entryChunk({
    signedIn: {
      calls: [
        'src/api/client.ts',
        'src/features/session/session.calls.ts',
        'src/app/boot/opening-port.ts',
        'src/api/queries/profile.calls.ts',
        'src/app/connection/follow-connection.ts',
      ],
      common: [
        'src/app/guards/SignedInFrame.tsx',
        'src/app/shell/SignedInLayout.tsx',
        'src/app/pages/SignedInCrashedPage.tsx',
      ],
    },
    soon: {
      home: ['src/features/home/HomeRoute.tsx'],
      waiting: ['src/app/persistence/open-persistence.ts'],
      'start-realtime': ['src/app/realtime/start-realtime.ts'],
    },
    parts: {
      frame: [
        '/icons/IconDownload.mjs',
        'src/api/page-state.ts',
        'src/app/shell/WorkPage.tsx',
        'src/features/library/EntityNotes.tsx',
        'src/ui/frames/breadcrumb/Breadcrumb.tsx',
        'src/ui/frames/page/ClosedFrame.tsx',
        'src/ui/frames/page/NotLoadedBoard.tsx',
        'src/ui/frames/page/use-body-classes.ts',
        'src/ui/inputs/field/choice.css',
        'src/ui/lists/facts/Facts.tsx',
        'src/ui/lists/table/Table.tsx',
        'src/ui/messages/progress/progress.css',
      ],
      typing: [
        'machines/assessments/upload-limit.ts',
        'src/api/uploads.ts',
        'src/persistence/draft-session.ts',
        'src/persistence/use-unsent-work.ts',
        'src/ui/inputs/field/TextArea.tsx',
        'src/ui/inputs/upload/UploadField.tsx',
      ],
      // What pages with lists share: a file of each would cost more in names than it saves.
      lists: [
        'src/ui/frames/loaded/Loaded.tsx',
        'src/ui/actions/tabs/Tabs.tsx',
        'src/ui/lists/list/use-typed.ts',
        'src/ui/lists/list/address.ts',
        'src/ui/inputs/field/SelectField.tsx',
        'src/ui/lists/list/list-query.ts',
        'src/ui/inputs/field/MixedBox.tsx',
        'src/ui/format/search.ts',
        'src/ui/lists/list/order-keys.ts',
        'src/ui/format/money.ts',
        'src/ui/lists/list/ActionBar.tsx',
        'src/ui/actions/keys/Key.tsx',
        'src/ui/inputs/field/DateField.tsx',
        'src/ui/messages/retry/RetryLine.tsx',
      ],
      listing: [
        'src/api/queries/categories.queries.ts',
        'src/cards/ViewToggle.tsx',
        'src/features/library/categories/CategoryGrid.tsx',
        'src/features/library/categories/LibraryLinks.tsx',
        'src/features/library/listing/ListingSection.tsx',
        'src/features/library/listing/listing-address.ts',
      ],
    },
    whole: { assessment: ['src/features/assessments/AssessmentRoute.tsx'] },
    routes: 'src/app/routes.tsx',
    opened: {
      '': ['src/features/home/HomeRoute.tsx'],
      'assessments/[0-9]+': ['src/features/assessments/AssessmentRoute.tsx', 'src/app/shell/WorkPage.tsx'],
    },
    workshop: ['src/app/gallery/GalleryPage.tsx'],
    first: demo ? ['mocks/browser.ts'] : [],
    notEntry: ['/useQueries.js', '/queriesObserver.js'],
  });
  const define = { 'import.meta.env.VITE_FAKE_BACKEND': JSON.stringify(demo || mode === 'development' ? '1' : '') };
  const alone = mode === 'test' ? [...filesThatReplaceModules(UNIT_TESTS)] : [];
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
      entry.plugin,
      walkerFacts,
      layersFirstPlugin(),
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
            }),
            servedPagesPlugin(early.text, (base) => drawServed({ mode, base, define, plugins: [react()] })),
          ]),
    ],
    define,
    build: {
      outDir,
      // The design's colours need light-dark() and relative colours; a polyfill of them would double the tokens.
      cssTarget,
      // No inline script and no data: address, so that the policy needs no exception.
      // Every name of a file that a lazy page imports would stand in the entry: the style sheets, which nothing else
      // asks for, and the large files are worth it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_: string, files: string[]) =>
          files.filter((file) => file.endsWith('.css') || LARGE.test(file)),
      },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { output: { codeSplitting: { groups: [...entry.groups] } } },
    },
    server: { port: 5173 },
    test: {
      environment: 'node',
      env: { TZ: 'Europe/London' },
      setupFiles: ['scripts/lib/vitest-setup.ts'],
      sequence: { sequencer: FileOrder },
      testTimeout: 30_000,
      // The lint of planted files runs in one, and waits for a processor as tests do.
      hookTimeout: 60_000,
      // One more than the cores of the smallest machine: tests wait for timers, too.
      maxWorkers: 3,
      // Apps are opened and dropped by the hundred: with the default, what is young is collected all the time.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        // What a file imports stays for the next one: importing takes longer than most tests. None leaves anything
        // behind that another could see.
        {
          extends: true as const,
          test: { name: 'unit', include: UNIT_TESTS, exclude: [...NO_UNIT_TESTS, ...alone], isolate: false },
        },
        { extends: true as const, test: { name: 'alone', include: alone, exclude: NO_UNIT_TESTS } },
      ],
    },
  };
});
