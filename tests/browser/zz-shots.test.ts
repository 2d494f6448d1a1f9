import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { signIn } from './clerk.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchChromium()]);
}, 200_000);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('shots %s %s', async (width, scheme) => {
  const { page, close } = await watchedPage(browser, width, { colorScheme: scheme });
  await signIn(page, stack.admin, 'company-admin');
  const clerk = await stack.server.signIn('company-admin');
  const first = async (path: string) => String((await clerk.get(path)).body[0]?.id);
  const shot = async (name: string) => {
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/shots/${name}-${width}.png` });
  };
  await shot('home');
  const open = async (path: string, name: string) => {
    await page.goto(`${stack.admin}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor().catch(() => undefined);
    await shot(name);
  };
  const dialog = async (button: string, name: string) => {
    const one = page.getByRole('button', { name: button, exact: true }).first();
    if (!(await one.isVisible())) { console.log('no button', button, name); return; }
    await one.click();
    await page.getByRole('dialog').waitFor();
    await shot(name);
    await page.keyboard.press('Escape');
  };
  await open('device-monitor', 'monitor');
  await open('electronic-cards', 'stock');
  await dialog('Nhập lô thẻ', 'receive');
  await dialog('Cấp dải thẻ về quầy', 'allocate');
  await open(`ticket-counters/${await first('ticket-counters?limit=1')}/show`, 'counter');
  await dialog('Kiểm kê thẻ', 'count');
  await open(`customers/${await first('customers?limit=1')}/show`, 'customer');
  await dialog('Xóa thông tin cá nhân', 'erase');
  await open(`customer-cards/${await first('customer-cards?limit=1')}/show`, 'card');
  await dialog('Khóa thẻ', 'lock');
  await open('command-tickets', 'command-tickets');
  await open(`work-shifts/${await first('work-shifts?limit=1&sort=-work_date')}/show`, 'shift');
  await open('paper-tickets', 'paper');
  await open('reports/day-close', 'dayclose');
  await open('agencies', 'agencies');
  await open('agency-settlements', 'settlements');
  await open(`trips/${await first('trips?limit=1')}/show`, 'trip');
  await open('settings', 'settings');
  await close();
}, 300_000);
