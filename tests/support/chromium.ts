import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { installPackages } from './debian.ts';
import { WAIT } from './limits.ts';

/**
 * Paths where Chromium may be installed. The headless shell comes first: it is the same engine without windows, and
 * starts faster with less CPU.
 */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A test page lives for seconds: optimizing its code costs more CPU time than it saves. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan';

/**
 * Launches a headless Chromium: from `CHROME_PATH`, or an installed one, or Debian's package. Throws if there is none,
 * so that no test is skipped silently.
 */
export async function launchChromium(): Promise<Browser> {
  return launch([...FLAGS, UNOPTIMIZED]);
}

let shared: Promise<Browser> | undefined;

/**
 * Returns the Chromium of this test worker. Test files share this browser if they need only tabs of their own. The
 * browser ends with the worker.
 */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

/** Launches a Chromium with full optimization, as fast as a user's browser. */
export async function launchMeasuredChromium(): Promise<Browser> {
  return launch(FLAGS);
}

async function launch(args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), headless: true, args, timeout: WAIT });
}

/** Returns the path of the program. @throws Error that names what to install */
export function chromiumPath(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, where no file is.`);
  }
  const found = INSTALLED.find((path) => existsSync(path)) ?? installFromDebian();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH.',
  );
}

function installFromDebian(): string | undefined {
  installPackages('chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-color-emoji');
  return INSTALLED.find((path) => existsSync(path));
}
