import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { installPackages } from './debian.ts';
import { WAIT } from './limits.ts';

/** The headless shell is the same engine without the windows: it starts sooner and takes less of the processor. */
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

/** A page of a test lives for seconds: optimizing its code costs more of the processor than it saves. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan';

/** A headless Chromium: `CHROME_PATH`, else one that is installed, else Debian's. Never a silent skip. */
export async function launchChromium(): Promise<Browser> {
  return launch([...FLAGS, UNOPTIMIZED]);
}

let shared: Promise<Browser> | undefined;

/** The one of this worker, which all files have whose tabs are of their own; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

/** One that is as quick as somebody's own. */
export async function launchMeasuredChromium(): Promise<Browser> {
  return launch(FLAGS);
}

async function launch(args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), headless: true, args, timeout: WAIT });
}

/** Its program. @throws Error that says what to install */
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
