import { flowsFor, may, type Model } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../support/project-root.ts';
import type { Account } from '../../support/server-process.ts';
import type { Stack } from '../../support/stack.ts';
import { watchedPage } from '../../support/watched-page.ts';
import { signIn } from '../clerk.ts';

const { model: loaded } = loadProject(projectRoot);
if (!loaded) throw new Error('The schemas have errors: npx tuyen lint');
export const model: Model = loaded;
export const staffFlows = flowsFor(model, 'staff');

export interface Can {
  readonly actions: readonly string[];
  readonly refused: Readonly<Record<string, { readonly code: string }>>;
  readonly fixed: Readonly<Record<string, string>>;
  /** Whether the server permits assigning the record. Missing if records of the resource cannot be assigned. */
  readonly assign?: boolean;
  readonly prints?: readonly Print[];
}
interface Print {
  readonly name: string;
  readonly label: string;
  readonly list?: true;
  readonly copies?: { readonly transition: string };
}

export interface Walk {
  readonly page: Page;
  readonly api: Account;
  readonly wrong: string[];
  settle(): Promise<void>;
  holds(slug: string): boolean;
  /**
   * Navigates to a page without a reload. If the server rejects requests of the page, records them as faults. Returns
   * whether the account may see the page.
   */
  open(path: string): Promise<boolean>;
  /**
   * If the server has rejected requests since the last call, records them as faults.
   * @param where current page or step, for the text of the fault
   */
  note(where: string): void;
  /**
   * Compares the items that the page shows with the permitted items. Repeats the comparison a few times, because items
   * may appear while the page loads.
   */
  compare(where: string, look: () => Promise<readonly string[]>, allowed: readonly string[]): Promise<void>;
}

/**
 * Maximum number of times to compare the shown items with the permitted ones. After its record has loaded, a page sends
 * further requests, so missing items may still appear.
 */
const LOOKS = 5;

const DENIED = 'Không có quyền';

export async function startWalk(stack: Stack, account: string) {
  const api = await stack.server.signIn(account);
  const { page, errors, settle, close } = await watchedPage(stack, 1280, { reducedMotion: 'reduce' });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/v1/') && response.status() >= 400)
      refused.push(`${response.status()} ${response.request().method()} ${response.url().split('/api/v1/')[1]}`);
  });
  await signIn(page, stack, account);
  await settle();
  const office = api.headers['x-office-id'] ?? null;
  const wrong: string[] = [];
  const note = (where: string) => {
    for (const one of [...refused.splice(0), ...errors.splice(0)]) wrong.push(`${where}: ${one}`);
  };
  const walk: Walk = {
    page,
    api,
    wrong,
    settle,
    note,
    holds: (slug) => may(api.profile, office, slug),
    async open(path) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await settle();
      await page.locator('main h1').first().waitFor();
      note(path);
      return (await page.getByRole('heading', { level: 1, name: DENIED }).count()) === 0;
    },
    async compare(where, look, allowed) {
      let faults: readonly string[] = [];
      for (let looks = 0; looks < LOOKS; looks += 1) {
        const shown = await look();
        faults = [
          ...shown.filter((one) => !allowed.includes(one)).map((one) => `${where}: "${one}" is shown`),
          ...allowed.filter((one) => !shown.includes(one)).map((one) => `${where}: "${one}" is missing`),
        ];
        if (faults.length === 0) return;
        await settle();
      }
      wrong.push(...new Set(faults));
    },
  };
  return { walk, close };
}

export async function textsOf(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Returns the texts of the buttons and links in a page's header, including those of its list of more actions. */
export async function headerTexts(page: Page, header: string): Promise<readonly string[]> {
  const more = await page.locator(`${header} [aria-controls]`).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
      return [...(list?.querySelectorAll('a, button') ?? [])].map((item) => item.textContent?.trim() ?? '');
    }),
  );
  return [...(await textsOf(page, `${header} :is(button, :not(nav) > a):visible`)), ...more];
}

/** Opens all groups of the menu. */
export async function openMenuGroups(page: Page): Promise<void> {
  const closed = page.locator('nav button.group[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
}

export async function firstOf(walk: Walk, resource: string): Promise<{ id: string | undefined; can: Can }> {
  const { body } = await walk.api.get(`${resource}?limit=1&page=1&can=1`);
  return { id: body.data[0]?.id, can: body.can };
}

export type Permitted = Readonly<Record<string, unknown>> & { readonly id: string; readonly can: Can };
