import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Check } from '../examination.ts';

const DRIVERS = ['playwright-core', 'playwright', '@playwright/test'];

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const checkBrowser: Check = async ({ root, environment }) => {
  const name = 'Chromium';
  const module = resolveFrom(root, DRIVERS);
  if (module === undefined) return { name, state: 'skipped', found: 'the project has no Playwright' };
  const chosen = environment['CHROME_PATH'] || undefined;
  const found = (chosen === undefined ? [await executable(module), ...INSTALLED] : [chosen]).find(
    (path) => path !== undefined && existsSync(path),
  );
  if (found !== undefined) return { name, state: 'ok', found };
  return {
    name,
    state: 'broken',
    found: chosen === undefined ? 'not installed, so browser tests cannot run' : `there is no ${chosen}`,
    fix: chosen === undefined ? 'Run `npx playwright install chromium`, or set CHROME_PATH.' : 'Correct CHROME_PATH.',
  };
};

function resolveFrom(root: string, names: readonly string[]): string | undefined {
  const require = createRequire(join(root, 'package.json'));
  for (const name of names) {
    try {
      return require.resolve(name);
    } catch {
      // This browser driver is not installed, so the loop tries the next one.
    }
  }
  return undefined;
}

async function executable(module: string): Promise<string | undefined> {
  try {
    // The cast is safe: the module is one of the browser drivers above, and an error is caught.
    const driver = (await import(pathToFileURL(module).href)) as Driver & { readonly default?: Driver };
    return (driver.default ?? driver).chromium.executablePath();
  } catch {
    return undefined;
  }
}

interface Driver {
  readonly chromium: { executablePath(): string };
}
