import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server/sites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { readQrCode, readQrCodes } from '../support/qr-reader.ts';
import { startOwnStack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { withoutWelcome } from './portal-visits.ts';

let stack: Awaited<ReturnType<typeof startOwnStack>>;
let site: Awaited<ReturnType<typeof buildSite>>;
/** `address` is the local address of the site. `PUBLIC` is the origin that visitors use. */
let address: string;
const PUBLIC = 'https://ve.example.vn';
const OFFICE = { hotline: '1900 7777', email: 'ho-tro@ve.example.vn', address: 'Số 9 phố Thử & Sửa' };
const NAME = 'Vé <Xanh> & Bạn';
const STORES = { Android: 'https://play.example.vn/app?id=1&hl=vi', iOS: 'https://apps.example.vn/app' };

beforeAll(async () => {
  stack = await startOwnStack();
  const clerk = await stack.server.signIn('superuser');
  const [office] = (await clerk.get('offices?filter=parent_id||$isnull&limit=1')).body;
  const changed = [
    await clerk.patch(`offices/${office.id}`, { ...OFFICE, version: office.version }),
    await clerk.patch(
      'settings/site-config',
      { office_display_name: { vi: NAME, en: NAME } },
      { 'x-office-id': office.id },
    ),
  ];
  const releases = (await clerk.get('app-releases?limit=50')).body;
  for (const { id, os, version } of releases as { id: string; os: keyof typeof STORES; version: number }[]) {
    changed.push(await clerk.patch(`app-releases/${id}`, { store_url: STORES[os], version }));
  }
  for (const { status, body } of changed) expect(status, JSON.stringify(body)).toBe(200);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const folder = join(projectRoot, 'apps/portal/dist');
  const options = await readSiteOptions(folder, { apiBase: `${stack.server.origin}/api/v1`, officeId: office.id });
  site = await buildSite({ ...options, origin: PUBLIC });
  await site.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await site?.close();
  await stack?.stop();
});

describe.each(['', '/en'])('Operator data on portal pages under the path "%s"', (prefix) => {
  test.each([
    ['without a script', '/download', { javaScriptEnabled: false }],
    ['without a script', '/search', { javaScriptEnabled: false }],
    ['with a script', '/search', {}],
    ['with a script', '/no/such/page', {}],
  ])(
    "portal pages show the operator's name and contacts from the office settings: %s, on the page %s",
    async (_, path, options) => {
      const { page, settle, close } = await watchedPage({ browser: stack.browser }, 360, options);
      await withoutWelcome(page);
      await page.goto(address + prefix + path);
      if (!('javaScriptEnabled' in options)) await settle();
      expect(await page.locator('.brand-name').innerText()).toBe(NAME);
      expect(await page.title()).toContain(NAME);
      const contact = page.locator('footer address');
      for (const text of [NAME, OFFICE.hotline, OFFICE.email, OFFICE.address])
        expect(await contact.innerText()).toContain(text);
      expect(await contact.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        'tel:19007777',
        `mailto:${OFFICE.email}`,
      ]);
      const stores = await page
        .locator('footer .store')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(stores).toEqual([STORES.Android, STORES.iOS]);
      const code = page.locator('footer').getByRole('img');
      expect(await readQrCode(await code.screenshot())).toBe(`${PUBLIC}${prefix}/download`);
      expect(await page.content()).not.toMatch(/127\.0\.0\.1:4002|1900 1290|tuyen\.example/);
      await close();
    },
  );

  test("the canonical link and the QR code of a portal page use the site's public address", async () => {
    const html = await (await fetch(`${address}${prefix}/search`)).text();
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC}${prefix}/search"/>`);
    expect(await readQrCodes(html)).toEqual([`${PUBLIC}${prefix}/download`]);
  });
});

test("every API request of a portal page names the site's office, even if none is configured", async () => {
  const options = await readSiteOptions(join(projectRoot, 'apps/portal/dist'), {
    apiBase: `${stack.server.origin}/api/v1`,
  });
  const plain = await buildSite(options);
  const url = await plain.listen({ host: '127.0.0.1', port: 0 });
  const clerk = await stack.server.signIn('superuser');
  const [office] = (await clerk.get('offices?filter=parent_id||$isnull&limit=1')).body;
  const { page, settle, close } = await watchedPage({ browser: stack.browser }, 360);
  await withoutWelcome(page);
  const named = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) named.add(request.headers()['x-office-id']);
  });
  await page.goto(url);
  await settle();
  expect([...named]).toEqual([office.id]);
  await close();
  await plain.close();
});

test('a portal site that cannot reach the server shows no operator name', async () => {
  const options = await readSiteOptions(join(projectRoot, 'apps/portal/dist'), {
    apiBase: 'http://127.0.0.1:1/api/v1',
  });
  const alone = await buildSite(options);
  const { body } = await alone.inject({ url: '/download' });
  expect(body).toMatch(/<span class="brand-name" data-fact="office_display_name"><\/span>/);
  expect(body).not.toMatch(/1900|tel:|play\./);
  await alone.close();
});
