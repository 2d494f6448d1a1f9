// @vitest-environment node
import type { PrintedDocument } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { startSmtp, type TestSmtp } from '@tuyen/server-mock/testing/smtp';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Sheet } from '../../apps/admin-kit/src/prints/sheet.tsx';
import { groupForm } from '../../domain/src/groups/group-form.fixture.ts';
import { openShop, type Shop } from '../../domain/src/shop.fixture.ts';
import { launchChromium } from '../support/chromium.ts';

/*
 * Contact sheets of all prints and mails, rendered by a browser. CONTACT_SHEETS=write stores them in docs/images for
 * people to review.
 */
const WRITES = process.env['CONTACT_SHEETS'] === 'write';
const at = (name: string) => fileURLToPath(new URL(`../../docs/images/${name}.webp`, import.meta.url));

let shop: Shop;
let browser: Browser;
let smtp: TestSmtp;
beforeAll(async () => {
  // The environment is not `production`, because a production server has no test gateway for payments. The pages are
  // the same in both environments.
  vi.stubEnv('NODE_ENV', 'test');
  [shop, browser, smtp] = await Promise.all([openShop(), launchChromium(), startSmtp()]);
  await attachToGroup();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await shop?.app.close();
  await smtp?.close();
});

/** Orders cards for a group, of which two are attached. The fixtures have no members of groups. */
async function attachToGroup(): Promise<void> {
  const { code, payment } = await shop.register(await groupForm(shop, 30));
  await shop.pay(payment.url);
  await shop.move(code, 'approve');
  const { id } = await shop.order(code);
  const members = await shop.engine.store.find('order-members', { order_id: id }, { sort: 'number', limit: 2 });
  const clerk = await shop.signIn('agency-card');
  for (const member of members)
    await shop.post(
      `order-members/${String(member['id'])}/transitions/attach-card`,
      { card_code: shop.blank() },
      clerk,
    );
}

async function drawn(html: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 300 } });
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect((await page.innerText('body')).trim().length).toBeGreaterThan(40);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

const GAP = 16;

async function sheetOf(
  name: string,
  pictures: readonly Buffer[],
  { columns, width }: { columns: number; width: number },
) {
  if (!WRITES) {
    expect(existsSync(at(name)), `${name}.webp: run this with CONTACT_SHEETS=write`).toBe(true);
    return;
  }
  const small = await Promise.all(
    pictures.map(async (picture) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const rows = Array.from({ length: Math.ceil(small.length / columns) }, (_, row) =>
    small.slice(row * columns, (row + 1) * columns),
  );
  let top = GAP;
  const placed = rows.flatMap((row) => {
    const y = top;
    top += Math.max(...row.map(({ info }) => info.height)) + GAP;
    return row.map(({ data }, index) => ({ input: data, left: GAP + index * (width + GAP), top: y }));
  });
  const background = '#c6cad2';
  await sharp({ create: { width: columns * (width + GAP) + GAP, height: top, channels: 3, background } })
    .composite(placed)
    .webp({ quality: 70 })
    .toFile(at(name));
}

const RECORDS: Readonly<Record<string, Row>> = {
  ticket: { state: 'SOLD' },
  'ticket-receipt': { state: 'SOLD' },
  'day-ticket': { state: 'ISSUED' },
  'monthly-receipt': { state: 'ISSUED' },
  receipt: { status: 'CONFIRMED', needs_payment: true },
  order: { status: 'PUBLISHED', delivery_method: 'HOME' },
  'order-card-letter': { status: 'PUBLISHED', delivery_method: 'HOME' },
  'card-letter': { status: 'ACTIVE', is_locked: false },
  'shift-statement': { state: 'CLOSED' },
  'personal-data': { status: 'ACTIVE' },
  'hand-over': { status: ['PUBLISHED', 'DELIVERED_TO_COUNTER'] },
  'group-hand-over': { state: 'ATTACHED' },
};

it.each([
  ['A4', 794, 360, 6],
  ['80mm', 303, 230, 11],
] as const)('each printed document fits on %s in both languages', async (paper, pixels, width, columns) => {
  const superuser = await shop.signIn('superuser');
  const pictures: Buffer[] = [];
  for (const language of ['vi', 'en']) {
    for (const print of shop.engine.model.prints.filter(({ papers }) => papers.includes(paper))) {
      const where = RECORDS[print.name] as Record<string, string>;
      const found = await shop.engine.store.find(print.resource, where, { limit: print.list ? 12 : 1 });
      const ids = found.map(({ id }) => String(id)).join(',');
      const of = print.list ? `prints/${print.name}?ids=${ids}&` : `${ids}/prints/${print.name}?`;
      const answer = await shop.get(`${print.resource}/${of}paper=${paper}&language=${language}`, superuser);
      expect(answer.statusCode, `${print.name} ${answer.body}`).toBe(200);
      const document: PrintedDocument = answer.json();
      const markup = renderToStaticMarkup(<Sheet document={document} padded />);
      pictures.push(
        await drawn(`<!doctype html><html lang="${language}"><body style="margin:0">${markup}</body></html>`, pixels),
      );
    }
  }
  await sheetOf(`prints-${paper.toLowerCase()}`, pictures, { columns, width });
});

it.each(['vi', 'en'])(
  'a mail for each status of an order arrives at a local SMTP server, in the language %s',
  async (language) => {
    const root = await shop.signIn('company-root-admin');
    const values = { mail_host: '127.0.0.1', mail_port: smtp.port };
    expect((await shop.patch('settings/site-config', values, root)).statusCode).toBe(200);
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
    const place = async () => {
      const group = {
        card_kind: 'PRIORITIZE',
        object_group_id: price['object_group_id'],
        proofs: [await shop.photo(), await shop.photo()],
      };
      const form = await shop.form({ ticket_price_id: price['id'], ...group });
      const headers = { 'x-token-captcha': await shop.captcha(), 'accept-language': language };
      const placed = (await shop.post('public/orders', form, undefined, headers)).json();
      await shop.pay(placed.payment.url);
      return { code: String(placed.code), phone: form['phone'], email: String(form['email']) };
    };
    const { code, phone, email } = await place();
    const moved = async (name: string, input: Row = {}, of = code) => {
      const answer = await shop.move(of, name, input);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await moved('ask-correction', { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] });
    expect((await shop.post(`public/orders/${code}/retype`, { phone, portrait: await shop.photo() })).statusCode).toBe(
      200,
    );
    for (const name of ['approve', 'attach-card', 'publish', 'deliver-to-counter', 'deliver-to-customer'])
      await moved(name, name === 'attach-card' ? { card_code: shop.blank() } : {});
    const refused = await place();
    await moved('reject', { reason: 'Giấy xác nhận sinh viên đã hết hạn.' }, refused.code);
    await shop.pass({ minutes: 1 });
    const arrived = (to: string) => smtp.mails.filter((mail) => [mail.to].flat()[0]?.text === to);
    const mails = [...arrived(email), ...arrived(refused.email).slice(-1)];
    // Two of the ten mails say that the order waits for approval: one before its correction and one after it.
    expect(mails).toHaveLength(10);
    const pictures: Buffer[] = [];
    for (const mail of mails) pictures.push(await drawn(String(mail.html), 600));
    await sheetOf(`mails-${language}`, pictures, { columns: 5, width: 400 });
  },
);
