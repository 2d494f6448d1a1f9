import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Account } from '../../support/server-process.ts';

export interface Opened {
  readonly name: string;
  readonly path: string;
  open(page: Page, say: Say): Promise<void>;
  /** True if the dialog or menu exists only on a desktop, not on a phone. */
  readonly wide?: true;
}

interface Row {
  readonly id: string;
  readonly can: { readonly actions: readonly string[]; readonly assign?: boolean };
}

export type Say = (key: string) => string;

export function wordsOf(language: string): Say {
  const words: unknown = JSON.parse(
    readFileSync(new URL(`../../../apps/admin-kit/locales/${language}.json`, import.meta.url), 'utf8'),
  );
  return (key) => {
    const found = key.split('.').reduce((at: unknown, part) => Object(at)[part], words);
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}.`);
    return found.replaceAll(/%\{\w+\}/g, '').trim();
  };
}

export async function showQueueRecord(page: Page): Promise<void> {
  const action = page.locator('[role=toolbar] button').first();
  const row = page.locator('main li > button').first();
  await action.or(row).first().waitFor();
  if (!(await action.isVisible()) && (page.viewportSize()?.width ?? 0) < 900) await row.click();
  await action.waitFor();
}

export async function openedParts(api: Account): Promise<readonly Opened[]> {
  const first = async (resource: string, query = '') =>
    (await api.get(`${resource}?page=1&limit=1${query}`)).body.data[0].id as string;
  const allowed = async (resource: string, suits: (can: Row['can']) => boolean) => {
    const rows: readonly Row[] = (await api.get(`${resource}?page=1&limit=100&can=1`)).body.data;
    const found = rows.find(({ can }) => suits(can));
    if (!found) throw new Error(`Nothing can be done with any of the first ${rows.length} ${resource}.`);
    return found.id;
  };
  const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).first();
  const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();
  const filter = encodeURIComponent(JSON.stringify({ status: 'CANCELED' }));
  const queue = '/orders/views/to-approve';
  const tab = encodeURIComponent(JSON.stringify({ $tab: 'to-publish' }));
  const inQueue = (key: string) => async (page: Page) => {
    await showQueueRecord(page);
    await page.keyboard.press(key);
  };
  return [
    {
      name: 'keys',
      path: queue,
      async open(page) {
        await page.keyboard.press('Shift+?');
        await dialog(page);
      },
    },
    {
      name: 'palette',
      path: '/orders',
      async open(page, say) {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: say('palette.title') }).fill('33');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'saved tab',
      path: `/orders?filter=${filter}`,
      wide: true,
      async open(page, say) {
        await button(page, say('list.save_tab')).click();
        await dialog(page);
      },
    },
    {
      name: 'columns and density',
      path: '/orders',
      wide: true,
      async open(page, say) {
        await button(page, say('list.settings')).click();
        await page.getByRole('radio').first().waitFor();
      },
    },
    {
      name: 'several at once',
      path: `/orders?filter=${tab}`,
      wide: true,
      async open(page, say) {
        await page.locator('tbody input[type=checkbox]:enabled').first().check();
        await page.getByLabel(say('list.bulk_actions')).getByRole('button').first().waitFor();
      },
    },
    {
      name: 'assignee',
      path: `/orders/${await allowed('orders', ({ assign }) => assign === true)}/show`,
      async open(page, say) {
        await button(page, say('assignee.give')).click();
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'operation',
      path: `/schedules/${await first('schedules')}/show`,
      async open(page) {
        await button(page, /Lập chuyến|Plan trips/).click();
        await dialog(page);
      },
    },
    {
      name: 'print preview',
      path: `/orders/${await first('orders', '&filter=status||$eq||PUBLISHED')}/show`,
      async open(page, say) {
        await button(page, new RegExp(`^${say('prints.print')}$|Phiếu đơn|Order`)).click();
        const item = page.getByRole('menuitem').first();
        await item.or(page.getByRole('dialog')).first().waitFor();
        if ((await item.count()) > 0) await item.click();
        await dialog(page);
      },
    },
    {
      name: 'reject',
      path: queue,
      async open(page) {
        await inQueue('r')(page);
        await dialog(page);
      },
    },
    {
      name: 'corrections',
      path: queue,
      async open(page) {
        await inQueue('c')(page);
        await page.locator('main input[type=checkbox]').first().waitFor();
      },
    },
    {
      name: 'bar',
      path: '/trips/views/board',
      async open(page) {
        await page.locator('li[data-lane] button').first().click();
        await dialog(page);
      },
    },
    {
      name: 'moves of a card',
      path: '/ticket-cancel-requests/views/board',
      async open(page) {
        await page.locator('section[data-state] button[aria-haspopup=menu]').first().click();
        await page.getByRole('menuitem').first().waitFor();
      },
    },
    {
      name: 'stop of a route',
      path: `/routes/${await allowed('routes', ({ actions }) => actions.includes('edit'))}`,
      async open(page) {
        await page.locator('fieldset li, section li').first().getByRole('button').nth(1).click();
      },
    },
    {
      name: 'import',
      path: '/vehicles',
      wide: true,
      async open(page, say) {
        await button(page, say('import.button')).click();
        await dialog(page);
      },
    },
  ];
}
