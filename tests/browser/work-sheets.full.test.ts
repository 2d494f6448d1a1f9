import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account } from '../support/server-process.ts';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { showQueueRecord } from './barriers/opened.ts';
import { signIn } from './clerk.ts';

/*
 * Contact sheets: pictures of the pages for daily work, on desktop and phone, in both languages, light and dark.
 * CONTACT_SHEETS=write stores them in docs/images/work for people to review.
 */
const WRITES = process.env['CONTACT_SHEETS'] === 'write';
const at = (name: string) => fileURLToPath(new URL(`../../docs/images/work/${name}.webp`, import.meta.url));

interface Shown {
  readonly name: string;
  readonly account: string;
  readonly path: string;
  open?(page: Page): Promise<unknown>;
}

let stack: Stack;
let pages: readonly Shown[];
beforeAll(async () => {
  stack = await startStack();
  pages = await pagesOfWork(await stack.server.signIn('company'));
});
afterAll(async () => {
  await stack?.stop();
});

const mayEdit = ({ can }: { readonly can: { readonly actions: readonly string[] } }) => can.actions.includes('edit');

async function pagesOfWork(api: Account): Promise<readonly Shown[]> {
  const first = async (list: string) => (await api.get(list)).body.data[0].id as string;
  const card = await api.get('customer-cards?page=1&limit=1&sort=created_at,ASC');
  const tab = encodeURIComponent(JSON.stringify({ $tab: 'to-publish' }));
  return [
    { name: 'home', account: 'company', path: '/' },
    { name: 'order-list', account: 'company', path: `/orders?filter=${tab}` },
    { name: 'order-desk', account: 'company', path: '/orders/views/to-approve', open: showQueueRecord },
    {
      name: 'order',
      account: 'company',
      path: `/orders/${await first('orders?page=1&limit=1&filter=status||$eq||PUBLISHED')}/show`,
    },
    { name: 'customer', account: 'company', path: `/customers/${card.body.data[0].customer_id}/show` },
    { name: 'day-ticket', account: 'agency-ticket', path: '/flows/sell-day-ticket' },
    { name: 'my-shift', account: 'agency-ticket', path: '/my-shift' },
    { name: 'trip-board', account: 'company', path: '/trips/views/board' },
    {
      name: 'route-editor',
      account: 'company',
      path: `/routes/${(await api.get('routes?page=1&limit=100&can=1')).body.data.find(mayEdit).id}`,
    },
    { name: 'devices', account: 'company', path: '/devices' },
    { name: 'cancel-board', account: 'company', path: '/ticket-cancel-requests/views/board' },
    {
      name: 'palette',
      account: 'company',
      path: '/orders',
      async open(page) {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('an');
        await page.getByRole('option').nth(2).waitFor();
        await page.getByRole('dialog').getByRole('progressbar').waitFor({ state: 'hidden' });
      },
    },
  ];
}

/** Waits for fade-in animations to end. Does not wait for animations that are endless or depend on scrolling. */
const atRest = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  ).then(() => undefined);

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const SHOTS = ['vi', 'en'].flatMap((language) => (['light', 'dark'] as const).map((scheme) => ({ language, scheme })));
const GAP = 16;
const IN_README = ['home', 'order-desk'];

it('all pages shown on the screenshot sheets render without errors in all sizes, languages and color schemes', async () => {
  const pictures = new Map<string, Buffer[]>();
  for (const { language, scheme } of SHOTS) {
    for (const account of new Set(pages.map((page) => page.account))) {
      const { page, errors, settle, close } = await watchedPage(stack, DESKTOP.width, { colorScheme: scheme });
      await signIn(page, stack, account);
      await page.evaluate((value) => localStorage.setItem('RaStoretuyen.locale', JSON.stringify(value)), language);
      for (const shown of pages.filter((one) => one.account === account)) {
        for (const size of [DESKTOP, PHONE]) {
          await page.setViewportSize(size);
          await page.goto(`${stack.admin}${shown.path}`);
          await page.locator('h1').first().waitFor();
          await settle();
          await shown.open?.(page);
          await settle();
          await page.evaluate(atRest);
          expect(errors, `${shown.name} ${language} ${scheme} ${size.width}`).toEqual([]);
          pictures.set(shown.name, [...(pictures.get(shown.name) ?? []), await page.screenshot()]);
        }
      }
      await close();
    }
  }
  for (const [name, all] of pictures) {
    if (WRITES) await sheetOf(all).toFile(at(name));
    if (WRITES && IN_README.includes(name))
      await sharp(all[0])
        .webp({ quality: 80 })
        .toFile(at(`${name}-desktop`));
    expect(existsSync(at(name)), `${name}.webp: run this with CONTACT_SHEETS=write`).toBe(true);
  }
});

function sheetOf(pictures: readonly Buffer[]) {
  const width = 2 * (DESKTOP.width + PHONE.width) + 5 * GAP;
  const parts = pictures.map((input, index): OverlayOptions => {
    const pair = Math.floor((index % 4) / 2) * (DESKTOP.width + PHONE.width + 2 * GAP);
    const left = GAP + pair + (index % 2) * (DESKTOP.width + GAP);
    return { input, left, top: GAP + Math.floor(index / 4) * (DESKTOP.height + GAP) };
  });
  const height = 2 * DESKTOP.height + 3 * GAP;
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(parts)
    .webp({ quality: 60 });
}
