import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Playwright = typeof import('playwright-core');

const PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((path) =>
    [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap((folder) =>
      folder === undefined ? [] : [join(folder, path)],
    ),
  ),
};

/** Milliseconds until a page must have appeared. */
const LIMIT = 60_000;

export function findChromium(): string | undefined {
  const given = process.env['CHROME_PATH'];
  return [...(given ? [given] : (PLACES[process.platform] ?? []))].find((path) => existsSync(path));
}

export async function loadPlaywright(root: string): Promise<Playwright | undefined> {
  let path: string;
  try {
    path = createRequire(join(root, 'package.json')).resolve('playwright-core');
  } catch {
    return undefined;
  }
  // The cast is safe: the module is playwright-core, and importing a CommonJS module provides it as the default export.
  const { default: playwright } = (await import(pathToFileURL(path).href)) as { default: Playwright };
  return playwright;
}

/**
 * Opens the apps in a browser. Signs in to the back-office and waits for its first page. In the portal, waits for the
 * heading.
 * @returns errors of the pages: exceptions, console errors, missing content
 */
export async function openPages(
  { chromium }: Playwright,
  executablePath: string,
  apps: { readonly admin?: string; readonly portal?: string },
  [account, password]: readonly [string, string],
): Promise<readonly string[]> {
  // As root in a container, Chromium cannot create a sandbox. None is needed, because it only opens pages of this
  // project.
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  const errors: string[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    if (apps.portal !== undefined) {
      await page.goto(apps.portal);
      await page.locator('main h1, h1').first().waitFor();
    }
    if (apps.admin !== undefined) {
      await page.goto(apps.admin);
      await page.locator('input[name="account"]').fill(account);
      await page.locator('input[type="password"]').fill(password);
      await page.keyboard.press('Enter');
      await page.locator('main').getByRole('heading', { level: 1 }).first().waitFor();
    }
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
  }
  return errors;
}
