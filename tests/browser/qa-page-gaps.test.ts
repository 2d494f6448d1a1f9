import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Qa } from '../../qa/src/index.ts';
import { launchChromium } from '../support/chromium.ts';
import { WAIT } from '../support/limits.ts';
import { projectRoot } from '../support/project-root.ts';
import { type RunningServer, startServer } from '../support/server-process.ts';

const LIMITS = { TUYEN_QA_JOURNAL_ENTRIES: '3', TUYEN_QA_VIOLATIONS: '1', TUYEN_QA_OUTBOX: '1' };

let server: RunningServer;
let browser: Browser;
let page: Page;
let qa: Qa;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(projectRoot, LIMITS), launchChromium()]);
  page = await browser.newPage({ locale: 'en-US' });
  page.setDefaultTimeout(WAIT);
  qa = await connect(server.origin);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (part: string) => {
  await page.goto('about:blank');
  await page.goto(`${server.origin}/__qa#${part}`);
};
const missing = () => page.getByRole('note').textContent();

it('the QA page shows how many requests the journal dropped, and that verification is therefore uncertain', async () => {
  for (let index = 0; index < 5; index += 1) await qa.fetch('/health');
  await open('journal');
  expect(await missing()).toMatch(/Requests dropped from the journal since .*: 2\./u);
  await page.getByText('200 GET /health').first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download HAR' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('journal.har');
  await page.getByText('Verify what came').click();
  await page.getByLabel('Description (JSON)').fill('{"request": {"path": "/api/v1/vehicles"}, "times": 0}');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('It is not known.').nth(1).waitFor();
  await page.getByText('"dropped": 2').waitFor();
  await page.getByLabel('Language').selectOption('vi');
  await page.getByText('Nhật ký đã bỏ 2 yêu cầu').waitFor();
  await page.getByRole('button', { name: 'Xóa hết' }).click();
  await page.getByRole('note').waitFor({ state: 'detached' });
});

it('the QA page lists violations of the API documentation and the number of dropped ones', async () => {
  await qa.contract.set('journal');
  await qa.stubs.add({ request: { path: '/health' }, count: 2, answer: { body: { status: 5 } } });
  for (let index = 0; index < 3; index += 1) await qa.fetch('/health');
  await open('contract');
  expect(await missing()).toMatch(/Violations dropped since .*: 1\./u);
  await page.getByText('3 answers were checked.').waitFor();
  await page.getByText('200 GET /health').click();
  await page.getByText('200 is not as documented').waitFor();
});

it('the QA page shows how many messages are missing from the outbox', async () => {
  await qa.outbox.clear();
  for (const email of ['superuser@tuyen.example', 'company-root@tuyen.example'])
    await qa.fetch('/api/v1/auth/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  // Waits for the mail, because the server writes it only after the response.
  const isIncomplete = () =>
    qa.outbox.list().then(
      () => false,
      () => true,
    );
  await expect.poll(isIncomplete, { timeout: WAIT }).toBe(true);
  await open('outbox');
  expect(await missing()).toMatch(/Older messages that are missing.*: 1\./u);
  expect(await page.locator('details').count()).toBe(1);
});
