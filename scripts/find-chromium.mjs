// Finds a Chromium, and with --install gets one: Debian's package when we are root on Debian, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {Promise<string | undefined>} the path of an executable, or undefined */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && existsSync(named)) return named;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : SYSTEM_PATHS.find((path) => existsSync(path));
};

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** @returns {Promise<string>} the path of an executable; throws when none could be had */
export const installChromium = async () => {
  const there = await findChromium();
  if (there !== undefined) return there;
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (debian) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = await findChromium();
  if (installed === undefined) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
  return installed;
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(
    `${process.argv.includes('--install') ? await installChromium() : ((await findChromium()) ?? 'none')}\n`,
  );
}
