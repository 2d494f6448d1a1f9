import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const WIDTHS = [1280, 360] as const;
const COLORS = ['light', 'dark'] as const;

/** Stops all animations on the loaded page, so that the check sees final colors and outlines. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

export async function barriersIn(
  page: Page,
  settle: () => Promise<void>,
  widths: readonly number[] = WIDTHS,
): Promise<readonly string[]> {
  const found: string[] = [];
  await still(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settle();
    for (const colorScheme of COLORS) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      // Checks only the color contrast in dark mode, because dark mode changes nothing but colors.
      const faults = await violations(page, colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {});
      found.push(...faults.map((fault) => `${width} ${colorScheme} ${fault}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${width} scrolls sideways: ${wide}`);
  }
  return found;
}

/** Waits for two frames: the first renders the changes, the second their consequences. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

export async function violations(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  // Evaluates axe in the page, because the page's Content-Security-Policy would block a script element. Leaves out
  // frames, because some are sandboxed and run no script.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const results = await page.evaluate(
    async (asked) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<unknown> } }).axe.run({
        resultTypes: ['violations'],
        ...asked,
      }),
    options,
  );
  return (results as AxeResults).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/**
 * Finds the labels with an asterisk for a required input. `stars` is the number of these labels. `silent` contains the
 * labels whose input is not announced as required to a screen reader, by the control or by a text.
 */
export function requiredInputs(page: Page): Promise<{ readonly stars: number; readonly silent: readonly string[] }> {
  return page.evaluate(() => {
    const stars = [...document.querySelectorAll('main span[aria-hidden]')].filter(
      (star) => star.textContent?.trim() === '*' && !star.parentElement?.closest('[aria-hidden=true]'),
    );
    const labels = stars.flatMap(
      (star) => star.closest('label, legend, .MuiTypography-root, .MuiFormLabel-root') ?? [],
    );
    const says = (label: Element) => {
      const target = label instanceof HTMLLabelElement ? label.control : null;
      const control =
        target ??
        document.querySelector(`[aria-labelledby~="${label.id}"]`) ??
        label.closest('.ra-input')?.querySelector('[role=textbox]');
      if (control?.matches(':required, [aria-required=true]')) return true;
      // A group of controls cannot have the "required" state, so its label must contain the word "required".
      return /bắt buộc|required/i.test(label.textContent ?? '');
    };
    return {
      stars: labels.length,
      silent: labels.filter((label) => !says(label)).map((label) => label.textContent ?? ''),
    };
  });
}
