/**
 * The toolbar of a new window is a page of its own, which takes longer to draw than ours. A second list of features
 * takes the place of Playwright's, so what tests need of that stands here, too.
 */
const FEATURES_OFF = [
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUILocationBar',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** How a browser is started that tests or measures our pages, and does nothing besides. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join()}`,
];

/**
 * What tests start it with besides: pages live for seconds, in which code that is compiled twice costs more than it
 * saves (9 % of all processor time).
 */
export const TEST_FLAGS: readonly string[] = [...CHROMIUM_FLAGS, '--js-flags=--no-opt', '--in-process-gpu'];
