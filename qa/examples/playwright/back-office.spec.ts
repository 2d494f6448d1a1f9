// Tests a back-office. Each test runs in its own namespace, in the state that it needs.
import { expect, type Page, test as base } from '@playwright/test';
import type { Qa } from '@tuyen/qa';
import { qaFixtures, type QaOptions } from '@tuyen/qa/playwright';

const test = base.extend<QaOptions & { qa: Qa }>(qaFixtures(process.env['SERVER'] ?? 'http://127.0.0.1:4000'));

const CODE = 'QV016';
const CLOSED = `/ticket-counters?filter=${encodeURIComponent('{"status":"INACTIVE"}')}`;

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('superuser@tuyen.example');
  await page.getByLabel(/^(?:Password|Mật khẩu)/u).fill('Tuyen#2026');
  await page.getByRole('button', { name: /^(?:Sign in|Đăng nhập)$/iu }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

test.describe('a counter that has closed', () => {
  test.use({ scenario: { name: 'counter-closed', parameters: { code: CODE } } });

  test('is among the closed ones', async ({ page, qa }) => {
    await signIn(page);
    await page.goto(CLOSED);
    await expect(page.getByRole('cell', { name: CODE, exact: true })).toBeVisible();
    await qa.verify({ method: 'GET', path: '/api/v1/ticket-counters', status: 200 });
  });
});

test.describe('without a scenario', () => {
  test('the same counter is open, whatever other tests do meanwhile', async ({ page, qa }) => {
    await signIn(page);
    await page.goto(CLOSED);
    await expect(page.getByRole('cell', { name: 'QV090', exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: CODE, exact: true })).toHaveCount(0);
    expect(await qa.stubs.list()).toEqual([]);
  });
});

test.describe('while the server is busy', () => {
  test.use({
    scenario: {
      prepare: (qa) =>
        qa.stubs.add({
          request: { method: 'GET', path: '/api/v1/ticket-counters' },
          problem: { status: 503, code: 'unavailable', retryAfter: 1 },
        }),
    },
  });

  test('the list says so, in the words of the server', async ({ page, qa }) => {
    await signIn(page);
    await page.goto(CLOSED);
    const refused = async () => (await qa.journal.list({ path: '/api/v1/ticket-counters', status: '503' }))[0];
    await expect.poll(refused).toBeTruthy();
    const { message } = JSON.parse((await refused())?.response.body?.text ?? '{}');
    await expect(page.getByText(String(message)).first()).toBeVisible();
  });
});
