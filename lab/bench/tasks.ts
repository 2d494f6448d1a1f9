import { buildSite, readSiteOptions } from '@tuyen/server/sites';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { signInByForm } from '../../tests/browser/clerk.ts';
import { launchMeasuredChromium } from '../../tests/support/chromium.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { settling } from '../../tests/support/watched-page.ts';
import { signIn, start, stop } from './served.ts';
import { longTasks, type LongTasks } from './long-tasks.ts';

const ORDERS = 2000;
const TRIPS = 500;
const ROWS = 100_000;
const ACCOUNT = 'company';
/** CPU slowdown that simulates a computer at a counter. */
const SLOWER = 4;
const LIMIT = 100;

const WINDOW = { viewport: { width: 1280, height: 800 }, locale: 'vi-VN' } as const;
/** Selects a table row whose values are loaded. Does not match an empty row that is shown while the values load. */
const ROW = 'tbody tr td:nth-child(3):not(:empty)';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Step {
  readonly work: string;
  readonly tasks: LongTasks;
}

/**
 * Measures long tasks of the page's main thread under heavy load: a desk with 2,000 orders, a board with 500 trips, a
 * list of 100,000 rows. The list shows stored rows. For the desk and the board, the test adds copies of records to the
 * server's responses.
 */
export async function benchTasks(): Promise<string> {
  const built = join(projectRoot, 'apps/admin/dist');
  if (!existsSync(built)) throw new Error(`${built} is missing. Run: npm run build`);
  const port = await freePort();
  const admin = `http://127.0.0.1:${port}`;
  const server = await start([join(projectRoot, 'server-mock/bin/start.js')], 'health', {
    TUYEN_QA: '1',
    ADMIN_URL: admin,
  });
  const site = await buildSite(await readSiteOptions(built, { apiBase: `${server.origin}/api/v1` }));
  const browser = await launchMeasuredChromium();
  try {
    await site.listen({ host: '127.0.0.1', port });
    await (await signIn(server.origin)).fill(0, ROWS);
    const steps = [...(await desk(browser, admin)), ...(await board(browser, admin)), ...(await list(browser, admin))];
    return report(steps);
  } finally {
    await browser.close();
    await site.close();
    await stop(server);
  }
}

async function desk(browser: Browser, admin: string): Promise<readonly Step[]> {
  const { page, context, step } = await opened(browser, admin);
  await context.route(/\/api\/v1\/orders\?/, (route) => multiplied(route, ORDERS));
  const steps = [
    await step(`desk with ${ORDERS} orders: opened`, async () => {
      await page.goto(`${admin}/orders/views/to-approve`);
      await page.getByRole('toolbar').getByRole('button').first().waitFor();
    }),
    await step('desk: more of the list', () => page.getByRole('button', { name: 'Xem thêm' }).click()),
  ];
  await context.close();
  return steps;
}

async function board(browser: Browser, admin: string): Promise<readonly Step[]> {
  const { page, context, step } = await opened(browser, admin);
  await context.route(/\/api\/v1\/trips\?/, (route) => multiplied(route, TRIPS));
  const lanes = page.locator('li[data-lane] button');
  const steps = [
    await step(`board with ${TRIPS} trips: opened`, async () => {
      await page.goto(`${admin}/trips/views/board`);
      await lanes.nth(TRIPS / 2).waitFor({ state: 'attached' });
    }),
    // The board by vehicle shows tomorrow, because only trips that have not started can be assigned.
    await step('board: tomorrow by vehicle', async () => {
      await page.goto(`${admin}/trips/views/board?lanes=vehicle_id&day=${tomorrow()}`);
      await lanes.nth(TRIPS / 2).waitFor({ state: 'attached' });
    }),
    await step('board: a trip', async () => {
      await lanes.first().click();
      await page.getByRole('dialog').waitFor();
    }),
  ];
  await context.close();
  return steps;
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

async function list(browser: Browser, admin: string): Promise<readonly Step[]> {
  const { page, context, step } = await opened(browser, admin);
  const open = async (tab: Page) => {
    await tab.goto(`${admin}/stop-points`);
    await tab.locator(ROW).first().waitFor();
  };
  const steps = [
    await step(`list of ${ROWS} rows: opened`, () => open(page)),
    await neverOpened(browser, await context.storageState(), 'list: opened with an empty cache', open),
    await step('list: next page', async () => {
      await page.getByRole('button', { name: 'Đến trang sau' }).click();
      await page.waitForURL(/page=2/);
    }),
    await step('list: searched', async () => {
      await page.getByPlaceholder('Tìm kiếm').or(page.getByLabel('Tìm kiếm')).first().fill('BENCH777');
      await page.waitForURL(/filter=/);
    }),
    await step('list: another one', async () => {
      await page.getByRole('navigation', { name: 'Trình đơn chính' }).getByRole('link', { name: 'Đơn hàng' }).click();
      await page.getByRole('heading', { level: 1, name: 'Đơn hàng' }).waitFor();
    }),
  ];
  await context.close();
  return steps;
}

async function neverOpened(browser: Browser, storageState: State, work: string, act: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ ...WINDOW, storageState });
  const page = await context.newPage();
  const step = await measured(browser, context, page);
  const tasks = await step(work, () => act(page));
  await context.close();
  return tasks;
}

async function opened(browser: Browser, admin: string) {
  const context: BrowserContext = await browser.newContext(WINDOW);
  const page: Page = await context.newPage();
  const settle = settling(page);
  await signInByForm(page, admin, ACCOUNT);
  await settle();
  return { page, context, step: await measured(browser, context, page) };
}

async function measured(browser: Browser, context: BrowserContext, page: Page) {
  const settle = settling(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return async (work: string, act: () => Promise<unknown>): Promise<Step> => {
    const tasks = await longTasks(browser, page, async () => {
      await act();
      await settle();
    });
    return { work, tasks };
  };
}

async function multiplied(route: Route, total: number): Promise<void> {
  const url = new URL(route.request().url());
  const answer = await route.fetch();
  const body: unknown = await answer.json();
  const page = typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) ? body.data : [];
  if (page.length === 0) return route.fulfill({ response: answer });
  const wanted = Math.min(total, Number(url.searchParams.get('limit') ?? page.length));
  const data = Array.from({ length: wanted }, (_, at) =>
    at < page.length
      ? page[at]
      : { ...page[at % page.length], id: `${page[at % page.length].id.slice(0, -4)}${String(at).padStart(4, '0')}` },
  );
  return route.fulfill({ response: answer, json: { ...Object(body), data, total, count: data.length } });
}

function report(steps: readonly Step[]): string {
  const width = Math.max(...steps.map(({ work }) => work.length));
  const lines = steps.map(({ work, tasks: { first, others } }) => {
    const longest = Math.max(0, ...others);
    const over = others.filter((task) => task > LIMIT).length;
    return `${work.padEnd(width)}  ${first.toFixed(0).padStart(6)} ms  ${longest.toFixed(0).padStart(6)} ms  ${String(over).padStart(4)}`;
  });
  return [
    `${'At 4x CPU'.padEnd(width)}  ${'first'.padStart(9)}  ${'longest'.padStart(9)}  over ${LIMIT}`,
    ...lines,
  ].join('\n');
}
