import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { connect } from '../../qa/src/index.ts';
import { WAIT } from '../support/limits.ts';
import { projectRoot } from '../support/project-root.ts';
import { type RunningServer, startServer } from '../support/server-process.ts';

const MONTHS = '/api/v1/public/sale-months';

let server: RunningServer;
let browser: Browser;
let page: Page;
const problems: string[] = [];
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(projectRoot), launchChromium()]);
  page = await browser.newPage({ locale: 'en-US' });
  page.setDefaultTimeout(WAIT);
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  problems.length = 0;
  await page.goto('about:blank');
  await fetch(`${server.origin}/__qa/journal`, { method: 'DELETE' });
});

const open = (part: string) => page.goto(`${server.origin}/__qa#${part}`);
const status = async () => (await fetch(server.origin + MONTHS)).status;

describe('The page at /__qa', () => {
  it('the QA page shows recorded requests, with error codes for rejected requests, and can filter the list', async () => {
    await fetch(`${server.origin}/api/v1/vehicles`);
    await status();
    await open('journal');
    const entry = page.getByText('401 GET /api/v1/vehicles');
    await entry.click();
    await page.getByText('"code": "unauthorized"').first().waitFor();
    await page.getByLabel('Status').fill('2xx');
    await page.getByLabel('Status').press('Enter');
    await entry.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('the QA page can search and verify recorded requests, and stop the recording', async () => {
    await fetch(`${server.origin}/api/v1/vehicles`);
    await open('journal');
    await page.getByLabel('Reason').fill('unauthorized');
    await page.getByLabel('Value in a body').fill('$.statusCode=401');
    await page.getByLabel('Value in a body').press('Enter');
    await page.getByText('401 GET /api/v1/vehicles').first().waitFor();
    await page.getByText(`GET ${MONTHS}`).waitFor({ state: 'detached' });
    await page.getByText('Verify what came').click();
    const expected = page.getByLabel('Description (JSON)');
    await expected.fill('{"order": [{"path": "/api/v1/vehicles", "status": 401}]}');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('As expected.').waitFor();
    await expected.fill('{"request": {"path": "/api/v1/vehicle"}, "times": 1}');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^Expected: .*once/u).waitFor();
    await page.getByText('"found": "/api/v1/vehicles"').waitFor();
    await expected.fill('{"request"');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').getByText('Not valid JSON').waitFor();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Go on recording' }).click();
    await page.getByRole('button', { name: 'Stop recording' }).waitFor();
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  it('the QA page makes a stub of a recorded request and of an HTTP archive', async () => {
    await status();
    await open('journal');
    await page
      .getByText(`200 GET ${MONTHS}`)
      .or(page.getByText(`GET ${MONTHS}`))
      .first()
      .click();
    await page.getByRole('button', { name: 'Answer later requests like this one' }).click();
    await page.getByRole('status').getByText('Done.').waitFor();
    await open('stubs');
    await page.getByText(`GET ${MONTHS}`).waitFor();
    await page.getByText('From an HTTP archive (HAR)').click();
    await page.getByLabel('Origin').fill('https://api.example.com');
    const request = { method: 'GET', url: 'https://api.example.com/imported' };
    const archive = { log: { entries: [{ request, response: { status: 203, headers: [], content: {} } }] } };
    const file = { name: 'a.har', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(archive)) };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByRole('button', { name: 'Load the file' }).click();
    await page.getByText('GET /imported').waitFor();
    expect((await fetch(`${server.origin}/imported`)).status).toBe(203);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Nothing yet.').waitFor();
    expect(problems).toEqual([]);
  });

  it('the QA page sets stub states and faults with all their options', async () => {
    await open('stubs');
    const states = page.getByRole('form', { name: 'States' });
    await states.getByLabel('Of').fill('delivery');
    await states.getByLabel('Becomes').fill('sent');
    await page.keyboard.press('Enter');
    await page.getByText('delivery: sent').waitFor();
    await open('faults');
    await page.getByText('All options (JSON)').click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('mail {"outcome":"deferred"}').click();
    await page.getByText('"probability": 0.5').last().waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Nothing yet.').waitFor();
    expect(problems).toEqual([]);
  });

  it('the QA page adds a stub by keyboard and removes it', async () => {
    await open('stubs');
    await page.getByLabel('Path').first().fill(MONTHS);
    await page.getByLabel('Answer with status').fill('299');
    await page.keyboard.press('Enter');
    await page.getByText(`All ${MONTHS}`).waitFor();
    expect(await status()).toBe(299);
    await page.getByText(`All ${MONTHS}`).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nothing yet.').waitFor();
    expect(await status()).toBe(200);
  });

  it('the QA page accepts either a response or a fault for a stub', async () => {
    await open('stubs');
    const [code, body, damage] = ['Answer with status', 'Body of the answer (JSON)', 'Damage'].map((name) =>
      page.getByLabel(name),
    );
    await damage?.selectOption('reset');
    expect([await code?.isDisabled(), await body?.isDisabled()]).toEqual([true, true]);
    await damage?.selectOption('');
    expect([await code?.isDisabled(), await body?.isDisabled()]).toEqual([false, false]);
    for (const [field, value] of [
      [code, '299'],
      [body, '{}'],
    ] as const) {
      await field?.fill(value);
      expect(await damage?.isDisabled()).toBe(true);
      await field?.fill('');
      expect(await damage?.isDisabled()).toBe(false);
    }
    expect(problems).toEqual([]);
  });

  it('the QA page names the path of an invalid value', async () => {
    await open('stubs');
    await page.getByLabel('Path').first().fill('no-path');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('request.path').waitFor();
  });

  it("the QA page can move the server's clock and is available in Vietnamese", async () => {
    await open('clock');
    await page.getByLabel('Days').fill('40');
    await page.keyboard.press('Enter');
    await page.getByText('Done.').waitFor();
    await page.getByLabel('Language').selectOption('vi');
    await page.getByRole('heading', { name: 'Đồng hồ' }).waitFor();
    await page.getByRole('button', { name: 'Về giờ của máy' }).click();
    await page.getByText('Xong.').waitFor();
    expect(problems).toEqual([]);
  });

  it('the QA page shows mails in a frame that runs no scripts', async () => {
    const body = JSON.stringify({ account: 'superuser' });
    await fetch(`${server.origin}/api/v1/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await open('outbox');
    await page.locator('details').first().waitFor();
    expect(await page.locator('iframe').count()).toBeGreaterThan(0);
    for (const frame of await page.locator('iframe').all()) expect(await frame.getAttribute('sandbox')).toBe('');
    const policy = (await fetch(`${server.origin}/__qa`)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(problems).toEqual([]);
  });

  it('the QA page plays a scenario with parameters and names its records', async () => {
    await open('scenarios');
    const form = page.getByRole('form', { name: 'month-not-on-sale' });
    await form.getByLabel('month').fill('2031-13');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('month').waitFor();
    await form.getByLabel('month').fill('2031-05');
    await page.keyboard.press('Enter');
    await page.getByText('Done.').waitFor();
    await page.getByText('"resource": "offices"').waitFor();
  });

  it('the QA page can restore snapshots, read and write state files, and drop namespaces', async () => {
    await open('data');
    await page.getByLabel('Namespace').fill('of-the-page');
    await page.keyboard.press('Tab');
    await page.getByText('of-the-page · idle').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('before');
    await page.keyboard.press('Enter');
    await page.getByText('before · ').waitFor();
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('Done.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('state.jsonl');
    await page.getByText('Done.').waitFor({ state: 'detached' });
    await page.getByLabel('File').setInputFiles(await download.path());
    await page.getByRole('button', { name: 'Load the file' }).click();
    await page.getByText('has rows of its own').waitFor({ state: 'detached' });
    await page.getByText('Done.').waitFor();
    await page.getByLabel('Namespace').fill('');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Drop' }).click();
    await page.getByText('of-the-page · idle').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('the QA page can search accounts and records by any of their words, and copy their ids', async () => {
    await open('handbook');
    const summary = (name: RegExp) => page.locator('summary', { hasText: name });
    await page.getByLabel('Search').fill('status: AWAITING_PAYMENT');
    await summary(/^vehicles/u).waitFor({ state: 'hidden' });
    await summary(/^orders/u).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page
      .getByRole('button', { name: /^DH\d{8}$/u })
      .first()
      .click();
    await page
      .getByRole('status')
      .getByText(/^Copied DH\d{8}$/u)
      .waitFor();
    await page.getByLabel('Search').fill('company-metro-admin@');
    await summary(/^orders/u).waitFor({ state: 'hidden' });
    await summary(/^Accounts to sign in with/u).click();
    await page.getByRole('cell', { name: 'company-metro-admin@tuyen.example' }).first().waitFor();
    // The table also shows the id of each account's office, because requests name the office by this id in
    // `x-office-id`.
    await page.getByRole('columnheader', { name: 'x-office-id' }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe('The page at /__qa with a required token', () => {
  const token = 'a-token-of-some-length';
  let guarded: RunningServer;
  beforeAll(async () => {
    guarded = await startServer(projectRoot, { TUYEN_QA_TOKEN: token });
  });
  afterAll(() => guarded?.stop());

  it('the QA page removes the token from its address and keeps it in the browser tab', async () => {
    await page.goto(`${guarded.origin}/__qa#token=${token}`);
    await page.getByLabel('Status').waitFor();
    expect(page.url()).toBe(`${guarded.origin}/__qa`);
    await page.goto(`${guarded.origin}/__qa#clock`);
    await page.reload();
    await page.getByRole('heading', { name: 'Clock' }).waitFor();
  });

  it('without a token, the QA page asks for the token', async () => {
    const other = await browser.newPage({ locale: 'en-US' });
    other.setDefaultTimeout(WAIT);
    await other.goto(`${guarded.origin}/__qa#clock`);
    await other.getByLabel('Token').fill(token);
    await other.getByLabel('Token').press('Enter');
    await other.getByRole('heading', { name: 'Clock' }).waitFor();
    await other.close();
  });

  it('the server accepts requests of the QA client with the right token and rejects another token', async () => {
    await expect(connect(guarded.origin, { token: 'another-token' })).rejects.toThrow('401');
    const qa = await connect(guarded.origin, { token, namespace: 'client' });
    expect((await qa.fetch('/__qa/clock')).status).toBe(200);
    expect((await qa.fetch(MONTHS)).status).toBe(200);
    await qa.drop();
  });
});
