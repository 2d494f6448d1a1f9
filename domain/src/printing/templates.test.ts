import type { PrintedDocument } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let admin: Clerk;
let order: Row;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn('company-brt-admin');
  const [found] = await shop.engine.store.find('orders', { office_id: admin.officeId }, { limit: 1 });
  order = found ?? (await shop.rowOf('orders', {}));
});
afterAll(() => shop.app.close());

const CONFIG = 'settings/site-config';
const save = (template: string, as = admin) => shop.patch(CONFIG, { order_print_template: template }, as);
const preview = (template: string, as = admin, query = '') =>
  shop.post(`orders/${String(order['id'])}/prints/order/template${query}`, { template }, as);

const partsOf = ({ blocks }: PrintedDocument) => {
  const [block] = blocks;
  if (block?.block !== 'rich') throw new Error('The template was not used.');
  return block.parts;
};
const textOf = (document: PrintedDocument) =>
  partsOf(document)
    .flatMap((part) => (part.part === 'paragraph' ? part.runs.map(({ text }) => text) : []))
    .join('');

it('an office’s own print template replaces the standard document in both JSON and PDF', async () => {
  expect((await save('<p>Mã <strong>{code}</strong>, khách {customer.full_name}</p><p>{qr:code}</p>')).statusCode).toBe(
    200,
  );
  const customer = await shop.rowOf('customers', { id: order['customer_id'] });
  const path = `orders/${String(order['id'])}/prints/order`;
  const document: PrintedDocument = (await shop.get(path, admin)).json();
  expect(textOf(document)).toBe(`Mã ${String(order['code'])}, khách ${String(customer['full_name'])}`);
  expect(partsOf(document)[1]).toMatchObject({ part: 'code', text: order['code'], align: 'center' });
  const file = await shop.get(`${path}?format=pdf&paper=80mm`, admin);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.rawPayload)), { mergePages: true });
  expect(text.replaceAll(/\s+/gu, ' ')).toContain(`khách ${String(customer['full_name'])}`);
  expect((await save('')).statusCode).toBe(200);
  const standard: PrintedDocument = (await shop.get(path, admin)).json();
  expect(standard.blocks[0]?.block).toBe('letterhead');
});

it.each([
  ['customer.ful_name', '{customer.full_name}'],
  ['cod', '{code}'],
  ['qr:cod', '{qr:code}'],
  ['print.dat', '{print.date}'],
])('an unknown placeholder in a print template is rejected with the nearest valid one: %s', async (name, nearest) => {
  const before = (await shop.get(CONFIG, admin)).json();
  const answer = await save(`<p>Xin chào {${name}}</p>`);
  expect(answer.json()).toMatchObject({
    statusCode: 422,
    errors: { order_print_template: `Không có nội dung nào tên {${name}}. Có phải ${nearest}?` },
  });
  expect((await preview(`<p>{${name}}</p>`)).json()).toMatchObject({ errors: { template: expect.any(String) } });
  expect((await shop.get(CONFIG, admin)).json().order_print_template).toBe(before.order_print_template);
});

it('a secret field cannot be a placeholder of a print template', async () => {
  const answer = await save('<p>{result_token}</p>');
  expect(answer.json()).toMatchObject({ statusCode: 422, errors: { order_print_template: expect.any(String) } });
  expect((await save('<p>{created_by.password}</p>')).statusCode).toBe(422);
});

it('the HTML of a template is sanitized on save, and values are always printed as text', async () => {
  expect(
    (await save('<p onclick="x()">{code}<script>alert(1)</script><img src="x" onerror="y()"></p>')).statusCode,
  ).toBe(200);
  const stored = String((await shop.get(CONFIG, admin)).json().order_print_template);
  expect(stored).not.toMatch(/script|onclick|onerror/);
  await shop.engine.write.transaction({}, (tx) =>
    tx.update('orders', String(order['id']), { note: '<b>An</b> {code}' }),
  );
  const document: PrintedDocument = (await preview('<p>{note}</p>')).json();
  expect(textOf(document)).toBe('<b>An</b> {code}');
  await save('');
});

it('a template preview shows an unsaved template with a real record, for users who may change templates', async () => {
  const document: PrintedDocument = (await preview('<h1>Phiếu {code}</h1><p>{barcode:code}</p>')).json();
  expect(document.mark).toContain('BẢN XEM TRƯỚC');
  expect(textOf(document)).toBe(`Phiếu ${String(order['code'])}`);
  expect(partsOf(document)[1]).toMatchObject({ part: 'code', text: 'PREVIEW' });
  expect((await preview('<p>{code}</p>', admin, '?format=pdf')).headers['content-type']).toBe('application/pdf');
  const clerk = await shop.signIn('agency-card');
  expect((await preview('<p>{code}</p>', clerk)).statusCode).toBe(403);
  const metro = await shop.signIn('company-metro-admin');
  expect((await preview('<p>{code}</p>', metro)).statusCode).toBe(404);
});

it('a print template shows a related record only if its reader may read the record or the standard document shows it', async () => {
  const [account] = await shop.engine.store.find('users', { username: 'superuser' });
  await shop.engine.write.transaction({}, (tx) =>
    tx.update('customers', String(order['customer_id']), { full_name: 'Nguyễn Văn An' }),
  );
  const row = await shop.engine.store.get('customers', String(order['customer_id']));
  expect([account?.['email'], row?.['full_name']]).toEqual([expect.any(String), 'Nguyễn Văn An']);
  const slugs = ['order.read', 'setting.read', 'setting.update'];
  const made = await shop.post(
    'users',
    {
      username: 'nguoi.in',
      full_name: 'Người In',
      email: 'nguoi.in@hopthu.example',
      password: 'MatKhau#1',
      office_id: admin.officeId,
      offices: [{ office_id: admin.officeId, permissions: slugs }],
    },
    {
      ...(await shop.signIn('superuser')),
      headers: { ...(await shop.signIn('superuser')).headers, 'x-office-id': admin.officeId },
    },
  );
  expect(made.statusCode, made.body).toBe(201);
  const reader = await shop.signIn('nguoi.in');
  const template = '<p>{customer.full_name}|{customer.identity_number}{customer.address}|</p>';
  expect(textOf((await preview(template, reader)).json())).toBe('Nguyễn Văn An||');
  expect(textOf((await preview(template)).json())).not.toBe('Nguyễn Văn An||');
});
